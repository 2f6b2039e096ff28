import { below, everySeat, must, pick, playOut, type Random, type Seat, seeded } from '@halfpint/core'
import { anyOptions, type LawSubject, laws } from '@halfpint/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARDS, type Card, type SeenCard } from './card.ts'
import { halfPint } from './game.ts'
import { playsOf } from './plays.ts'
import { brawlPoints, finalScoring, scoringOf } from './score.ts'
import { type Action, type Event, OPTION_RULES, type Options, type State } from './state.ts'
import { winningStreak } from './trick.ts'

const cardsIn = (state: State): SeenCard[] =>
  state.phase === 'deal' || state.phase === 'over'
    ? []
    : [
        ...state.row,
        ...state.hands.flat(),
        ...state.stock,
        ...[...state.tricks.flatMap(trick => trick.plays), ...state.trick].flatMap(play => play.hand),
      ]

const pointsWrong = (state: State): string[] => {
  const wrong: string[] = []
  for (const [number, round] of state.results.entries()) {
    const won = round.tricks.reduce((sum, tricks) => sum + tricks, 0)
    if (won < 1 || won > 7 * state.seats) wrong.push(`round ${number}: ${won} tricks`)
    for (const seat of everySeat(state.seats)) {
      const score = round.scores[seat]!
      if (score % 10 !== 0 || score < 0) wrong.push(`round ${number}: seat ${seat} has ${score}`)
      if (round.brawl !== null && seat !== round.brawl && score !== 0)
        wrong.push(`round ${number}: ${seat} beside a brawl`)
      if (round.brawl === seat && score !== brawlPoints(scoringOf(state.options), round.tricks[seat]!))
        wrong.push(`round ${number}: brawler`)
    }
  }
  if (state.result?.ending === 'final-scoring') {
    if (JSON.stringify(finalScoring(state.options, state.results, state.seats)) !== JSON.stringify(state.result))
      wrong.push('final scoring')
  }
  return wrong
}

const someCards = (random: Random, from: readonly SeenCard[], most: number): Card[] =>
  from.length === 0 ? [] : Array.from({ length: below(random, most + 1) }, () => pick(random, from) as Card)

/** Plays that are nearly right: own cards in any number, foreign cards, row cards laid as one's own. */
const temptations = (state: State, seat: Seat, random: Random): Action[] => {
  const own = (state.hands[seat] ?? []) as Card[]
  const rows = (): { row?: Card[] } =>
    below(random, 2) === 0 ? {} : { row: someCards(random, [...state.row, pick(random, CARDS)], 4) }
  const subset = (): Card[] => own.filter(() => below(random, 2) === 0)
  return [
    ...[-1, 0, 3, 6, 7, 1.5, Number.NaN].map((prediction): Action => ({ type: 'predict', prediction })),
    ...[null, -1, 0, 1, seat, state.seats, 0.5].map((on): Action => ({ type: 'bet', on })),
    ...Array.from({ length: 6 }, (): Action => ({ type: 'play', hand: subset(), ...rows() })),
    ...Array.from({ length: 3 }, (): Action => ({ type: 'play', hand: someCards(random, own, 3), ...rows() })),
    { type: 'play', hand: someCards(random, CARDS, 7) },
    { type: 'play', hand: someCards(random, state.row, 3) },
    { type: 'play', hand: own },
  ]
}

/** Low predictions, and plays that try to meet them, so that marks, brawls and gun fights are common. */
const choose = (state: State, seat: Seat, legal: readonly Action[], random: Random): Action => {
  if (below(random, 40) === 0) return pick(random, legal)
  if (state.phase === 'predict') return legal[below(random, 8) === 0 ? 1 : 0] as Action
  if (state.phase !== 'play') return pick(random, legal)
  const won = state.tricks.filter(trick => trick.winner === seat).length
  const byStrength = playsOf(state.hands[seat] as Card[], state.row, state.options).sort(
    (a, b) => a.strength - b.strength,
  )
  // The last seat takes what the others do not want, short of a brawl, so that several can go on meeting 0.
  const taker = seat === state.seats - 1 && winningStreak(state.tricks.map(trick => trick.winner)) < 2
  const wanted = taker || won < (state.predictions[seat] as number) ? byStrength.at(-1) : byStrength[0]
  return (
    legal.find(
      action =>
        action.type === 'play' &&
        String(action.hand) === String(wanted?.hand) &&
        (action.row === undefined || String(action.row) === String(wanted?.row)),
    ) ?? pick(random, legal)
  )
}

/** Matches of two lengths: short ones for many rules, long ones for gun fights. */
const MATCH_ROUNDS = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 5, max: 10 }))

const options = (seats: number): fc.Arbitrary<Options> =>
  fc
    .tuple(anyOptions(OPTION_RULES), MATCH_ROUNDS)
    .map(([drawn, rounds]) => ({ ...drawn, rounds, startSeat: drawn.startSeat % seats }))

const subject: LawSubject<State, Action, Event, Options> = {
  game: halfPint,
  options,
  deck: () => CARDS,
  cardsIn,
  hiddenFrom: (state, viewer) =>
    [...state.stock, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))] as Card[],
  pointsWrong,
  temptations,
  choose,
}

laws(subject, { games: 200 })

/** Rare cases that occur in some games only. */
const SPECIAL = [
  'a brawl of 2',
  'a brawl of 3',
  'a brawl of 4',
  'a brawl of 5',
  'a brawl of 6',
  'a brawl of 7',
  'a gun fight of several',
  'an extra round',
  'final-scoring with one winner',
  'final-scoring with several winners',
  'going on alone',
  'gun-fight with one winner',
  'no bet',
]

test('the random games of the laws reach every special case', () => {
  const reached = new Map<string, number>()
  const reach = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1)
  for (let game = 0; game < 600 && reached.size < SPECIAL.length; game++) {
    const random = seeded(`special ${game}`)
    const seats = 2 + (game % 6)
    let state = must(halfPint.open(must(halfPint.options.read({ rounds: 5 + (game % 6) })), seats))
    const line = playOut(halfPint, state, random, (now, seat) =>
      choose(now, seat, halfPint.legal(halfPint.view(now, seat)), random),
    )
    for (const event of line.log) {
      if (event.type === 'round-scored' && event.brawl !== null) reach(`a brawl of ${seats}`)
      if (event.type === 'round-scored' && event.gunFight.length > 1) reach('a gun fight of several')
      const alone = state.phase === 'play' && seats > 2 && state.hands.filter(hand => hand.length > 0).length === 1
      if (event.type === 'played' && alone && state.trick.length === 0) reach('going on alone')
      if (event.type === 'bet-placed' && event.bet === 'none') reach('no bet')
      state = halfPint.evolve(state, event)
    }
    if (state.results.length > state.options.rounds) reach('an extra round')
    reach(`${state.result?.ending} with ${(state.result?.winners.length ?? 0) > 1 ? 'several winners' : 'one winner'}`)
  }
  expect([...reached.keys()].sort()).toEqual(SPECIAL)
})
