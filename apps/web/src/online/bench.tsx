import { LEVELS } from '@halfpint/bots'
import type { Seat } from '@halfpint/core'
import { isFreeSeat, type TableView, type Wish } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { Portrait } from '../faces/portrait.tsx'
import { botName, CHARACTERS } from '../faces/regulars.ts'
import { ChairFace, chairName } from '../game/chair.tsx'
import { Icon } from '../parts/icon.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { strongName } from '../play/strongname.ts'
import { words } from '../shell/speech.ts'
import { standingOf } from './people.tsx'

/** The regulars who do not sit at this table yet. */
export const freeRegulars = (view: TableView): readonly string[] =>
  CHARACTERS.filter(each => !view.chairs.some(chair => chair.kind === 'bot' && chair.bot === each))

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

/** Nobody is shown the door by a slip of the finger. */
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

interface BenchProps {
  readonly view: TableView
  /** What the host does about a chair; left out, chairs are only shown. */
  readonly wish?: (wish: Wish) => void
  /** What somebody does with a free chair: from the rail, or to sit beside somebody else. */
  readonly onSit?: (seat: Seat) => void
  /** What the reader does about their own name. */
  readonly onRename?: () => void
}

/** The chairs around the table: who sits where, and what is free. */
export const Bench = ({ view, wish, onSit, onRename }: BenchProps) => {
  const { lobby, door } = words('online')
  const seated = view.viewer !== 'rail'
  const choosing = useSignal<Seat | null>(null)
  const removing = useSignal<Seat | null>(null)
  const between = view.phase !== 'playing'
  const named = (seat: Seat): string => {
    const chair = view.chairs[seat]
    return chair === undefined || chair.kind === 'open' ? lobby.seat(seat + 1) : chairName(chair)
  }
  return (
    <>
      <ul class="bench">
        {view.chairs.map((chair, seat) => {
          const isOpen = chair.kind === 'open'
          const next = view.chairs[seat + 1]
          const canSit = onSit !== undefined && isFreeSeat(view, seat) && (isOpen || !seated)
          return (
            <li key={seat} class={`${chair.kind} ${seat === view.viewer ? 'mine' : ''}`} data-seat={seat}>
              {isOpen ? <span class="face empty" /> : <ChairFace chair={chair} />}
              <span class="name">
                <b>{named(seat)}</b>
                <span class="quiet-text">{isOpen ? lobby.free : standingOf(chair, view, seat)}</span>
              </span>
              {canSit && (
                <button type="button" class="button quiet" onClick={() => onSit(seat)}>
                  {seated ? lobby.sitHere : isOpen ? door.sitDown : door.takeOver(chairName(chair))}
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
              {wish !== undefined && between && chair.kind !== 'person' && (
                <button type="button" class="button quiet" onClick={() => (choosing.value = seat)}>
                  {isOpen ? lobby.addBot : <Icon name="gear" />}
                  {!isOpen && <span class="unseen">{lobby.chooseBot}</span>}
                </button>
              )}
              {wish !== undefined && between && !(isOpen && next?.kind === 'open') && next !== undefined && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={lobby.swap(named(seat), named(seat + 1))}
                  title={lobby.swap(named(seat), named(seat + 1))}
                  onClick={() => wish({ type: 'swap', seat, other: seat + 1 })}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
                    <path d="M8 4v16M4 16l4 4 4-4M16 20V4M12 8l4-4 4 4" />
                  </svg>
                </button>
              )}
              {wish !== undefined && !isOpen && seat !== view.viewer && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={lobby.remove(chairName(chair))}
                  title={lobby.remove(chairName(chair))}
                  onClick={() => {
                    if (chair.kind === 'person') removing.value = seat
                    else wish({ type: 'empty', seat })
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
          name={chairName(view.chairs[removing.value])}
          onClose={() => (removing.value = null)}
          onYes={ban => {
            const seat = removing.value as Seat
            removing.value = null
            wish?.(ban ? { type: 'empty', seat, ban } : { type: 'empty', seat })
          }}
        />
      )}
      {choosing.value !== null && (
        <BotChoice
          game={view.setup.game}
          onClose={() => (choosing.value = null)}
          onChoose={bot => {
            const seat = choosing.value as Seat
            choosing.value = null
            wish?.({ type: 'seat-bot', seat, bot, name: botName(bot) })
          }}
        />
      )}
    </>
  )
}
