import { expect, test } from 'vitest'
import { marked, options, play, table, the } from './fixture.ts'
import { halfPint } from './game.ts'
import { aftermath, finalScoring, longestRun, markRun, type RoundPlayed, scoreItems, scoreRound } from './score.ts'
import { DEFAULT_OPTIONS, type Mark, type RoundResult, type RoundScore, type State } from './state.ts'

const round = (said: Partial<RoundPlayed> & Pick<RoundPlayed, 'predictions' | 'tricks'>): RoundPlayed => ({
  bets: said.predictions.map((_, seat) => (seat + 1) % said.predictions.length),
  brawl: null,
  ...said,
})

test('H24: each trick won is worth ten points', () => {
  expect(
    scoreRound(DEFAULT_OPTIONS, round({ predictions: [5, 5, 5], tricks: [2, 0, 1], bets: [1, 2, 0] })).scores,
  ).toEqual([40, 20, 30])
  expect(
    scoreItems(DEFAULT_OPTIONS, round({ predictions: [5, 1], tricks: [2, 1], bets: ['none', 'none'] }), 0),
  ).toEqual([{ rule: 'H24', points: 20 }])
})

test('H25: a met prediction gives ten times itself and the mark X', () => {
  const scored = scoreRound(DEFAULT_OPTIONS, round({ predictions: [2, 3, 1], tricks: [2, 1, 1], bets: [2, 0, 0] }))
  expect(scored.scores).toEqual([40, 10, 20])
  expect(scored.marks).toEqual(['X', '', 'X'])
})

test('H25: a met prediction of 0 is worth 30 with up to four players and 20 with more', () => {
  for (const [seats, points] of [
    [2, 30],
    [3, 30],
    [4, 30],
    [5, 20],
    [6, 20],
    [7, 20],
  ] as const) {
    const predictions = Array<number>(seats).fill(0)
    const scored = scoreRound(DEFAULT_OPTIONS, {
      predictions,
      tricks: predictions,
      bets: predictions.map(() => 'none'),
      brawl: null,
    })
    expect(scored.scores).toEqual(predictions.map(() => points))
  }
})

test('H26: a bet against a player who missed gives twenty points', () => {
  const scored = scoreRound(DEFAULT_OPTIONS, round({ predictions: [0, 0, 6], tricks: [1, 2, 1], bets: [1, 0, 0] }))
  expect(scored.scores).toEqual([30, 40, 30])
  expect(scoreItems(DEFAULT_OPTIONS, round({ predictions: [0, 0, 6], tricks: [1, 2, 1], bets: [1, 0, 0] }), 2)).toEqual(
    [
      { rule: 'H24', points: 10 },
      { rule: 'H26', points: 20 },
    ],
  )
})

test('H26: with three or more players a lost bet gives no points', () => {
  expect(
    scoreRound(DEFAULT_OPTIONS, round({ predictions: [1, 0, 0], tricks: [1, 1, 1], bets: [1, 0, 0] })).scores,
  ).toEqual([40, 10, 10])
})

test('H27: between two players a lost bet goes to the player bet against', () => {
  expect(scoreRound(DEFAULT_OPTIONS, round({ predictions: [1, 0], tricks: [1, 2], bets: ['none', 0] })).scores).toEqual(
    [40, 20],
  )
  expect(
    scoreRound(DEFAULT_OPTIONS, round({ predictions: [1, 0], tricks: [1, 2], bets: ['none', 'none'] })).scores,
  ).toEqual([20, 20])
  expect(scoreRound(DEFAULT_OPTIONS, round({ predictions: [2, 0], tricks: [1, 2], bets: [1, 0] })).scores).toEqual([
    30, 40,
  ])
  expect(
    scoreItems(DEFAULT_OPTIONS, round({ predictions: [1, 0], tricks: [1, 2], bets: ['none', 0] }), 0).at(-1),
  ).toEqual({
    rule: 'H27',
    points: 20,
  })
})

test('H28: a brawl round scores the brawler alone: ten a trick and thirty more, mark B', () => {
  const scored = scoreRound(DEFAULT_OPTIONS, round({ predictions: [3, 1, 0], tricks: [4, 1, 0], brawl: 0 }))
  expect(scored.scores).toEqual([70, 0, 0])
  expect(scored.marks).toEqual(['B', '', ''])
  expect(scoreRound(DEFAULT_OPTIONS, round({ predictions: [0, 0, 0], tricks: [0, 3, 0], brawl: 1 })).scores).toEqual([
    0, 60, 0,
  ])
})

