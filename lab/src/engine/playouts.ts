import { must, pick, type Random, seeded } from '@halfpint/core'
import {
  copyPlayout,
  herzlos,
  loadState,
  type Playout,
  playout,
  playRandomly,
  roundPoints,
  type State,
} from '@halfpint/herzlos'
import type { Bench } from './bench.ts'
import type { BenchContender } from './contest.ts'
import { boardgameHearts } from './peers/hearts.ts'

const SEATS = 4
const WORLDS = 64

const OPTIONS = must(herzlos.options.read({}))

/** A first round after random passes, before the first card. */
const readyToPlay = (random: Random): State => {
  let state = must(herzlos.open(OPTIONS, SEATS))
  while (state.phase !== 'play') {
    const turn = herzlos.turn(state)
    const seat = turn.kind === 'seats' ? turn.seats[0]! : undefined
    const events =
      seat === undefined
        ? herzlos.chance(state, random)
        : must(herzlos.decide(state, seat, pick(random, herzlos.legal(herzlos.view(state, seat)))))
    for (const event of events) state = herzlos.evolve(state, event)
  }
  return state
}

const ours = (): BenchContender => {
  const random = seeded('worlds')
  const worlds = Array.from({ length: WORLDS }, (): Playout => {
    const world = playout(SEATS, OPTIONS)
    loadState(world, readyToPlay(random))
    return world
  })
  const round = playout(SEATS, OPTIONS, random.next())
  return {
    name: 'herzlos',
    run: count => {
      let sum = 0
      for (let done = 0; done < count; done++) {
        copyPlayout(worlds[done & (WORLDS - 1)] as Playout, round)
        playRandomly(round)
        for (let seat = 0; seat < SEATS; seat++) sum ^= roundPoints(round, seat)
      }
      return sum
    },
  }
}

/** Z4 to Z8: speed of playing a dealt and passed round to its end, each legal card with equal probability. */
export const herzlosPlayouts: Bench = {
  id: 'herzlos-playouts',
  title: 'Herzlos: random playouts of a dealt and passed round, four players',
  unit: 'rounds',
  aim: { perSecond: 1_000_000, ratio: 1_000 },
  prepare: () => [ours(), boardgameHearts(seeded('hearts'))],
}
