import type { GroupView } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { words } from '../../base/speech.ts'
import { Sheet } from '../../ui/sheet.tsx'
import type { SendCommand } from './grouppage.tsx'

const MAX_EVENINGS = 60

interface NumberFieldProps {
  readonly caption: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

const NumberField = ({ caption, value, max, onChange }: NumberFieldProps) => (
  <label class="field">
    {caption}
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={value}
      onInput={event => onChange(Math.min(max, Math.max(1, Math.trunc(event.currentTarget.valueAsNumber) || 1)))}
    />
  </label>
)

/** How the season counts, in one sentence. The founder can change it. */
export const Rules = ({ view, send }: { view: GroupView; send: SendCommand }) => {
  const say = words('group').rules
  const isOpen = useSignal(false)
  const points = useSignal(view.rules.points.join(' '))
  const best = useSignal(view.rules.best)
  const evenings = useSignal(view.rules.evenings)
  const { rules } = view
  const read = (points.value.match(/\d+/g) ?? []).map(Number).filter(each => each <= 100)
  const save = (): void => {
    isOpen.value = false
    const season = { points: read.slice(0, 7), best: Math.min(best.value, evenings.value), evenings: evenings.value }
    void send({ type: 'set-rules', rules: season })
  }
  return (
    <>
      <p class="side-note">
        {say.about({ ...rules, points: rules.points.join(' · ') })}{' '}
        {view.me === view.founder && (
          <button type="button" class="text-button" onClick={() => (isOpen.value = true)}>
            {say.change}
          </button>
        )}
      </p>
      {isOpen.value && (
        <Sheet heading={say.heading} onClose={() => (isOpen.value = false)}>
          <form
            class="group-form"
            onSubmit={event => {
              event.preventDefault()
              if (read.length > 0) save()
            }}
          >
            <label class="field">
              {say.points}
              <input
                type="text"
                inputMode="numeric"
                value={points.value}
                maxLength={40}
                onInput={event => (points.value = event.currentTarget.value)}
              />
            </label>
            <NumberField
              caption={say.evenings}
              value={evenings.value}
              max={MAX_EVENINGS}
              onChange={value => (evenings.value = value)}
            />
            <NumberField
              caption={say.best}
              value={best.value}
              max={evenings.value}
              onChange={value => (best.value = value)}
            />
            <button type="submit" class="button" disabled={read.length === 0}>
              {say.save}
            </button>
          </form>
        </Sheet>
      )}
    </>
  )
}
