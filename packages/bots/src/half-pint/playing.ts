import { type Action, type Card, codeOf, makePlay, type Playout, STRIDE, strengthLaid } from '@halfpint/half-pint'
import { accumulator } from './accumulator.ts'
import { adviceOf, type DetailedAdvice, type Extras, narrow, noDeals } from './advice.ts'
import type { Known } from './known.ts'
import { countRound, nextWorld, playWorld, type SearchState } from './search.ts'
import { createSearchBudget } from './searchbudget.ts'

/** Strength of each declared play; -1 where the hand cards alone decide. */
const strengthsOf = (known: Known, legal: readonly Action[]): number[] =>
  legal.map(action =>
    action.type === 'play' && action.row !== undefined ? laidStrength(known, action.hand, action.row) : -1,
  )

const laidStrength = (known: Known, hand: readonly Card[], row: readonly Card[]): number =>
  strengthLaid(known.options, hand.map(codeOf), row.map(codeOf))

/** Index of each legal play in the list of the playout. Equivalent plays share an index. */
export const placesOf = (known: Known, base: Playout, legal: readonly Action[]): number[] => {
  const strengths = strengthsOf(known, legal)
  return legal.map((action, at) => {
    const laid = (action as Extract<Action, { type: 'play' }>).hand
      .map(card => known.hand.indexOf(codeOf(card as Card)))
      .reduce((bits, place) => bits | (1 << place), 0)
    const start = STRIDE * known.me
    for (let place = 0; place < base.counts[known.me]!; place++) {
      const play = base.plays[start + place]!
      if ((play & 127) === laid && (strengths[at] === -1 || play >>> 7 === strengths[at])) return place
    }
    return 0
  })
}

const playExtras: Extras = of => {
  const share = (sum: number): number => (of.weight === 0 ? 0 : sum / of.weight)
  return { exact: share(of.met), brawl: share(of.brawl), foe: share(of.foe) }
}

/** Evaluates plays: every play is made in the same sampled deals, and the rounds are played out. */
export function* thinkPlay(
  search: SearchState,
  legal: readonly Action[],
): Generator<DetailedAdvice, DetailedAdvice, void> {
  const { known, base, thinkOptions } = search
  const places = placesOf(known, base, legal)
  const distinct = places.flatMap((place, at) => (places.indexOf(place) === at ? [at] : []))
  const own = distinct.map(accumulator)
  const accumulators = places.map(place => own[distinct.findIndex(at => places[at] === place)]!)
  const mean = { weight: 0, worlds: 0 }
  const worlds = noDeals(legal.length)
  const pace = createSearchBudget(thinkOptions, search.mayStopEarly)
  let alive = distinct
  do {
    const weight = nextWorld(search, mean)
    worlds.weights.push(weight)
    const chance = (base.chance ^ 0x5bd1e995) | 1
    for (const at of alive) {
      const round = playWorld(search, chance, begun => makePlay(begun, places[at]!))
      const value = countRound(search, round, weight, accumulators[at]!)
      worlds.values[at]?.push(value)
    }
    if (pace.isDue()) {
      yield { ...adviceOf(legal, accumulators, pace.worlds(), playExtras), accumulators, alive }
      if (search.mayStopEarly && pace.mayDrop()) alive = narrow(alive, accumulators, worlds)
    }
    // Stop early when only one action is left.
  } while (pace.goOn() && !(search.mayStopEarly && alive.length === 1))
  return { ...adviceOf(legal, accumulators, pace.worlds(), playExtras), accumulators, alive }
}
