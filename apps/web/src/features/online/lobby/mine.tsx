import { listed } from '@halfpint/i18n'
import { deadlineOf, nameOf, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../../base/routes.ts'
import { language, words } from '../../../base/speech.ts'
import { isTurn } from '../../../board/attention.ts'
import { gameName } from '../../../board/index.ts'
import { ask, tablePath } from '../../../session/server/api.ts'
import { forgetSeat, type KeptSeat, keptSeats } from '../../../session/server/keys.ts'

/** Interval between two looks at the tables, in milliseconds. */
const REFRESH = 30_000

/** The number of tables that are shown. */
const MAX_SHOWN = 12

/** A table as its seat sees it; `gone` if the server no longer has it. */
type Known = TableView | 'gone'

const whenOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at)

/** The players for whom the game waits. */
const awaited = ({ match, seats: seatStates }: TableView): readonly string[] =>
  (match?.since ?? []).flatMap((since, seat) => (since === null ? [] : [nameOf(seatStates[seat]!)]))

const deadline = (view: TableView): number | null =>
  view.viewer === 'spectator' || !isTurn(view) ? null : deadlineOf(view, view.viewer)

/** Whose turn it is at a table. */
const State = ({ known }: { known: Known }) => {
  const { list } = words('online')
  if (known === 'gone') return <span class="quiet-text">{list.gone}</span>
  if (known.phase !== 'playing') return <span class="quiet-text">{list.phases[known.phase]}</span>
  if (!isTurn(known)) return <span class="quiet-text">{list.waitsFor(listed(language.value, awaited(known)))}</span>
  const until = deadline(known)
  return <b>{until === null ? list.yourTurn : list.yourTurnUntil(whenOf(until))}</b>
}

/** Tables that wait for the reader first, the most urgent of them at the top. */
const urgency = (known: Known | undefined): number => {
  if (known === undefined || known === 'gone') return Number.MAX_SAFE_INTEGER
  return isTurn(known) ? (deadline(known) ?? 0) : Number.MAX_SAFE_INTEGER - 1
}

/** The tables at which this device has a seat, with whose turn it is. */
export const Mine = () => {
  const { list } = words('online')
  const seats = useSignal<readonly KeptSeat[]>(keptSeats().slice(0, MAX_SHOWN))
  const known = useSignal<ReadonlyMap<string, Known>>(new Map())
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const look = async ({ table, token }: KeptSeat): Promise<void> => {
      const answer = await ask<TableView>(tablePath(table), { token, signal })
      const isGone = !answer.ok && answer.problem.code === 'unknown-table'
      if (signal.aborted || (!answer.ok && !isGone)) return
      known.value = new Map(known.value).set(table, answer.ok ? answer.value : 'gone')
    }
    const lookAtAll = (): void => {
      if (document.visibilityState !== 'hidden') for (const kept of seats.peek()) void look(kept)
    }
    lookAtAll()
    const timer = setInterval(lookAtAll, REFRESH)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [])
  if (seats.value.length === 0) return null
  const urgencyOf = ({ table }: KeptSeat): number => urgency(known.value.get(table))
  return (
    <section class="panel">
      <h2>{list.mine}</h2>
      <p class="quiet-text">{list.mineHint}</p>
      <ul class="tables">
        {seats.value
          .toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
          .map(({ table, game }) => {
            const state = known.value.get(table)
            return (
              <li key={table} data-table={table}>
                <span class="name">
                  <b>{gameName(game)}</b>
                  {state !== undefined && <State known={state} />}
                </span>
                {state !== 'gone' && (
                  <a class="button" href={linkTo('/table/:table', { table })}>
                    {list.back}
                  </a>
                )}
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => {
                    forgetSeat(table)
                    seats.value = seats.value.filter(each => each.table !== table)
                  }}
                >
                  {list.forget}
                </button>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
