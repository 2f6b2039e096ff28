import type { ActionEstimate } from '@halfpint/bots/internal/evaluation.ts'
import { halfPintLevels } from '@halfpint/bots/internal/half-pint/levels.ts'
import { FULL, type Parts } from '@halfpint/bots/internal/half-pint/parts.ts'
import { think } from '@halfpint/bots/internal/half-pint/think.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import { must, type Seat, seeded } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { WITHOUT_PART } from '../bots/half-pint/withoutpart.ts'

// Accuracy of advice with and without a part of the champion, in games of champions: when predicting, the probability
// that the prediction is exact; when betting, the probability that each other player misses. The score is the surprise,
// minus the logarithm of the probability given to the result, with confidence intervals over rounds.
//   npx tsx --conditions=halfpint lab/src/training/advicevalue.ts PART predict|bet [games] [worlds] [seed] [players]

const [PART = '', PHASE = 'bet', GAMES = '20', WORLDS = '200', SEED = 'said', PLAYERS = '4'] = process.argv.slice(2)
const without = WITHOUT_PART[PART]
if (without === undefined) throw new Error(`no part ${PART}; there are ${Object.keys(WITHOUT_PART).join(', ')}`)
/** Iterations of the players whose games are examined. */
const PACE = 48

/** A probability of meeting or missing, with the part and without it. */
interface Said {
  readonly seat: Seat
  readonly own: number
  readonly other: number
}

const surprise = (said: number, came: boolean): number =>
  -Math.log(Math.min(0.99, Math.max(0.01, came ? said : 1 - said)))

const chanceIn = (estimate?: ActionEstimate<Action>): number =>
  (PHASE === 'bet' ? estimate?.miss : estimate?.exact) ?? 0

/** Sums per round of the predictions and their results. */
const rounds: { asked: number; came: number; own: number; other: number; surprise: number; gain: number }[] = []

const close = (said: readonly Said[], { marks, brawl }: State['results'][number]): void => {
  // In a brawl no prediction is missed.
  if (said.length === 0 || (PHASE === 'bet' && brawl !== null)) return
  const sum = { asked: said.length, came: 0, own: 0, other: 0, surprise: 0, gain: 0 }
  for (const { seat, own, other } of said) {
    const came = (marks[seat] === '') === (PHASE === 'bet')
    sum.came += Number(came)
    sum.own += own
    sum.other += other
    sum.surprise += surprise(own, came)
    sum.gain += surprise(other, came) - surprise(own, came)
  }
  rounds.push(sum)
}

for (let match = 0; match < Number(GAMES); match++) {
  const random = seeded(`${SEED} ${match}`)
  let state: State = must(halfPint.open(must(halfPint.options.read({})), Number(PLAYERS)))
  for (let number = 0, said: Said[] = []; ; number++) {
    const turn = halfPint.turn(state)
    const last = state.results.at(-1)
    if (turn.kind !== 'seats' && last !== undefined) close(said, last)
    if (turn.kind === 'over') break
    if (turn.kind === 'chance') {
      said = []
      for (const event of halfPint.chance(state, random)) state = halfPint.evolve(state, event)
      continue
    }
    const seat = turn.seats[0] as Seat
    const view = halfPint.view(state, seat)
    const legal = halfPint.legal(view)
    const thinkOptions = { random, now: () => 0, style: NO_STYLE }
    const action = halfPintLevels.champion(view, legal, { ...thinkOptions, budget: { iterations: PACE } })
    if (state.phase === PHASE) {
      const ask = (parts: Parts): readonly ActionEstimate<Action>[] => {
        const chance = { random: seeded(`${SEED} ${match} ${number}`), budget: { iterations: Number(WORLDS) } }
        const thinking = think(view, legal, { ...thinkOptions, ...chance }, parts, false)
        for (;;) {
          const step = thinking.next()
          if (step.done) return step.value.estimates
        }
      }
      const [own, other] = [ask(FULL), ask(without)]
      for (const [at, each] of legal.entries()) {
        const whose = each.type === 'bet' ? each.on : halfPint.compare(each, action) === 0 ? seat : null
        if (whose !== null) said.push({ seat: whose, own: chanceIn(own[at]), other: chanceIn(other[at]) })
      }
    }
    for (const event of must(halfPint.decide(state, seat, action))) state = halfPint.evolve(state, event)
  }
}

const sum = (key: keyof (typeof rounds)[number]): number => rounds.reduce((all, each) => all + each[key], 0)
const asked = sum('asked')
const gain = sum('gain') / asked
const squares = rounds.reduce((all, each) => all + (each.gain - gain * each.asked) ** 2, 0)
const percent = (key: 'came' | 'own' | 'other'): string => `${((100 * sum(key)) / asked).toFixed(1)} %`
console.log(
  `${PART}, ${PHASE}: ${asked} asked in ${rounds.length} rounds; came ${percent('came')}, said ${percent('own')} with it, ` +
    `${percent('other')} without; surprise ${(sum('surprise') / asked).toFixed(4)} with it, ` +
    `more without by ${gain.toFixed(4)} ± ${((1.96 * Math.sqrt(squares)) / asked).toFixed(4)}`,
)
