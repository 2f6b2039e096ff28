import './talk.css'
import { useSignal } from '@preact/signals'
import { words } from '../../../base/speech.ts'

interface ConfirmButtonProps {
  readonly label: string
  readonly ask: string
  readonly yes: string
  readonly onYes: () => void
}

/** A button for an action that cannot be undone: it asks first. */
export const ConfirmButton = ({ label, ask, yes, onYes }: ConfirmButtonProps) => {
  const asking = useSignal(false)
  if (!asking.value) {
    return (
      <button type="button" class="button quiet" onClick={() => (asking.value = true)}>
        {label}
      </button>
    )
  }
  return (
    <div class="asking">
      <p>{ask}</p>
      <button type="button" class="button danger" onClick={onYes}>
        {yes}
      </button>
      <button type="button" class="button quiet" onClick={() => (asking.value = false)}>
        {words('online').people.no}
      </button>
    </div>
  )
}
