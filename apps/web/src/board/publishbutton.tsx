import type { Result } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { set, settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { isSealing } from '../session/server/results.ts'
import { TextField } from '../ui/field.tsx'

const LONGEST_NAME = 24

/** Why a result was not taken. */
export const refusalText = (code: string): string => {
  const say = words('daily').publish
  if (code === 'not-this-day') return say.otherDay
  if (code === 'result-struck') return say.struck
  return code === 'too-many-checks' ? say.busy : say.failed
}

/** Asks once under which name a result may be entered on the server; from then on it is sent by itself. */
export const SealButton = ({ caption, onSeal }: { caption: string; onSeal: () => Promise<Result<unknown>> }) => {
  const say = words('daily').publish
  const refusal = useSignal('')
  const state = useSignal<'hidden' | 'asking' | 'busy'>(isSealing() ? 'hidden' : 'asking')
  if (state.value === 'hidden') return null
  const seal = async (): Promise<void> => {
    state.value = 'busy'
    const sealed = await onSeal()
    state.value = sealed.ok ? 'hidden' : 'asking'
    refusal.value = sealed.ok ? '' : refusalText(sealed.problem.code)
  }
  return (
    <section class="sealing">
      <TextField
        caption={say.name}
        value={settings.value.name}
        most={LONGEST_NAME}
        onWrite={name => {
          set({ name })
        }}
      />
      <div class="acts">
        <button
          type="button"
          class="button"
          disabled={settings.value.name.trim() === '' || state.value === 'busy'}
          onClick={() => void seal()}
        >
          {caption}
        </button>
      </div>
      <p class="quiet-text small">{say.about}</p>
      <p role="status">{refusal.value}</p>
    </section>
  )
}
