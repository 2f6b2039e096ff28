import type { Position, Seat } from '@halfpint/core'
import { GAMES, type NumberedEvent, type TableView } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { sitterOf } from '../../../session/server/played.ts'
import type { Skipped } from '../../../session/takeplace.ts'
import { seatName } from '../../../ui/seatface.tsx'

/** Seats that people have by now but were never present on. They are announced as new, not as back. */
const expected = new Set<string>()

/** An event around the game as a sentence; undefined for events without one, and for the reader's own. */
const tellCompany = ({ event }: NumberedEvent, before: TableView, after: TableView): string | undefined => {
  const { news } = words('online')
  const name = (seat: Seat): string => seatName(after.seats[seat])
  if ('seat' in event && event.seat === after.viewer) return undefined
  switch (event.type) {
    case 'sat':
      expected.add(event.person.id)
      return news.sat(name(event.seat))
    case 'reserved':
      return news.reserved(event.person.name, name(event.seat))
    case 'queued':
      return news.queued(event.person.name)
    case 'retracted':
      return news.retracted(name(event.seat))
    case 'locked':
      return event.on ? news.locked : news.unlocked
    case 'match-ended':
      return news.ended
    case 'connected': {
      const seatState = before.seats[event.seat]
      if (seatState?.kind !== 'person' || expected.delete(seatState.person.id)) return undefined
      return seatState.absentSince !== null && before.phase === 'playing' ? news.came(name(event.seat)) : undefined
    }
    case 'disconnected': {
      const seatState = after.seats[event.seat]
      const isAway = seatState?.kind === 'person' && seatState.absentSince !== null
      return isAway ? news.went(name(event.seat)) : undefined
    }
    case 'left':
    case 'seat-cleared':
      return before.seats[event.seat]?.kind === 'person' ? news.left(seatName(before.seats[event.seat])) : undefined
    case 'substituted':
      return news.stoodIn(name(event.seat))
    case 'resumed':
      return news.gaveBack(name(event.seat))
    case 'timed-out':
      return news.timedOut(name(event.seat))
    case 'host-changed':
      return event.seat === null ? undefined : news.host(name(event.seat))
    case 'rematch-requested':
      return news.again(name(event.seat))
    case 'renamed': {
      const called = seatName(before.seats[event.seat])
      return called === event.person.name ? undefined : news.renamed(called, event.person.name)
    }
    default:
      return undefined
  }
}

/** An event as the lobby shows it. */
type Heard = readonly [told: NumberedEvent, before: TableView, after: TableView]

/** The events of one update in the lobby. People who only change seats neither leave nor join. */
export const tellLobby = (heard: readonly Heard[]): readonly string[] => {
  const { news } = words('online')
  const [first, last] = [heard[0], heard.at(-1)]
  if (first === undefined || last === undefined) return []
  const [before, after] = [first[1], last[2]]
  // Events after the reader's own seat was taken are skipped: the new seat reports them.
  if (heard.some(([{ event }]) => event.type === 'left' && event.seat === before.viewer)) return []
  const [was, is] = [before.seats.map(sitterOf), after.seats.map(sitterOf)]
  const went = was.map((sitter, seat) => (sitter === undefined || sitter === is[seat] ? -1 : is.indexOf(sitter)))
  const [one, other] = went.flatMap((to, seat) => (to < 0 ? [] : [seat]))
  if (one === undefined) return heard.flatMap(each => tellCompany(...each) ?? [])
  const name = seatName(before.seats[one])
  return [other === undefined ? news.moved(name, went[one]! + 1) : news.swapped(name, seatName(before.seats[other]))]
}

/** Sentences for events at the table, for those that the board does not show; names the choices of substitute bots. */
export const tellAtTable = (
  told: NumberedEvent,
  before: TableView,
  after: TableView,
  said: string | undefined,
): string | undefined => {
  const { news } = words('online')
  if (said === undefined) return tellCompany(told, before, after)
  return isDoneForMe(told, before) ? news.forYou(said) : said
}

/** Whether a bot chose this for the absent reader. */
const isDoneForMe = ({ event }: NumberedEvent, before: TableView): boolean => {
  const seatState = before.viewer === 'spectator' ? undefined : before.seats[before.viewer]
  const bots = seatState?.kind === 'person' && (seatState.substitute !== null || seatState.timedOut)
  return bots && event.type === 'game' && event.seat === before.viewer
}

/** The fields of a round that every game has. */
type Round = { readonly phase: string; readonly hands: readonly (readonly unknown[])[] }

/** Whether a bot must have chosen for the reader between these two views. */
const isChosenFor = ({ viewer, match, setup }: TableView, now: TableView): boolean => {
  if (viewer === 'spectator' || match === null || now.match?.number !== match.number) return false
  const turn = GAMES.get(setup.game)?.turn(match.state)
  if (turn?.kind === 'seats' && turn.seats.includes(viewer)) return true
  const { phase, hands } = match.state as Position & Partial<Round>
  // In a round in which the reader has played every card nothing was left to choose.
  const rest = phase === 'play' && hands?.[viewer]?.length === 0 ? 1 : 0
  return now.match.state.round - match.state.round > rest
}

/** One line about the events that an absent reader missed, without those that were left out. */
export const tellMissed = (skipped: readonly Skipped[], now: TableView, last: TableView): string => {
  const { news } = words('online')
  const chosen = skipped.filter(({ event, before }) => isDoneForMe(event, before)).length
  const round = now.phase === 'over' ? null : (now.match?.state.round ?? 0) + 1
  return news.missed(skipped.length === 0 && isChosenFor(last, now) ? null : chosen, round)
}