test('H28: a brawl between two players voids the bets too', () => {
  const scored = scoreRound(DEFAULT_OPTIONS, round({ predictions: [0, 0], tricks: [3, 0], bets: [1, 0], brawl: 0 }))
  expect(scored).toMatchObject({ scores: [60, 0], marks: ['B', ''] })
})

test('H29: Laura and Max', () => {
  const scored = scoreRound(DEFAULT_OPTIONS, round({ predictions: [3, 0, 1], tricks: [3, 1, 0], bets: [1, 0, 0] }))
  expect(scored.scores.slice(0, 2)).toEqual([80, 10])
})

const results = (...rows: readonly (readonly Mark[])[]): RoundResult[] => rows.map(marks => marked(...marks))
const fiveX = results(['X', ''], ['X', 'X'], ['B', ''], ['X', ''], ['X', 'X'])

test('H30: five marks in a row, X or B, start a gun fight in the next round', () => {
  const played = round({ predictions: [1, 1], tricks: [1, 1] })
  expect(aftermath(options({ rounds: 10 }), fiveX.slice(0, 4), [], played)).toEqual({ result: null, gunFight: [] })
  expect(aftermath(options({ rounds: 10 }), fiveX, [], played)).toEqual({ result: null, gunFight: [0] })
})

test('H30: a round without a mark resets the count', () => {
  const broken = results(['X'], ['X'], [''], ['X'], ['X'], ['X'], ['B'])
  expect(markRun(broken, 0)).toBe(4)
})

test('H30: the sixth mark ends the game at once, whatever the points', () => {
  const six = [...fiveX, marked('X', '')]
  expect(aftermath(options({ rounds: 10 }), six, [0], round({ predictions: [0, 4], tricks: [0, 3] }))).toEqual({
    result: { ending: 'gun-fight', winners: [0] },
    gunFight: [],
  })
})

test('H30: a brawl is a sixth mark too', () => {
  const six = [...fiveX, marked('B', '')]
  expect(
    aftermath(options({ rounds: 10 }), six, [0], round({ predictions: [0, 4], tricks: [3, 0], brawl: 0 })).result,
  ).toEqual({
    ending: 'gun-fight',
    winners: [0],
  })
})

test('H30: of several duelists the higher prediction wins, and equals share', () => {
  const rows = [...results(...Array<Mark[]>(5).fill(['X', 'X', 'X'])), marked('X', 'X', 'X')]
  const win = (predictions: number[]) =>
    aftermath(options({ rounds: 10 }), rows, [0, 1, 2], round({ predictions, tricks: predictions })).result
  expect(win([0, 2, 1])).toEqual({ ending: 'gun-fight', winners: [1] })
  expect(win([2, 0, 2])).toEqual({ ending: 'gun-fight', winners: [0, 2] })
})

test('H30: a duelist who misses is out, and only duelists can win', () => {
  const rows = [...results(...Array<Mark[]>(5).fill(['X', 'X', ''])), marked('', 'X', 'X')]
  const played = round({ predictions: [3, 0, 5], tricks: [0, 0, 5] })
  expect(aftermath(options({ rounds: 10 }), rows, [0, 1], played).result).toEqual({ ending: 'gun-fight', winners: [1] })
})

test('H30: if no duelist earns a mark the round counts as usual and play goes on', () => {
  const rows = [...fiveX, marked('', 'X')]
  expect(aftermath(options({ rounds: 10 }), rows, [0], round({ predictions: [1, 1], tricks: [0, 1] }))).toEqual({
    result: null,
    gunFight: [],
  })
})

test('H30: a gun fight is played through the game itself', () => {
  const state = table({
    row: 'k1',
    hands: ['r13', 'y2', 'g4'],
    predictions: [1, 1, 1],
    results: results(...Array<Mark[]>(5).fill(['X', '', ''])),
    gunFight: [0],
  })
  const { state: after, log } = play(state, 'r13', 'y2', 'g4')
  expect(the(log, 'game-ended').result).toEqual({ ending: 'gun-fight', winners: [0] })
  expect(the(log, 'round-scored').scores).toEqual([40, 20, 0])
  expect(after.phase).toBe('over')
  expect(halfPint.turn(after)).toEqual({ kind: 'over' })
})

