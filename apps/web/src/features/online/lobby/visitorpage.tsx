import type { Problem, Seat } from '@halfpint/core'
import { listed } from '@halfpint/i18n'
import { countFreeSeats, desertedNames } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { settings } from '../../../base/settings.ts'
import { language, words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { sitDown } from '../../../session/server/api.ts'
import type { SeatKey } from '../../../session/server/httptransport.ts'
import { drawToken, keepSeat } from '../../../session/server/keys.ts'
import { announce } from '../../../ui/announcer.tsx'
import { seatName } from '../../../ui/seatface.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { freeSymbol, hasName, You } from '../../../ui/you.tsx'
import { Alert } from '../alert.tsx'
import { Signs } from '../game/signs.tsx'
import type { Session } from '../session.ts'
import { QueueLine } from './queue.tsx'
import { RulesSlip } from './rules.tsx'
import { SeatList } from './seatlist.tsx'
import { symbolsAt } from './you.tsx'

interface VisitorPageProps {
  readonly session: Session
  /** The reader was removed from the seat of this device. */
  readonly lost: boolean
  readonly onSat: (key: SeatKey) => void
  readonly onWatch: () => void
}

/** The page behind a link to a table: shows the table, asks for a name, and offers to sit down or watch. */
export const VisitorPage = ({ session, lost, onSat, onWatch }: VisitorPageProps) => {
  const { door, line, create } = words('online')
  const problem = useSignal<Problem | null>(null)
  const busy = useSignal(false)
  /** One secret for one seat: a repeated request takes no second seat. */
  const token = useSignal(drawToken())
  const view = session.live.value
  if (view === null) return null
  const { id: table, setup, phase } = view
  const sit = async (wanted: { readonly seat?: Seat; readonly queue?: true } = {}): Promise<void> => {
    if (!hasName() || busy.value) return
    busy.value = true
    const { name } = settings.peek()
    const symbol = freeSymbol(settings.peek().symbol, symbolsAt(view))
    const command = { name, symbol, token: token.peek(), ...wanted }
    const sat = await sitDown(table, command)
    busy.value = false
    if (!sat.ok) {
      problem.value = sat.problem
      return
    }
    const { seat } = sat.value
    const key = { seat, token: token.peek() }
    if (sat.value.waiting === true) announce(seat === null ? door.queued : door.waiting(seatName(view.seats[seat])))
    keepSeat({ ...key, table, game: setup.game, at: Date.now() })
    onSat(key)
  }
  const isFree = countFreeSeats(view) > 0
  const mayWait = !isFree && !view.locked
  const deserted = desertedNames(view)
  const taken = symbolsAt(view)
  return (
    <>
      <WoodBar heading={gameName(setup.game)} />
      <Signs session={session} />
      <main class="plain online door">
        {lost && (
          <p class="alert" role="alert">
            {line.gone}
          </p>
        )}
        <h2>{isFree ? door.heading : view.locked ? door.locked : door.full}</h2>
        <form
          class="lay"
          onSubmit={event => {
            event.preventDefault()
            void sit(isFree ? {} : { queue: true })
          }}
        >
          {(isFree || mayWait) && (
            <section class="panel">
              <You taken={taken} />
              {!hasName() && <p class="quiet-text">{create.nameFirst}</p>}
              {deserted.length > 0 && <p class="quiet-text">{door.deserted(listed(language.value, deserted))}</p>}
              {mayWait && <p class="quiet-text">{door.waitHint}</p>}
            </section>
          )}
          <Alert problem={problem.value} />
          <div class="ways-on">
            {(isFree || mayWait) && (
              <button type="submit" class="button" disabled={!hasName() || busy.value}>
                {isFree ? door.sitDown : door.wait}
              </button>
            )}
            <button type="button" class={`button ${isFree || mayWait ? 'quiet' : ''}`} onClick={onWatch}>
              {door.watch}
            </button>
          </div>
        </form>
        <section class="panel">
          {phase === 'playing' && (
            <p class="quiet-text">
              {door.playing} {isFree ? door.nextDeal : ''}
            </p>
          )}
          <RulesSlip view={view} />
          <QueueLine view={view} />
          <SeatList view={view} {...(hasName() ? { onSit: seat => void sit({ seat }) } : {})} />
        </section>
      </main>
    </>
  )
}
