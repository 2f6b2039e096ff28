import { useSignal } from '@preact/signals'
import { TextField } from '../parts/field.tsx'
import { set, settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { isSealing } from './sealing.ts'

const LONGEST_NAME = 24

/** Asks once under which name a result may be entered on the server; from then on it is sent by itself. */
export const SealButton = ({ caption, onSeal }: { caption: string; onSeal: () => Promise<boolean> }) => {
  const say = words('tasks').sealing
  const state = useSignal<'hidden' | 'asking' | 'busy' | 'failed'>(isSealing() ? 'hidden' : 'asking')
  if (state.value === 'hidden') return null
  const seal = async (): Promise<void> => {
    state.value = 'busy'
    state.value = (await onSeal()) ? 'hidden' : 'failed'
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
      <p role="status">{state.value === 'failed' ? say.failed : ''}</p>
    </section>
  )
}
