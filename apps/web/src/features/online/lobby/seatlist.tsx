import { LEVELS } from '@halfpint/bots'
import type { Seat } from '@halfpint/core'
import { isFreeSeat, type PlayerCommand, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { words } from '../../../base/speech.ts'
import { strongName } from '../../../session/worker/strongname.ts'
import { Portrait } from '../../../ui/faces/portrait.tsx'
import { botName, CHARACTERS } from '../../../ui/faces/regulars.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SeatFace, seatName } from '../../../ui/seatface.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { standingOf } from '../talk/people.tsx'
import { nextStarter } from './rules.tsx'

/** The regulars who do not sit at this table yet. */
export const freeRegulars = (view: TableView): readonly string[] =>
  CHARACTERS.filter(each => !view.seats.some(seatState => seatState.kind === 'bot' && seatState.bot === each))

interface BotChoiceProps {
  readonly game: string
  readonly onChoose: (bot: string) => void
  readonly onClose: () => void
}

const BotChoice = ({ game, onChoose, onClose }: BotChoiceProps) => {
  const { lobby } = words('online')
  const { characters } = words('core')
  return (
    <Sheet heading={lobby.chooseBot} onClose={onClose}>
      <h3>{lobby.regulars}</h3>
      <ul class="regular-choice">
        {CHARACTERS.map(bot => (
          <li key={bot}>
            <button type="button" onClick={() => onChoose(bot)}>
              <Portrait bot={bot} />
              <b>{strongName(game, bot)}</b>
              <span>{characters[bot].about}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3>{lobby.levels}</h3>
      <div class="choices">
        {LEVELS.map(level => (
          <button key={level} type="button" class="button quiet" onClick={() => onChoose(level)}>
            {strongName(game, level)}
          </button>
        ))}
      </div>
    </Sheet>
  )
}

interface RemovalProps {
  readonly name: string
  readonly onYes: (ban: boolean) => void
  readonly onClose: () => void
}

/** Asks before it removes a person, against slips of the finger. */
const Removal = ({ name, onYes, onClose }: RemovalProps) => {
  const { people } = words('online')
  return (
    <Sheet heading={people.showOutAsk(name)} onClose={onClose}>
      <div class="sheet-acts">
        <button type="button" class="button" onClick={() => onYes(false)}>
          {people.showOutYes}
        </button>
        <button type="button" class="button quiet" onClick={() => onYes(true)}>
          {people.ban(name)}
        </button>
        <button type="button" class="button quiet" onClick={onClose}>
          {people.no}
        </button>
      </div>
    </Sheet>
  )
}

interface SeatListProps {
  readonly view: TableView
  /** Called with a seat that the host changes; without it the seats are only shown. */
  readonly send?: (command: PlayerCommand) => void
  /** Called with a free seat that the reader takes, as a spectator or to change seats. */
  readonly onSit?: (seat: Seat) => void
  /** Changes the reader's name and symbol. */
  readonly onRename?: () => void
}

/** The seats of the table with their players, and the free seats. */
export const SeatList = ({ view, send, onSit, onRename }: SeatListProps) => {
  const { lobby, door } = words('online')
  const seated = view.viewer !== 'spectator'
  const choosing = useSignal<Seat | null>(null)
  const removing = useSignal<Seat | null>(null)
  const between = view.phase !== 'playing'
  const isArranging = useSignal(false)
  const starter = nextStarter(view)
  const people = view.seats.filter(({ kind }) => kind !== 'open').length
  const named = (seat: Seat): string => {
    const seatState = view.seats[seat]
    return seatState === undefined || seatState.kind === 'open' ? lobby.seat(seat + 1) : seatName(seatState)
  }
  return (
    <>
      <div class="seat-title">
        <h2>{lobby.here(people, view.seats.length)}</h2>
        {send !== undefined && between && (
          <button
            type="button"
            class="text-button"
            aria-pressed={isArranging.value}
            onClick={() => (isArranging.value = !isArranging.value)}
          >
            {lobby.arrange}
          </button>
        )}
      </div>
      <ul class="bench">
        {view.seats.map((seatState, seat) => {
          const isOpen = seatState.kind === 'open'
          const next = view.seats[seat + 1]
          const canSit = onSit !== undefined && isFreeSeat(view, seat) && (isOpen || !seated)
          return (
            <li key={seat} class={`${seatState.kind} ${seat === view.viewer ? 'mine' : ''}`} data-seat={seat}>
              {isOpen ? <span class="face empty" /> : <SeatFace seatState={seatState} />}
              <span class="name">
                <b>{named(seat)}</b>
                <span class="quiet-text">{isOpen ? lobby.free : standingOf(seatState, view, seat)}</span>
              </span>
              {between && seat === starter && !isOpen && <span class="starts-tag">{lobby.starts}</span>}
              {canSit && (
                <button type="button" class="button quiet" onClick={() => onSit(seat)}>
                  {seated ? lobby.sitHere : isOpen ? door.sitDown : door.takeOver(seatName(seatState))}
                </button>
              )}
              {onRename !== undefined && between && seat === view.viewer && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={lobby.rename}
                  title={lobby.rename}
                  onClick={onRename}
                >
                  <Icon name="pencil" />
                </button>
              )}
              {send !== undefined && between && seatState.kind !== 'person' && (
                <button type="button" class="button quiet" onClick={() => (choosing.value = seat)}>
                  {isOpen ? lobby.addBot : <Icon name="gear" />}
                  {!isOpen && <span class="unseen">{lobby.chooseBot}</span>}
                </button>
              )}
              {send !== undefined &&
                isArranging.value &&
                between &&
                !(isOpen && next?.kind === 'open') &&
                next !== undefined && (
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={lobby.swap(named(seat), named(seat + 1))}
                    title={lobby.swap(named(seat), named(seat + 1))}
                    onClick={() => send({ type: 'swap-seats', seat, other: seat + 1 })}
                  >
                    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
                      <path d="M8 4v16M4 16l4 4 4-4M16 20V4M12 8l4-4 4 4" />
                    </svg>
                  </button>
                )}
              {send !== undefined && !isOpen && seat !== view.viewer && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={lobby.remove(seatName(seatState))}
                  title={lobby.remove(seatName(seatState))}
                  onClick={() => {
                    if (seatState.kind === 'person') removing.value = seat
                    else send({ type: 'clear-seat', seat })
                  }}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {removing.value !== null && (
        <Removal
          name={seatName(view.seats[removing.value])}
          onClose={() => (removing.value = null)}
          onYes={ban => {
            const seat = removing.value!
            removing.value = null
            send?.(ban ? { type: 'clear-seat', seat, ban } : { type: 'clear-seat', seat })
          }}
        />
      )}
      {choosing.value !== null && (
        <BotChoice
          game={view.setup.game}
          onClose={() => (choosing.value = null)}
          onChoose={bot => {
            const seat = choosing.value!
            choosing.value = null
            send?.({ type: 'seat-bot', seat, bot, name: botName(bot) })
          }}
        />
      )}
    </>
  )
}
