import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { words } from '../../base/speech.ts'
import { linkForCode, readCode } from '../../session/server/address.ts'

/** Longer input can only be a pasted link. */
const MAX_LENGTH = 200

/** Whether the server knows this code; `null` if no server answers. */
const isKnown = async (code: string): Promise<boolean | null> => {
  const { findCode } = await import('../../session/server/codes.ts')
  const answer = await findCode(code)
  if (answer.ok) return true
  return answer.problem.code === 'server-gone' || answer.problem.code === 'no-server' ? null : false
}

/** The code of a friend's table, typed or pasted. */
export const CodeField = () => {
  const { home } = words('core')
  const id = useId()
  const typed = useSignal('')
  const fault = useSignal('')
  const link = linkForCode(typed.value)
  const join = async (): Promise<void> => {
    if (link === null) return
    const code = readCode(typed.value)
    // A pasted link names its place; only a code can be mistyped.
    const known = code === null || code.length === 8 ? true : await isKnown(code)
    if (known === true) goTo(link)
    else fault.value = known === null ? home.offline : home.wrongCode
  }
  return (
    <form
      class="code-field"
      onSubmit={event => {
        event.preventDefault()
        void join()
      }}
    >
      <div class={fault.value === '' ? '' : 'wrong'}>
        <label for={id}>{home.code}</label>
        <input
          id={id}
          type="text"
          value={typed.value}
          maxLength={MAX_LENGTH}
          placeholder="___ ___"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={fault.value !== ''}
          aria-describedby={`${id}-fault`}
          onInput={event => {
            typed.value = event.currentTarget.value
            fault.value = ''
          }}
        />
      </div>
      <button type="submit" class={`button ${link === null ? 'outline' : ''}`} disabled={link === null}>
        {home.join}
      </button>
      <p id={`${id}-fault`} class="wrong-code" role="alert">
        {fault.value}
      </p>
    </form>
  )
}
