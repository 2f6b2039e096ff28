import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { isKey, recoverCopy } from '../../session/copy/keeper.ts'
import { canSeal } from '../../session/copy/seal.ts'
import { readDeviceStatistics } from '../../session/statistics/store.ts'
import { WoodBar } from '../../ui/woodbar.tsx'

const hexOf = (key: Uint8Array): string => Array.from(key, byte => byte.toString(16).padStart(2, '0')).join('')

const problemText = (code: string): string => {
  const { copy: say } = words('statistics')
  if (code === 'no-copy') return say.noCopy
  if (code === 'copy-unreadable') return say.unreadable
  return code === 'no-server' || code === 'not-found' ? say.noServer : say.waiting
}

interface RecoveringProps {
  /** The key of the address that was scanned. */
  readonly scanned: string | undefined
  readonly onRecovered: (note: string) => void
}

/** Brings the copy of another device, or of an earlier time, to this one. */
export const Recovering = ({ scanned, onRecovered }: RecoveringProps) => {
  const { copy: say } = words('statistics')
  const id = useId()
  const key = useSignal(scanned !== undefined && isKey(scanned) ? scanned : null)
  const text = useSignal('')
  const state = useSignal<'busy' | string>('')
  useEffect(() => {
    // The key does not stay in the address, where the next reader of this browser would find it.
    if (scanned !== undefined) goTo(linkTo('/book/copy'), true)
  }, [])
  const find = async (): Promise<string | undefined> => {
    if (key.value !== null) return key.value
    const { keyOfWords } = await import('../../session/copy/words.ts')
    const found = keyOfWords(text.value)
    return found === undefined ? undefined : hexOf(found)
  }
  const bring = async (): Promise<void> => {
    state.value = 'busy'
    const found = await find().catch(() => undefined)
    if (found === undefined) {
      state.value = say.wrongWords
      return
    }
    const done = await recoverCopy(found).catch(() => undefined)
    if (done?.ok !== true) {
      state.value = done === undefined ? say.waiting : problemText(done.problem.code)
      return
    }
    const { entries } = await readDeviceStatistics()
    onRecovered(say.recovered(entries.size))
    goTo(linkTo('/book'), true)
  }
  const isBusy = state.value === 'busy'
  return (
    <>
      <WoodBar heading={say.recover} back={linkTo('/book')} />
      <main class="plain recovering">
        {canSeal() ? (
          <form
            onSubmit={event => {
              event.preventDefault()
              void bring()
            }}
          >
            <p>{key.value === null ? say.recoverLead : say.recoverAsked}</p>
            {key.value === null && (
              <div class="field">
                <label for={id}>{say.recoverWords}</label>
                <textarea
                  id={id}
                  rows={3}
                  maxLength={300}
                  autocomplete="off"
                  autocapitalize="none"
                  spellcheck={false}
                  lang="en"
                  value={text.value}
                  onInput={event => (text.value = event.currentTarget.value)}
                />
              </div>
            )}
            <div class="acts">
              <button type="submit" class="button" disabled={isBusy}>
                {say.recoverDo}
              </button>
            </div>
            <p role="status">{isBusy ? '' : state.value}</p>
          </form>
        ) : (
          <p>{say.insecure}</p>
        )}
      </main>
    </>
  )
}
