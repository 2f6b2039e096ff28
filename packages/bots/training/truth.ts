import { type Game, must, type Position, pick, type Seat, seeded } from '@halfpint/core'
import {
  codeOf,
  halfPint,
  loadHand,
  loadTable,
  type Action as Play,
  playout,
  type State as Round,
} from '@halfpint/half-pint'
import {
  type Action as Card,
  codeOf as codeOfCard,
  createDice,
  type State as Deal,
  herzlos,
  totalsOf,
} from '@halfpint/herzlos'
import { beliefOf } from '../src/half-pint/belief.ts'
import { habitOf } from '../src/half-pint/habit.ts'
import { halfPintLevels, halfPintWithout } from '../src/half-pint/index.ts'
import { standingOf, winChance } from '../src/half-pint/match.ts'
import { playOn } from '../src/half-pint/policy.ts'
import { sceneOf } from '../src/half-pint/scene.ts'
import { copyBoard, createBoard, play, settleBoard, slotOf } from '../src/herzlos/board.ts'
import { feelCard } from '../src/herzlos/feel.ts'
import { herzlosLevels, herzlosWithout } from '../src/herzlos/index.ts'
import { knownTo } from '../src/herzlos/known.ts'
import { matchOf } from '../src/herzlos/match.ts'
import { playToEnd } from '../src/herzlos/playout.ts'
import type { Level } from '../src/level.ts'
import { EVEN } from '../src/temper.ts'
import type { Choose } from '../src/thought.ts'

// What a part of the champion is worth, play by play: wherever the champion and a champion without the part
// choose differently, both choices are played out in the hands as they truly lie (which neither of them
// saw), and the chances to win the match that they end with are held against each other. The plays come
// from games of champions and of experts in turn, four players. Plays tell sooner than matches do.
//   npx tsx packages/bots/training/truth.ts herzlos|half-pint-heroes PART [games] [iterations] [seed]

const [GAME, PART = 'inference', GAMES = '20', ITERATIONS = '150', SEED = 'truth'] = process.argv.slice(2)
const SEATS = 4
const PLAYOUTS = 300
/** How long those think whose games are looked at, as a part of the iterations of the two that are compared. */
const PACE = 0.3

/** What a play comes to in the true hands: the chance to win the match; nothing if the round ends with it. */
type Worth<S, A> = (state: S, seat: Seat, action: A) => number | undefined

const mean = (times: number, once: (time: number) => number): number => {
  let sum = 0
  for (let time = 0; time < times; time++) sum += once(time)
  return sum / times
}

const heroesWorth: Worth<Round, Play> = (state, seat, action) => {
  const view = halfPint.view(state, seat)
  const after = must(halfPint.decide(state, seat, action)).reduce(halfPint.evolve<Round>, state)
  if (after.phase !== 'play') return undefined
  const { row, options } = state
  const habit = habitOf(beliefOf(sceneOf(view), 1).bins)
  const standing = standingOf(state)
  return mean(PLAYOUTS, time => {
    const round = playout(SEATS, options, (time << 1) | 1)
    loadTable(round, after)
    for (const [of, hand] of after.hands.entries())
      loadHand(
        round,
        of,
        hand.map(card => codeOf(card as never)),
        row.map(codeOf),
      )
    playOn(round, habit)
    return winChance(standing, round, seat)
  })
}

const herzlosWorth: Worth<Deal, Card> = (state, seat, action) => {
  if (action.type !== 'play') return undefined
  const { table, board } = knownTo(herzlos.view(state, seat))
  for (const [of, hand] of state.hands.entries()) {
    for (const card of hand) {
      const slot = slotOf(codeOfCard(card as never))
      const place = ((slot >> 4) << 3) | of
      board.hands[place] = (board.hands[place] as number) | (1 << (slot & 15))
    }
  }
  play(table, board, slotOf(codeOfCard(action.card)))
  const match = matchOf(state.options, totalsOf(state.results, SEATS), state.round)
  const dice = createDice(seeded(SEED))
  const end = createBoard()
  const points = new Float64Array(SEATS)
  const wins = new Float64Array(SEATS)
  return mean(PLAYOUTS, () => {
    copyBoard(end, board)
    playToEnd(table, end, dice, feelCard)
    match.chances(points, settleBoard(table, end, points), wins)
    return wins[seat] as number
  })
}

/** One of the two games with its champion, the same without the part, and the worth of a play. */
interface Bench<S extends Position, A, E, O> {
  readonly game: Game<S, A, E, O>
  readonly levels: { readonly [level in Level]: Choose<S, A> }
  readonly without: Choose<S, A> | undefined
  readonly worth: Worth<S, A>
}

/** How much more each play of the champion is worth than that of the one without the part. */
function* gainsOf<S extends Position, A extends { readonly type: string }, E, O>(
  { game, levels, without, worth }: Bench<S, A, E, O>,
  match: number,
) {
  if (without === undefined) throw new Error(`no part ${PART}`)
  const random = seeded(`${SEED} ${match}`)
  const level = levels[match % 2 === 0 ? 'champion' : 'expert']
  let state = must(game.open(must(game.options.read({})), SEATS))
  for (let number = 0; ; number++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return
    if (turn.kind === 'chance') {
      for (const event of game.chance(state, random)) state = game.evolve(state, event)
      continue
    }
    const seat = pick(random, turn.seats)
    const view = game.view(state, seat)
    const legal = game.legal(view)
    const think = (choose: Choose<S, A>, share: number, mind = seeded(`${SEED} ${match} ${number}`)): A =>
      choose(view, legal, {
        random: mind,
        budget: { iterations: share * Number(ITERATIONS) },
        now: () => 0,
        temper: EVEN,
      })
    if (legal.length > 1 && legal[0]?.type === 'play') {
      const [own, other] = [think(levels.champion, 1), think(without, 1)]
      const alike = game.compare(own, other) === 0
      const [more, less] = alike ? [0, 0] : [worth(state, seat, own), worth(state, seat, other)]
      if (more !== undefined && less !== undefined) yield { gain: more - less, alike }
    }
    for (const event of must(game.decide(state, seat, think(level, PACE, random)))) state = game.evolve(state, event)
  }
}

const matches = Array.from({ length: Number(GAMES) }, (_, match) => match)
const gains = matches.flatMap(match => [
  ...(GAME === 'herzlos'
    ? gainsOf({ game: herzlos, levels: herzlosLevels, without: herzlosWithout[PART], worth: herzlosWorth }, match)
    : gainsOf({ game: halfPint, levels: halfPintLevels, without: halfPintWithout[PART], worth: heroesWorth }, match)),
])
const gain = mean(gains.length, at => gains[at]?.gain as number)
const variance = mean(gains.length, at => ((gains[at]?.gain as number) - gain) ** 2)
const reach = 1.96 * Math.sqrt(variance / gains.length)
console.log(
  `${GAME}, ${PART}: ${GAMES} games, ${gains.length} plays, ${gains.filter(({ alike }) => !alike).length} differ`,
)
console.log(`gained for each 1,000 plays: ${(1000 * gain).toFixed(2)} ± ${(1000 * reach).toFixed(2)} matches`)
