import type { Seat, Seen } from '@halfpint/core'
import {
  type Action,
  type Event,
  type EventSaying,
  finishedTrick,
  halfPint,
  leadingPlay,
  type SetName,
  type State,
  sayingOf,
  sayingsOf,
} from '@halfpint/half-pint'
import { type NumberedEvent, stateOf, type TableView } from '@halfpint/table'
import { words } from '../../base/speech.ts'
import type { Sound } from '../../ui/cue.ts'
import { seatName } from '../../ui/seatface.tsx'
import { wonText } from './won.ts'

const nameText = ({ set, first, other }: SetName): string => words('half-pint-heroes').set[set](first, other)

/** H18 to H20: the reason for the last trick. */
const reasonIn = (view: TableView, name: (seat: Seat) => string): string => {
  const state = stateOf(halfPint, view)
  const plays = state?.tricks.at(-1)?.plays
  return state === null || plays === undefined ? '' : `${wonText(plays, state.options, null, name).text}.`
}

/** A saying as a sentence; empty for what the round sheet shows. */
const sentenceOf = ({ key, facts }: EventSaying, view: TableView): string | undefined => {
  const say = words('half-pint-heroes')
  const every = words('table')
  const name = (seat: Seat): string => seatName(view.seats[seat])
  const own = (seat: Seat): string | null => (seat === view.viewer ? null : name(seat))
  switch (key) {
    case 'dealt':
      return `${say.dealt(facts.round, facts.row, facts.hand)} ${say.starts(own(facts.start))}`
    case 'predictions':
      return say.told.predictions(
        facts.predictions.map((count, seat) => say.told.prediction(own(seat), count)).join(', '),
      )
    case 'bets': {
      const bets = facts.bets.map((bet, seat) =>
        bet === 'none' ? say.told.noBet(own(seat)) : say.told.betOf(own(seat), own(bet)),
      )
      return say.told.bets(bets.join(', '))
    }
    case 'lays':
      return `${say.told.plays(own(facts.seat), nameText(facts.name))}${facts.leads ? ` ${every.takesLead}` : ''}`
    case 'winsTrick':
      return `${every.winsTrick(own(facts.seat))} ${reasonIn(view, name)}`.trim()
    case 'brawlStarted':
      return say.brawlStarted(own(facts.seat))
    case 'scored':
      return every.scored(facts.scores.map((points, seat) => every.score(own(seat), `${points}`)).join(', '))
    case 'winners':
      return every.winners(
        facts.seats.map(name),
        facts.seats.length === 1,
        view.viewer !== 'spectator' && facts.seats.includes(view.viewer),
      )
    default:
      return undefined
  }
}

/** An event as a sentence for screen readers. */
export const tell = ({ event }: NumberedEvent, before: TableView, after: TableView): string | undefined => {
  const [was, is] = [stateOf(halfPint, before), stateOf(halfPint, after)]
  if (event.type !== 'game' || event.event === null || was === null || is === null) return undefined
  const sentences = sayingsOf(event.event as Event, was, is).flatMap(saying => sentenceOf(saying, after) ?? [])
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

/**
 * H9: predictions are turned over. H18: the play that completes the player's own trick knocks; a won trick fills a glass,
 * which clinks when the prediction is met, or spills.
 */
export const soundOfTrick = (news: NumberedEvent, _: TableView, after: TableView): Sound | undefined => {
  const state = stateOf(halfPint, after)
  const event = news.event.type === 'game' ? (news.event.event as Event | null) : null
  if (event?.type === 'predictions-revealed') return 'reveal'
  if (state !== null && event?.type === 'played') {
    const plays = finishedTrick(state)
    return plays !== undefined && leadingPlay(plays, state.options)?.seat === state.viewer ? 'mine' : undefined
  }
  if (state === null || event?.type !== 'trick-won') return undefined
  const won = state.tricks.filter(({ winner }) => winner === event.winner).length
  const predicted = state.predictions[event.winner]
  return typeof predicted !== 'number' || won < predicted ? 'trick' : won === predicted ? 'exact' : 'spill'
}

/** An action of the reader in words. */
export const actionText = (action: Action, view: Seen<State>, nameOf: (seat: Seat) => string): string => {
  const say = words('half-pint-heroes')
  const { key, facts } = sayingOf(action, view)
  switch (key) {
    case 'predict':
      return say.advice.predict(facts.prediction)
    case 'bet':
      return say.bet(nameOf(facts.seat))
    case 'noBet':
      return say.noBet
    case 'play':
      return facts.name === null ? facts.hand.join(' ') : nameText(facts.name)
  }
}
