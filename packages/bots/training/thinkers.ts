import { must, seeded } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { FULL, type Parts } from '../src/half-pint/ablation.ts'
import { favourite } from '../src/half-pint/advice.ts'
import { POLICY_WEIGHTS } from '../src/half-pint/learned.gen.ts'
import { think } from '../src/half-pint/think.ts'
import { EVEN } from '../src/temper.ts'

/** Before the first policy is learned, thinkers play rounds out by rule of thumb. */
const PARTS: Parts = { ...FULL, learned: POLICY_WEIGHTS.some(weight => weight !== 0), endgame: 0 }

/** What thinkers are asked to do. */
export interface Session {
  readonly games: number
  readonly worlds: number
  readonly seed: string
}

/** Lets bots that think play among themselves, two to seven in turn, and shows each of their choices. */
export const playThinkers = (
  { games, worlds, seed }: Session,
  show: (state: State, seat: number, action: Action) => void,
): void => {
  for (let game = 0; game < games; game++) {
    const random = seeded(`${seed} ${game}`)
    let state = must(halfPint.open(must(halfPint.options.read({ rounds: 6 })), 2 + (game % 6)))
    for (;;) {
      const turn = halfPint.turn(state)
      if (turn.kind === 'over') break
      let events = turn.kind === 'chance' ? halfPint.chance(state, random) : []
      if (turn.kind === 'seats') {
        const seat = turn.seats[0] as number
        const view = halfPint.view(state, seat)
        const legal = halfPint.legal(view)
        const means = { random, budget: { iterations: worlds }, now: () => 0, temper: EVEN }
        let action = legal[0] as Action
        if (legal.length > 1) {
          const thinking = think(view, legal, means, PARTS, false)
          let step = thinking.next()
          while (!step.done) step = thinking.next()
          action = favourite(legal, step.value, means, PARTS)
          show(state, seat, action)
        }
        events = must(halfPint.decide(state, seat, action))
      }
      for (const event of events) state = halfPint.evolve(state, event)
    }
    if (game % 10 === 9) process.stderr.write(`${game + 1} of ${games} games\n`)
  }
}
