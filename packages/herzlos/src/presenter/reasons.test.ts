import { everySeat } from '@halfpint/core'
import { expect, test } from 'vitest'
import type { Card } from '../card.ts'
import { cards, opened, playing, withOptions } from '../fixture.ts'
import { herzlos } from '../game.ts'
import { pointsOf, scoreRound, takenBy } from '../score.ts'
import type { Options, RoundResult, State, Trick } from '../state.ts'
import { reasonsOf, trickReasonOf } from './reasons.ts'
import { seatsOf } from './seats.ts'
import { isSettled, warningsOf } from './warnings.ts'

/** Tricks, one a line; the first of a line wins. */
const tricks = (...lines: readonly string[]): Trick[] =>
  lines.map(line => {
    const [winner, ...played] = line.split(' ')
    return { winner: Number(winner), plays: cards(played.join(' ')).map((card, seat) => ({ seat, card })) }
  })

const finished = (played: readonly Trick[], some: Partial<Options> = {}): Pick<State, 'options' | 'results'> => {
  const options = withOptions(some)
  const taken = everySeat(4).map(seat => takenBy(played, seat))
  const won = everySeat(4).map(seat => played.filter(({ winner }) => winner === seat).length)
  return { options, results: [{ ...scoreRound(options, played, 4), tricks: won, taken } satisfies RoundResult] }
}

test('Z6: the reasons of a round name the points of each card and add up', () => {
  const round = finished(tricks('0 h2 h10 fQ c4', '1 dJ d3 hA c5'))
  expect(reasonsOf(round, 0, 0)).toEqual([
    { rule: 'Z6', kind: 'hearts', cards: ['h2', 'h10'], points: -12 },
    { rule: 'Z6', kind: 'queen', cards: ['fQ'], points: -25 },
  ])
  expect(reasonsOf(round, 0, 1)).toEqual([
    { rule: 'Z6', kind: 'hearts', cards: ['hA'], points: -14 },
    { rule: 'Z6', kind: 'jack', cards: ['dJ'], points: 15 },
  ])
  expect(reasonsOf(round, 0, 3)).toEqual([])
})

const MARCH = tricks('0 h2 h3 fQ dJ', '0 h4 h5 h6 h7', '0 h8 h9 h10 hJ', '0 hQ hK hA c2')

test('Z8: with others-pay the march is one reason', () => {
  const round = finished(MARCH, { march: 'others-pay' })
  expect(reasonsOf(round, 0, 0)).toMatchObject([
    { rule: 'Z8', kind: 'march', points: 0 },
    { kind: 'jack', points: 15 },
  ])
  expect(reasonsOf(round, 0, 1)).toEqual([{ rule: 'Z8', kind: 'march', cards: [], points: -129 }])
  for (const seat of everySeat(4)) {
    const sum = reasonsOf(round, 0, seat).reduce((points, reason) => points + reason.points, 0)
    expect(sum).toBe(round.results[0]?.points[seat])
  }
})

test('Z6: the points of cards follow the rules with any option hearts', () => {
  const options = withOptions({ hearts: [0, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -100] })
  const cardsTaken = cards('h2 h3 hA fQ dJ c4')
  const scored = scoreRound(options, [{ winner: 0, plays: cardsTaken.map(card => ({ seat: 0, card })) }], 3)
  expect(pointsOf(options, cardsTaken)).toBe(scored.points[0])
})

test('Z4: a won trick has its reason', () => {
  const why = (text: string) => trickReasonOf({ plays: cards(text).map((card, seat) => ({ seat, card })) })
  const play = (seat: number, card: Card) => ({ seat, card })
  expect(why('')).toBeUndefined()
  expect(why('c9')).toEqual({ winner: play(0, 'c9'), by: 'alone' })
  expect(why('c9 hA d2')).toEqual({ winner: play(0, 'c9'), by: 'suit' })
  expect(why('c9 cK c3')).toEqual({ winner: play(1, 'cK'), rival: play(0, 'c9'), by: 'number' })
})

test('Z8: a warning appears once only one seat has march cards, and at least five', () => {
  const warned = (...lines: readonly string[]) =>
    warningsOf(herzlos.view(playing(['', '', '', ''], { tricks: tricks(...lines) }), 'spectator'))
  expect(warned('1 h2 h3 h4 h5')).toEqual([])
  expect(warned('1 h2 h3 h4 h5', '1 fQ f3 f4 f5')).toEqual([
    { key: 'marchLooms', facts: { seat: 1, taken: 5, all: 14 } },
  ])
  expect(warned('1 h2 h3 h4 h5', '1 fQ f3 f4 f5', '2 h6 c2 c3 c4')).toEqual([])
  const scored = playing(['', '', '', ''], { tricks: tricks('1 h2 h3 h4 h5', '1 fQ f3 f4 f5'), phase: 'deal' })
  expect(warningsOf(herzlos.view(scored, 'spectator')), 'after the round').toEqual([])
})

test('a round is decided when all scoring cards have been taken', () => {
  const all = tricks('0 h2 h3 h4 h5', '1 h6 h7 h8 h9', '2 h10 hJ hQ hK', '3 hA fQ c2 c3')
  expect(isSettled(playing(['', '', '', ''], { tricks: all }))).toBe(false)
  expect(isSettled(playing(['', '', '', ''], { tricks: [...all, ...tricks('0 dJ d2 d3 d4')] }))).toBe(true)
})

test('a seat has all its public fields', () => {
  const played = tricks('1 h2 h10 fQ c4')
  const state = playing(['c2 c3', 'd4', 'd5', 'd6'], { tricks: played, trick: [{ seat: 3, card: 'c9' }], toPlay: 0 })
  const looks = seatsOf(herzlos.view(state, 0))
  expect(looks[0]).toMatchObject({ held: 2, won: 0, turn: true, chosen: false, points: 0, leads: false })
  expect(looks[1]).toMatchObject({ won: 1, turn: false, points: -37, taken: ['h2', 'h10', 'fQ'], total: 0 })
  expect(looks[3]).toMatchObject({ leads: true, play: { card: 'c9' } })
  const full = { ...state, trick: [0, 1, 2, 3].map(seat => ({ seat, card: 'c9' as Card })) }
  expect(seatsOf(herzlos.view(full, 0)).some(({ turn }) => turn)).toBe(false)
  const passing = { ...opened(4), phase: 'pass', passes: [null, ['h2'], null, null] } as const
  expect(seatsOf(herzlos.view(passing, 0)).map(({ chosen, turn }) => [chosen, turn])).toEqual([
    [false, true],
    [true, false],
    [false, true],
    [false, true],
  ])
})
