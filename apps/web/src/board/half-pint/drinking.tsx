import './moments/drinks.css'
import { DRINKING_RULES, type DrinkingRule } from '@halfpint/half-pint'
import { useSignal } from '@preact/signals'
import { recall, remember } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { Switch } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { CustomsProps } from '../pagegame.ts'

interface DrinkingProps {
  readonly rules: readonly DrinkingRule[]
  readonly onChange: (rules: readonly DrinkingRule[]) => void
  readonly onClose: () => void
}

const READ = 'pad.drinking-notice'

/** The drinking rules, each with its switch; on first use the notice comes before them. */
export const DrinkingSheet = ({ rules, onChange, onClose }: DrinkingProps) => {
  const { drinking } = words('pad')
  const read = useSignal(recall(READ) === true)
  return (
    <Sheet heading={drinking.heading} onClose={onClose}>
      <p class="notice">{drinking.notice}</p>
      {read.value ? (
        DRINKING_RULES.map(rule => (
          <Switch
            key={rule}
            caption={`${rule} · ${drinking.rules[rule]}`}
            on={rules.includes(rule)}
            onTurn={on => onChange(DRINKING_RULES.filter(each => (each === rule ? on : rules.includes(each))))}
          />
        ))
      ) : (
        <button
          type="button"
          class="button"
          onClick={() => {
            remember(READ, true)
            read.value = true
          }}
        >
          {drinking.understood}
        </button>
      )}
    </Sheet>
  )
}

/** The drinking rules that are agreed, and the way to change them. */
export const DrinkingChoice = ({ chosen, onChange }: CustomsProps) => {
  const { setup } = words('pad')
  const open = useSignal(false)
  const rules = DRINKING_RULES.filter(rule => chosen.includes(rule))
  return (
    <>
      <button type="button" class="button quiet between" onClick={() => (open.value = true)}>
        <span>{setup.drinking}</span>
        <span>{rules.length === 0 ? setup.drinkingOff : setup.drinkingOn(rules.length)}</span>
      </button>
      {open.value && <DrinkingSheet rules={rules} onChange={onChange} onClose={() => (open.value = false)} />}
    </>
  )
}
