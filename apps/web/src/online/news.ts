import type { Position, Seat } from '@halfpint/core'
import { GAMES, type TableView, type Told } from '@halfpint/table'
import type { Skipped } from '../client/takeplace.ts'
import { chairName } from '../game/chair.tsx'
import { words } from '../shell/speech.ts'
import { sitterOf } from './played.ts'

/** Who has a seat by now but was not here on it yet: they come, and do not come back. */
const expected = new Set<string>()

/** What happened around the game, in a sentence; nothing for what needs no words or is one's own doing. */
const tellCompany = ({ fact }: Told, before: TableView, after: TableView): string | undefined => {
  const { news } = words('online')
  const name = (seat: Seat): string => chairName(after.chairs[seat])
  if ('seat' in fact && fact.seat === after.viewer) return undefined
  switch (fact.type) {
    case 'sat':
      expected.add(fact.person.id)
      return news.sat(name(fact.seat))
    case 'reserved':
      return news.reserved(fact.person.name, name(fact.seat))
    case 'locked':
      return fact.on ? news.locked : news.unlocked
    case 'match-ended':
      return news.ended
    case 'came': {
      const chair = before.chairs[fact.seat]
      if (chair?.kind !== 'person' || expected.delete(chair.person.id)) return undefined
      return chair.absentSince !== null && before.phase === 'playing' ? news.came(name(fact.seat)) : undefined
    }
    case 'went': {
      const chair = after.chairs[fact.seat]
      const isAway = chair?.kind === 'person' && chair.absentSince !== null
      return isAway ? news.went(name(fact.seat)) : undefined
    }
    case 'left':
    case 'emptied':
      return before.chairs[fact.seat]?.kind === 'person' ? news.left(chairName(before.chairs[fact.seat])) : undefined
    case 'stood-in':
      return news.stoodIn(name(fact.seat))
    case 'gave-back':
      return news.gaveBack(name(fact.seat))
    case 'timed-out':
      return news.timedOut(name(fact.seat))
    case 'host-passed':
      return fact.seat === null ? undefined : news.host(name(fact.seat))
    case 'rematch-wished':
      return news.again(name(fact.seat))
    case 'renamed': {
      const called = chairName(before.chairs[fact.seat])
      return called === fact.person.name ? undefined : news.renamed(called, fact.person.name)
    }
    default:
      return undefined
  }
}

/** A fact as the lobby hears it. */
type Heard = readonly [told: Told, before: TableView, after: TableView]

/** What happened in the lobby at once: who only changes places neither leaves nor sits down. */
export const tellLobby = (heard: readonly Heard[]): readonly string[] => {
  const { news } = words('online')
  const [first, last] = [heard[0], heard.at(-1)]
  if (first === undefined || last === undefined) return []
  const [before, after] = [first[1], last[2]]
  // What happens after one's own seat is taken away is not heard: whoever was moved is told so at the new one.
  if (heard.some(([{ fact }]) => fact.type === 'left' && fact.seat === before.viewer)) return []
  const [was, is] = [before.chairs.map(sitterOf), after.chairs.map(sitterOf)]
  const went = was.map((sitter, seat) => (sitter === undefined || sitter === is[seat] ? -1 : is.indexOf(sitter)))
  const [one, other] = went.flatMap((to, seat) => (to < 0 ? [] : [seat]))
  if (one === undefined) return heard.flatMap(each => tellCompany(...each) ?? [])
  const name = chairName(before.chairs[one])
  return [
    other === undefined
      ? news.moved(name, (went[one] as Seat) + 1)
      : news.swapped(name, chairName(before.chairs[other])),
  ]
}

/** What happened at the table: what the board says, and what it has no words for; a bot's choices are called so. */
export const tellAtTable = (
  told: Told,
  before: TableView,
  after: TableView,
  said: string | undefined,
): string | undefined => {
  const { news } = words('online')
  if (said === undefined) return tellCompany(told, before, after)
  return isDoneForMe(told, before) ? news.forYou(said) : said
}

/** Whether a bot chose this for the reader, who was not here. */
const isDoneForMe = ({ fact }: Told, before: TableView): boolean => {
  const chair = before.viewer === 'rail' ? undefined : before.chairs[before.viewer]
  const bots = chair?.kind === 'person' && (chair.standIn !== null || chair.timedOut)
  return bots && fact.type === 'game' && fact.seat === before.viewer
}

/** What every game knows of a round under way. */
type Round = { readonly phase: string; readonly hands: readonly (readonly unknown[])[] }

/** Whether somebody must have chosen for the reader between these two tables. */
const isChosenFor = ({ viewer, match, setup }: TableView, now: TableView): boolean => {
  if (viewer === 'rail' || match === null || now.match?.number !== match.number) return false
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
  const chosen = skipped.filter(({ told, before }) => isDoneForMe(told, before)).length
  const round = now.phase === 'over' ? null : (now.match?.state.round ?? 0) + 1
  return news.missed(skipped.length === 0 && isChosenFor(last, now) ? null : chosen, round)
}
