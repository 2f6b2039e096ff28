import './yournames.css'
import { useSignal } from '@preact/signals'
import { serverUrl } from '../../base/server.ts'
import { words } from '../../base/speech.ts'
import { ask, tablePath } from '../../session/server/api.ts'
import { drawToken, forgetSeat, keptSeats } from '../../session/server/keys.ts'
import { keptGroups } from '../../session/server/memberships.ts'

/** Codes of seats that the server no longer has, so that there is nothing left to delete. */
const GONE: ReadonlySet<string> = new Set(['unknown-table', 'unknown-token'])

/** Deletes the name and the chat of this device at every table and in every group. Returns how many did not answer. */
const forgetEverywhere = async (): Promise<number> => {
  let left = 0
  for (const { table, token } of keptSeats()) {
    // Leave the table first. A seat that was left before is no reason to stop.
    await ask(tablePath(table, '/commands'), { body: { id: drawToken(), command: { type: 'leave' } }, token })
    const done = await ask(tablePath(table, '/me'), { method: 'DELETE', token })
    if (done.ok || GONE.has(done.problem.code)) forgetSeat(table)
    else left++
  }
  const groups = keptGroups()
  if (groups.length === 0) return left
  const { leaveGroup } = await import('../../session/server/groups.ts')
  for (const group of groups) if (!(await leaveGroup(group, true)).ok) left++
  return left
}

/** The data that the server stores about the reader, with a button to delete it. */
export const YourNames = () => {
  const { mine } = words('online')
  const stage = useSignal<'idle' | 'sure' | 'asking' | number>('idle')
  const tables = keptSeats().length
  const groups = keptGroups().length
  const now = stage.value
  if (tables + groups === 0 && typeof now !== 'number') return null
  return (
    <section class="your-names">
      <h2>{mine.heading}</h2>
      {tables > 0 && <p class="quiet-text">{mine.about(tables)}</p>}
      {groups > 0 && <p class="quiet-text">{mine.groups(groups)}</p>}
      <div role="status">{typeof now === 'number' && <p>{now === 0 ? mine.done : mine.left}</p>}</div>
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
        tables + groups > 0 && (
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
