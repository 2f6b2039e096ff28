import type { Position, Seat } from '@halfpint/core'
import { GAMES, type NumberedEvent, type TableView } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { sitterOf } from '../../../session/server/played.ts'
import type { Skipped } from '../../../session/takeplace.ts'
import { seatName } from '../../../ui/chair.tsx'

/** Who has a seat by now but was not here on it yet: they come, and do not come back. */
const expected = new Set<string>()

/** What happened around the game, in a sentence; nothing for what needs no words or is one's own doing. */
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

/** A fact as the lobby hears it. */
type Heard = readonly [told: NumberedEvent, before: TableView, after: TableView]

/** What happened in the lobby at once: who only changes places neither leaves nor sits down. */
export const tellLobby = (heard: readonly Heard[]): readonly string[] => {
  const { news } = words('online')
  const [first, last] = [heard[0], heard.at(-1)]
  if (first === undefined || last === undefined) return []
  const [before, after] = [first[1], last[2]]
  // What happens after one's own seat is taken away is not heard: whoever was moved is told so at the new one.
  if (heard.some(([{ event }]) => event.type === 'left' && event.seat === before.viewer)) return []
  const [was, is] = [before.seats.map(sitterOf), after.seats.map(sitterOf)]
  const went = was.map((sitter, seat) => (sitter === undefined || sitter === is[seat] ? -1 : is.indexOf(sitter)))
  const [one, other] = went.flatMap((to, seat) => (to < 0 ? [] : [seat]))
  if (one === undefined) return heard.flatMap(each => tellCompany(...each) ?? [])
  const name = seatName(before.seats[one])
  return [other === undefined ? news.moved(name, went[one]! + 1) : news.swapped(name, seatName(before.seats[other]))]
}

/** What happened at the table: what the board says, and what it has no words for; a bot's choices are called so. */
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

/** Whether a bot chose this for the reader, who was not here. */
const isDoneForMe = ({ event }: NumberedEvent, before: TableView): boolean => {
  const seatState = before.viewer === 'spectator' ? undefined : before.seats[before.viewer]
  const bots = seatState?.kind === 'person' && (seatState.substitute !== null || seatState.timedOut)
  return bots && event.type === 'game' && event.seat === before.viewer
}

/** What every game knows of a round under way. */
type Round = { readonly phase: string; readonly hands: readonly (readonly unknown[])[] }

/** Whether somebody must have chosen for the reader between these two tables. */
const isChosenFor = ({ viewer, match, setup }: TableView, now: TableView): boolean => {
  if (viewer === 'spectator' || match === null || now.match?.number !== match.number) return false
  const turn = GAMES.get(setup.game)?.turn(match.state)
  if (turn?.kind === 'seats' && turn.seats.includes(viewer)) return true
  const { phase, hands } = match.state as Position & Partial<Round>
  // Of a round in which the reader has played every card nothing was left to choose.
  const rest = phase === 'play' && hands?.[viewer]?.length === 0 ? 1 : 0
  return now.match.state.round - match.state.round > rest
}

/** What somebody missed who was not here, in a line; without what was left out, by what they saw last. */
export const tellMissed = (skipped: readonly Skipped[], now: TableView, last: TableView): string => {
  const { news } = words('online')
  const chosen = skipped.filter(({ event, before }) => isDoneForMe(event, before)).length
  const round = now.phase === 'over' ? null : (now.match?.state.round ?? 0) + 1
  return news.missed(skipped.length === 0 && isChosenFor(last, now) ? null : chosen, round)
}
