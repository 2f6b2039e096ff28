import type { AnyRoster, Choose, Roster } from '@halfpint/bots'
import { pick } from '@halfpint/core'
import {
  type ThimbleAction,
  type ThimbleEvent,
  type ThimbleOptions,
  type ThimbleState,
  thimble,
} from '@halfpint/testkit'

type Own = Roster<ThimbleState, ThimbleAction, ThimbleEvent, ThimbleOptions>

const atRandom: Choose<ThimbleState, ThimbleAction> = (_, legal, { random }) => pick(random, legal)

/** Always the last legal action: the highest stake, the highest card. */
const high: Choose<ThimbleState, ThimbleAction> = (_, legal) => legal.at(-1) as ThimbleAction

const chosenBy: Own['chosenBy'] = event => {
  switch (event.type) {
    case 'staked':
      return { seat: event.seat, action: { type: 'stake', stake: Number(event.stake) }, trick: null }
    case 'guessed':
      return { seat: event.seat, action: { type: 'guess', guess: Number(event.guess) }, trick: null }
    case 'played':
      return { seat: event.seat, action: { type: 'play', card: event.card }, trick: 0 }
    default:
      return undefined
  }
}

const own: Own = {
  game: thimble,
  predicts: false,
  levels: { random: atRandom, novice: atRandom, amateur: atRandom, regular: high, expert: high, champion: high },
  *advise(_, legal) {
    return { worlds: 1, estimates: legal.map(action => ({ action, win: 1 / legal.length, points: 0 })) }
  },
  chosenBy,
  measure: state => {
    const { result } = thimble.records.results(state)
    const { winners = [] } = (result ?? {}) as { winners?: readonly number[] }
    return {
      winners,
      rounds: state.results.map(({ points }) => ({
        points,
        brawls: points.map(() => 0),
        exact: null,
        predictions: null,
      })),
    }
  },
}

/** The bots of Thimble: good enough to take a seat. */
export const thimbleRoster: AnyRoster = own
