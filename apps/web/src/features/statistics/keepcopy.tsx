import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkFor } from '../../base/reach.ts'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import {
  copy,
  copyProblem,
  deleteCopy,
  type KeptCopy,
  keyBytes,
  leaveCopy,
  startCopy,
  syncNow,
} from '../../session/copy/keeper.ts'
import { canSeal } from '../../session/copy/seal.ts'
import { Switch } from '../../ui/field.tsx'
import { QrCode } from '../../ui/qr.tsx'

/** The sentence for a problem of the copy. */
const problemText = (code: string): string => {
  const { copy: say } = words('statistics')
  if (code === 'no-copy') return say.gone
  if (code === 'copies-full') return say.full
  if (code === 'copy-unreadable') return say.unreadable
  return code === 'no-server' || code === 'not-found' ? say.noServer : say.waiting
}

/** The twelve words and the code that bring the copy back, to write down or to print. */
const RecoveryWords = ({ kept }: { kept: KeptCopy }) => {
  const { copy: say } = words('statistics')
  const twelve = useSignal<readonly string[]>([])
  useEffect(() => {
    // The list of words is loaded only for this.
    void import('../../session/copy/words.ts').then(({ wordsOf }) => {
      twelve.value = wordsOf(keyBytes(kept))
    })
  }, [kept.key])
  return (
    <div class="recovery-words">
      <h3>{say.words}</h3>
      <p>{say.wordsAbout}</p>
      <div class="words-and-code">
        <ol lang="en" translate={false}>
          {twelve.value.map(word => (
            <li key={word}>{word}</li>
          ))}
        </ol>
        <QrCode text={linkFor(linkTo('/book/copy/:key', { key: kept.key }))} />
      </div>
      <button type="button" class="button quiet" onClick={() => print()}>
        {say.print}
      </button>
    </div>
  )
}

/** The copy of this device: when it was stored, and how it comes back. */
const Status = ({ kept }: { kept: KeptCopy }) => {
  const { copy: say } = words('statistics')
  const isOpen = useSignal(false)
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  const left = kept.seen?.left ?? 0
  return (
    <>
      {kept.at !== null && <p class="quiet-text small">{say.storedAt(time.format(kept.at))}</p>}
      {left > 0 && <p class="quiet-text small">{say.leftOut(left)}</p>}
      <button
        type="button"
        class="button quiet"
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {isOpen.value ? say.hideWords : say.showWords}
      </button>
      {isOpen.value && <RecoveryWords kept={kept} />}
    </>
  )
}

/** The switch for the copy on the server. */
export const KeepCopy = () => {
  const { copy: say } = words('statistics')
  const note = useSignal('')
  const isBusy = useSignal(false)
  const isLeaving = useSignal(false)
  useEffect(() => {
    if (copy.peek() !== null) void syncNow()
  }, [])
  const run = async (act: () => Promise<string>): Promise<void> => {
    isBusy.value = true
    note.value = await act().catch(() => say.waiting)
    isBusy.value = false
  }
  const turn = (on: boolean): void => {
    note.value = ''
    isLeaving.value = !on
    if (on && copy.peek() === null)
      void run(async () => {
        const started = await startCopy()
        return started.ok ? '' : problemText(started.problem.code)
      })
  }
  const remove = (): Promise<void> =>
    run(async () => {
      const deleted = await deleteCopy()
      isLeaving.value = false
      return deleted.ok ? say.deleted : say.notDeleted
    })
  const kept = copy.value
  const problem = copyProblem.value
  return (
    <section class="keep-copy">
      <h2>{say.heading}</h2>
      {canSeal() ? (
        <>
          <Switch caption={say.keep} on={(kept !== null || isBusy.value) && !isLeaving.value} onTurn={turn} />
          <p class="quiet-text small">{say.about}</p>
          <p role="status">{note.value || (problem === null ? '' : problemText(problem))}</p>
          {isLeaving.value && kept !== null && (
            <div class="acts">
              <p>{say.off}</p>
              <button
                type="button"
                class="button quiet"
                onClick={() => {
                  leaveCopy()
                  isLeaving.value = false
                }}
              >
                {say.offHere}
              </button>
              <button type="button" class="button quiet" disabled={isBusy.value} onClick={() => void remove()}>
                {say.offAll}
              </button>
              <button type="button" class="button" onClick={() => (isLeaving.value = false)}>
                {say.stay}
              </button>
            </div>
          )}
          {kept !== null && !isLeaving.value && <Status kept={kept} />}
        </>
      ) : (
        <p class="quiet-text small">{say.insecure}</p>
      )}
    </section>
  )
}
