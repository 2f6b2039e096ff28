import './moments/drinks.css'
import '../../ui/rulesrow.css'
import { DRINKING_RULES, type DrinkingRule } from '@halfpint/half-pint'
import { useSignal } from '@preact/signals'
import { recall, remember } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { Choices, Switch } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { CustomsProps } from '../pagegame.ts'

interface DrinkingProps {
  readonly rules: readonly DrinkingRule[]
  readonly onChange: (rules: readonly DrinkingRule[]) => void
  readonly onClose: () => void
}

/** Number of rules of each preset: they are listed from soft to very hard. */
const COUNTS = { off: 0, soft: 3, hard: 5, 'very-hard': 8 } as const
const PRESETS = ['off', 'soft', 'hard', 'very-hard'] as const

/** The preset with these rules. */
const presetOf = (rules: readonly DrinkingRule[]): (typeof PRESETS)[number] | 'own' =>
  PRESETS.find(preset => rules.join() === DRINKING_RULES.slice(0, COUNTS[preset]).join()) ?? 'own'

const READ = 'pad.drinking-notice'

/** The drinking rules, each with its switch; on first use the notice comes before them. */
export const DrinkingSheet = ({ rules, onChange, onClose }: DrinkingProps) => {
  const { drinking } = words('pad')
  const read = useSignal(recall(READ) === true)
  return (
    <Sheet heading={drinking.heading} onClose={onClose}>
      <p class="notice">{drinking.notice}</p>
      {read.value ? (
        <>
          <Choices
            caption={drinking.preset}
            value={presetOf(rules)}
            values={presetOf(rules) === 'own' ? [...PRESETS, 'own'] : PRESETS}
            say={preset => drinking.presets[preset]}
            onChoose={preset => {
              if (preset !== 'own') onChange(DRINKING_RULES.slice(0, COUNTS[preset]))
            }}
          />
          {DRINKING_RULES.map(rule => (
            <Switch
              key={rule}
              caption={`${rule} · ${drinking.rules[rule]}`}
              on={rules.includes(rule)}
              onTurn={on => onChange(DRINKING_RULES.filter(each => (each === rule ? on : rules.includes(each))))}
            />
          ))}
        </>
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

/** The drinking rules that are agreed. With `onChange` they can be changed, otherwise only read. */
export const DrinkingChoice = ({ chosen, onChange }: CustomsProps) => {
  const { setup, drinking } = words('pad')
  const isOpen = useSignal(false)
  const rules = DRINKING_RULES.filter(rule => chosen.includes(rule))
  const close = (): void => {
    isOpen.value = false
  }
  return (
    <>
      <button type="button" class="rules-row" onClick={() => (isOpen.value = true)}>
        <span>
          <b>{rules.length === 0 ? `${setup.drinking}: ${setup.drinkingOff}` : setup.drinkingCount(rules.length)}</b>
          {rules.length > 0 && <span class="in-short">{rules.map(rule => drinking.rules[rule]).join('. ')}</span>}
        </span>
        <Icon name="next" />
      </button>
      {isOpen.value &&
        (onChange === undefined ? (
          <Sheet heading={drinking.heading} onClose={close}>
            <ul class="drinking-list">
              {rules.map(rule => (
                <li key={rule}>{drinking.rules[rule]}</li>
              ))}
            </ul>
            <p class="notice">{drinking.notice}</p>
          </Sheet>
        ) : (
          <DrinkingSheet rules={rules} onChange={onChange} onClose={close} />
        ))}
    </>
  )
}