test('H31: a gun fight that starts in the last round gets one extra round', () => {
  const played = round({ predictions: [1, 1], tricks: [1, 1] })
  expect(aftermath(options({ rounds: 5 }), fiveX, [], played)).toEqual({ result: null, gunFight: [0] })
  expect(
    aftermath(options({ rounds: 5 }), results(['X', ''], ['', ''], ['X', ''], ['X', ''], ['X', 'X']), [], played)
      .result,
  ).toMatchObject({
    ending: 'final-scoring',
  })
})

test('H31: the extra round counts as usual if nobody wins by it', () => {
  const last: State = table({
    row: 'k1',
    hands: ['r13', 'y2', 'g4'],
    predictions: [0, 0, 6],
    bets: [1, 2, 0],
    rounds: 5,
    results: results(...Array<Mark[]>(5).fill(['X', '', ''])),
    gunFight: [0],
  })
  const { log } = play(last, 'r13', 'y2', 'g4')
  expect(the(log, 'game-ended').result).toEqual({
    ending: 'final-scoring',
    bonus: [50, 10, 0],
    totals: [60, 60, 20],
    winners: [0],
  })
})

test('H31: there is never a second extra round', () => {
  const rows = results(['', 'X'], ['', 'X'], ['X', 'X'], ['X', 'X'], ['X', 'X'], ['X', ''], ['X', ''])
  const played = round({ predictions: [1, 3], tricks: [1, 0] })
  expect(aftermath(options({ rounds: 6 }), rows, [], played)).toMatchObject({
    result: { ending: 'final-scoring' },
    gunFight: [],
  })
})

test('H32: the longest unbroken run of marks gives ten points a round', () => {
  const rows = results(['X', ''], ['B', 'X'], ['', 'X'], ['X', ''], ['', 'X'])
  expect([0, 1].map(seat => longestRun(rows, seat))).toEqual([2, 2])
  expect(finalScoring(DEFAULT_OPTIONS, rows, 2)).toMatchObject({ bonus: [20, 20] })
})

test('H33: most points win', () => {
  const rows = [{ ...marked('', ''), scores: [10, 30] }]
  expect(finalScoring(DEFAULT_OPTIONS, rows, 2)).toMatchObject({ totals: [10, 30], winners: [1] })
})

test('H33: ties go to the most Bs, then the most Xs, then are shared', () => {
  const game = (first: Mark[], second: Mark[], scores: number[]) =>
    finalScoring(
      DEFAULT_OPTIONS,
      first.map((mark, at) => ({ ...marked(mark, second[at] as Mark), scores: at === 0 ? scores : [0, 0] })),
      2,
    ).winners
  expect(game(['B', ''], ['X', ''], [0, 0])).toEqual([0])
  expect(game(['X', ''], ['B', ''], [0, 0])).toEqual([1])
  expect(game(['X', '', 'X'], ['X', '', ''], [0, 0])).toEqual([0])
  expect(game(['X', '', ''], ['', '', 'X'], [0, 0])).toEqual([0, 1])
  expect(game(['X', 'X', ''], ['B', '', ''], [0, 10])).toEqual([1])
})

test('H34: the example pad: 260, 320, 170, 310, and Laura wins', () => {
  const pad = {
    Max: '20X 30 10 0 20X 40X 40X 10 60X 0',
    Laura: '30 40 60X 0 30 10 20 40X 0 80X',
    Sven: '30 30 10 0 0 30X 30 0 0 30',
    Frank: '60X 30 30X 60B 10 40X 10 10 0 40',
  }
  const columns = Object.values(pad).map(column => column.split(' '))
  const rows = Array.from({ length: 10 }, (_, at): RoundScore => {
    const cells = columns.map(column => column[at] as string)
    return {
      tricks: [0, 0, 0, 0],
      brawl: null,
      scores: cells.map(cell => Number.parseInt(cell, 10)),
      marks: cells.map(cell => (cell.match(/[XB]/)?.[0] ?? '') as Mark),
    }
  })
  expect(finalScoring(DEFAULT_OPTIONS, rows, 4)).toMatchObject({ totals: [260, 320, 170, 310], winners: [1] })
})
