import { below, everySeat, must, type Seat, type seeded } from '@halfpint/core'
import { type Action, type Event, halfPint, playsOf, type State, winningStreak } from '@halfpint/half-pint'
import * as hearts from '@halfpint/herzlos'
import { randomGame } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { halfPint as halfPintPad, herzlos, pad, scoredHalfPint, scoredHerzlos } from '../test/paper.ts'
import { readCsv, writeCsv, writePad } from './index.ts'

/** Low predictions that are usually exact, so that runs, gun fights and brawls are common. */
const choose = (state: State, seat: Seat, legal: readonly Action[], random: ReturnType<typeof seeded>): Action => {
  const any = legal[below(random, legal.length)] as Action
  if (below(random, 30) === 0) return any
  if (state.phase === 'predict') return legal[below(random, 6) === 0 || state.seats === 2 ? 1 : 0] as Action
  if (state.phase !== 'play') return any
  const plays = playsOf(state.hands[seat] as never, state.row, state.options).sort((a, b) => a.strength - b.strength)
  const taker = seat === state.seats - 1 && winningStreak(state.tricks.map(trick => trick.winner)) < 2
  const won = state.tricks.filter(trick => trick.winner === seat).length
  const wanted = taker || won < (state.predictions[seat] as number) ? plays.at(-1) : plays[0]
  return legal.find(action => action.type === 'play' && String(action.hand) === String(wanted?.hand)) ?? any
}

/** The rounds as a score pad shows them: predictions, bets and tricks, but no cards. */
const roundsOnPad = (log: readonly Event[]): object[] => {
  const rounds: { [key: string]: unknown }[] = []
  for (const event of log) {
    const round = rounds.at(-1) ?? {}
    if (event.type === 'dealt') rounds.push({})
    if (event.type === 'predictions-revealed') round.predictions = event.predictions
    if (event.type === 'bets-revealed') round.bets = event.bets.map(bet => (bet === 'none' ? null : bet))
    if (event.type === 'round-scored') Object.assign(round, { tricks: event.tricks, brawl: event.brawl })
  }
  return rounds
}

const names = (seats: number): string =>
  everySeat(seats)
    .map(seat => `P${seat}`)
    .join(' ')

test.each([2, 3, 4, 5, 6, 7])('H24: to H33 the pad agrees with whole games of %i', seats => {
  const reached = { brawls: 0, gunFights: 0, extra: 0, duels: 0 }
  for (let game = 0; game < 60; game++) {
    const rounds = 5 + (game % 6)
    const options = must(halfPint.options.read({ rounds, startSeat: game % seats }))
    const { log, state } = randomGame(halfPint, `pad ${seats} ${game}`, seats, options, choose)
    const onPad = halfPintPad(names(seats), roundsOnPad(log), { rounds, startSeat: game % seats })
    const scored = scoredHalfPint(onPad)
    const facts = log.filter(event => event.type === 'round-scored')
    expect(scored.rounds.map(({ done }) => done?.scores)).toEqual(facts.map(({ scores }) => scores))
    expect(scored.rounds.map(({ done }) => done?.marks)).toEqual(facts.map(({ marks }) => marks))
    expect(scored.rounds.map(({ done }) => done?.gunFight)).toEqual(facts.map(({ gunFight }) => gunFight))
    expect(scored.result).toEqual(state.result)
    // A real game causes no warnings.
    expect(scored.rounds.flatMap(({ warnings }) => warnings)).toEqual([])
    expect(pad(writePad(onPad) as object)).toEqual(onPad)
    expect(must(readCsv(writeCsv(onPad)))).toEqual(onPad)
    reached.brawls += facts.filter(({ brawl }) => brawl !== null).length
    reached.gunFights += facts.filter(({ gunFight }) => gunFight.length > 0).length
    if (facts.length > rounds) reached.extra++
    if (state.result?.ending === 'gun-fight') reached.duels++
  }
  expect(reached.brawls).toBeGreaterThan(0)
  expect(reached.gunFights).toBeGreaterThan(0)
})

/** Goes through all values of all options with a choice. */
const choicesOf = (game: number): object =>
  Object.fromEntries(
    Object.entries(hearts.OPTION_RULES).flatMap(([name, rule], at) =>
      rule.kind === 'choice' ? [[name, rule.values[(game >> at) % rule.values.length]]] : [],
    ),
  )

test.each([3, 4, 5])('Z6: to Z8 the pad agrees with whole games of Herzlos of %i, by points and by cards', seats => {
  for (let game = 0; game < 40; game++) {
    const options = { ...choicesOf(game), rounds: 1 + (game % 5) }
    const { log, state, steps } = randomGame(
      hearts.herzlos,
      `pad ${seats} ${game}`,
      seats,
      must(hearts.herzlos.options.read(options)),
    )
    const facts = log.filter(event => event.type === 'round-scored')
    const told = herzlos(
      names(seats),
      facts.map(({ points, march }) => ({ points, march })),
      options,
    )
    const byPoints = scoredHerzlos(told)
    expect(byPoints.rounds.map(({ done }) => done?.points)).toEqual(facts.map(({ points }) => points))
    expect(byPoints.result).toEqual(state.result)
    expect(byPoints.rounds.flatMap(({ warnings }) => warnings)).toEqual([])
    expect(must(readCsv(writeCsv(told)))).toEqual(told)
    const scoring = /^(h|fQ$|dJ$)/
    const cards = facts.map((_, round) => {
      const won = steps.flatMap(({ after, events }) =>
        after.round === round + 1 && events.some(event => event.type === 'round-scored') ? [events] : [],
      )
      expect(won).toHaveLength(1)
      return tricksOf(log, round, seats).map(pile => pile.filter(card => scoring.test(card)))
    })
    const byCards = scoredHerzlos(
      herzlos(
        names(seats),
        cards.map(piles => ({ cards: piles })),
        options,
      ),
    )
    expect(byCards.rounds.map(({ done }) => done?.points)).toEqual(facts.map(({ points }) => points))
    expect(byCards.result).toEqual(state.result)
  }
})

/** The cards that each seat won in a round. */
const tricksOf = (log: readonly hearts.Event[], round: number, seats: number): string[][] => {
  const piles: string[][] = everySeat(seats).map(() => [])
  let now = -1
  let trick: string[] = []
  for (const event of log) {
    if (event.type === 'dealt') now++
    if (now !== round) continue
    if (event.type === 'played') trick.push(event.card)
    if (event.type === 'trick-won') {
      piles[event.winner]?.push(...trick)
      trick = []
    }
  }
  return piles
}
