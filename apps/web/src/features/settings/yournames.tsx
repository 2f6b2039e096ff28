import './yournames.css'
import { useSignal } from '@preact/signals'
import { serverUrl } from '../../base/server.ts'
import { words } from '../../base/speech.ts'
import { ask, tablePath } from '../../session/server/api.ts'
import { drawToken, forgetSeat, keptSeats } from '../../session/server/keys.ts'

/** What the server no longer knows, so that there is nothing left to delete there. */
const GONE: ReadonlySet<string> = new Set(['unknown-table', 'unknown-token'])

/** Has the name of this device and all it said deleted at every table; gives the number of those that did not answer. */
const forgetEverywhere = async (): Promise<number> => {
  let left = 0
  for (const { table, token } of keptSeats()) {
    // Whoever leaves is no longer seen at the table; a seat that was left before is no reason to stop.
    await ask(tablePath(table, '/commands'), { body: { id: drawToken(), command: { type: 'leave' } }, token })
    const done = await ask(tablePath(table, '/me'), { method: 'DELETE', token })
    if (done.ok || GONE.has(done.problem.code)) forgetSeat(table)
    else left++
  }
  return left
}

/** What the server keeps of whoever holds this device, and the way to have it deleted. */
export const YourNames = () => {
  const { mine } = words('online')
  const stage = useSignal<'idle' | 'sure' | 'asking' | number>('idle')
  const tables = keptSeats().length
  const now = stage.value
  if (tables === 0 && typeof now !== 'number') return null
  return (
    <section class="your-names">
      <h2>{mine.heading}</h2>
      {tables > 0 && <p class="quiet-text">{mine.about(tables)}</p>}
      <div role="status">{typeof now === 'number' && <p>{now === 0 ? mine.done : mine.left(now)}</p>}</div>
      {now === 'sure' || now === 'asking' ? (
        <p class="pair">
          <button
            type="button"
            class="button"
            disabled={now === 'asking'}
            onClick={() => {
              stage.value = 'asking'
              void forgetEverywhere().then(left => {
                stage.value = left
              })
            }}
          >
            {mine.sure}
          </button>
          <button type="button" class="button quiet" onClick={() => (stage.value = 'idle')}>
            {mine.keep}
          </button>
        </p>
      ) : (
        tables > 0 && (
          <button type="button" class="button quiet" onClick={() => (stage.value = 'sure')}>
            {mine.forget}
          </button>
        )
      )}
      <p>
        <a href={serverUrl('privacy')}>{mine.privacy}</a>
      </p>
    </section>
  )
}
