import type { Seat, Seen } from '@halfpint/core'
import { type Action, type Event, halfPint, layDown, type State } from '@halfpint/half-pint'
import { stateOf, type TableView, type Told } from '@halfpint/table'
import { chairName } from '../../game/chair.tsx'
import { words } from '../../shell/speech.ts'
import { playText } from './setname.ts'

/** What happened, in a sentence for those who listen; nothing for what needs no words. */
export const tell = ({ fact }: Told, before: TableView, after: TableView): string | undefined => {
  const state = stateOf(halfPint, after)
  if (fact.type !== 'game' || fact.event === null || state === null) return undefined
  const say = words('half-pint-heroes')
  const event = fact.event as Event
  const name = (seat: Seat): string => chairName(after.chairs[seat])
  const own = (seat: Seat): string | null => (seat === after.viewer ? null : name(seat))
  switch (event.type) {
    case 'dealt':
      return `${say.dealt(state.round + 1, state.row.length, state.hands[0]?.length ?? 0)} ${say.starts(own(state.start))}`
    case 'predictions-revealed':
      return say.told.predictions(
        event.predictions.map((prediction, seat) => say.told.prediction(own(seat), prediction)).join(', '),
      )
    case 'bets-revealed':
      return say.told.bets(
        event.bets
          .map((bet, seat) => (bet === 'none' ? say.told.noBet(own(seat)) : say.told.betOf(own(seat), own(bet))))
          .join(', '),
      )
    case 'played':
      return say.told.plays(own(event.seat), playText(event, state.options))
    case 'trick-won':
      return words('table').winsTrick(own(event.winner))
    case 'round-scored': {
      const brawl = event.brawl === null ? '' : `${say.brawlStarted(own(event.brawl))} `
      return (
        brawl + say.told.scored(event.scores.map((points, seat) => words('table').score(own(seat), points)).join(', '))
      )
    }
    case 'game-ended': {
      const { winners } = event.result
      return words('table').winners(
        winners.map(name),
        winners.length === 1,
        before.viewer !== 'rail' && winners.includes(before.viewer),
      )
    }
    default:
      return undefined
  }
}

/** What an action of the reader would be, in words. */
export const actionText = (action: Action, view: Seen<State>, nameOf: (seat: Seat) => string): string => {
  const say = words('half-pint-heroes')
  if (action.type === 'predict') return say.advice.predict(action.prediction)
  if (action.type === 'bet') return action.on === null ? say.noBet : say.bet(nameOf(action.on))
  const laid = view.viewer === 'rail' ? undefined : layDown(view, view.viewer, action)
  return laid?.ok === true ? playText(laid.value, view.options) : action.hand.join(' ')
}
