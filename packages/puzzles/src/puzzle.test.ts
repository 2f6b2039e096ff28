import { must, type Position } from '@halfpint/core'
import { expect, test } from 'vitest'
import { rightActionsByRules } from '../test/exhaustive.ts'
import { checkEveryDeal } from '../test/exhaustivedeals.ts'
import { isRightForUnseenHands } from '../test/exhaustivehands.ts'
import { answerPuzzle } from './answer.ts'
import { PUZZLE_GAMES } from './games.ts'
import { decodeList, encodeList } from './list.ts'
import { faultOf, makeId, makePuzzles, type Puzzle, parseId, positionOf, puzzleAt, readPuzzle } from './puzzle.ts'
import type { PuzzleGame } from './puzzlegame.ts'
import { SHIPPED } from './shipped.gen.ts'

const GAMES = PUZZLE_GAMES.map(game => [game.game.id, game] as const)

/** Puzzles spread over the shipped list. */
const sample = (game: PuzzleGame, size: number): readonly Puzzle[] => {
  const list = decodeList(SHIPPED[game.game.id] as string)
  const step = Math.floor(list.length / size)
  return list
    .filter((_, at) => at % step === 0)
    .slice(0, size)
    .map(({ number, difficulty }) => puzzleAt(game, number, difficulty) as Puzzle)
}

test.each(GAMES)('%s: a second proof that uses only the rules finds the same single right play', (_, game) => {
  for (const puzzle of sample(game, 8)) {
    expect(rightActionsByRules(puzzle), puzzle.id).toEqual([game.game.actions.make(puzzle.solution)])
  }
})

test('hidden hands: the play is right in every matching deal, dealt one by one', () => {
  const game = PUZZLE_GAMES.find(each => each.letter === 'z') as PuzzleGame
  const hidden = sample(game, 40).filter(puzzle => {
    const { hands } = positionOf(game, puzzle) as Position & { readonly hands: readonly (readonly string[])[] }
    return puzzle.hands === 'hidden' && hands.flat().length <= 9
  })
  expect(hidden.length).toBeGreaterThan(1)
  for (const puzzle of hidden) {
    const { sure, deals } = checkEveryDeal(puzzle)
    expect(sure, puzzle.id).toBe(true)
    expect(deals).toBeGreaterThan(0)
  }
})

test('hidden hands of Half-Pint Heroes: the play is right for any unseen cards of the others', () => {
  const game = PUZZLE_GAMES.find(each => each.letter === 'h') as PuzzleGame
  const puzzles = sample(game, 150)
  const hidden = puzzles.filter(({ hands }) => hands === 'hidden')
  expect(hidden.length).toBeGreaterThan(3)
  for (const puzzle of hidden.slice(0, 4)) expect(isRightForUnseenHands(puzzle), puzzle.id).toBe(true)
  // Most plays are right only for the actual deal. The second proof finds that, and such a puzzle may not say `hidden`.
  const open = puzzles.filter(puzzle => {
    const { hands } = positionOf(game, puzzle) as Position & { readonly hands: readonly (readonly string[])[] }
    return puzzle.hands === 'open' && hands.every((hand, seat) => seat === puzzle.seat || hand.length <= 2)
  })
  const unsure = open.slice(0, 6).filter(puzzle => !isRightForUnseenHands(puzzle))
  expect(unsure.length).toBeGreaterThan(2)
  for (const puzzle of unsure) expect(faultOf({ ...puzzle, hands: 'hidden' })).toBe('too-large')
})

test.each(GAMES)('%s: the shipped list is complete, and its puzzles have not changed', (_, game) => {
  const list = decodeList(SHIPPED[game.game.id] as string)
  expect(list.length).toBeGreaterThanOrEqual(5000)
  expect(encodeList(list)).toBe(SHIPPED[game.game.id])
  expect(new Set(list.map(({ number }) => number)).size).toBe(list.length)
  // If the generator changes, the numbers identify other puzzles, and the list must be generated again.
  const step = Math.floor(list.length / 20)
  for (const { number, theme } of list.filter((_, at) => at % step === 0)) {
    expect(puzzleAt(game, number, 1)?.themes, makeId(game, number)).toContain(game.themes[theme])
  }
})

test('ten thousand puzzles take less than 250 kB and have fifteen themes and every goal and difficulty', () => {
  expect(JSON.stringify(SHIPPED).length).toBeLessThan(250_000)
  const lists = PUZZLE_GAMES.map(game =>
    decodeList(SHIPPED[game.game.id] as string).map(each => game.themes[each.theme]),
  )
  expect(lists.flat().length).toBeGreaterThanOrEqual(10_000)
  expect(new Set(lists.flat()).size).toBeGreaterThanOrEqual(15)
  for (const game of PUZZLE_GAMES) {
    const list = decodeList(SHIPPED[game.game.id] as string)
    expect([...new Set(list.map(({ difficulty }) => difficulty))].toSorted()).toEqual([1, 2, 3, 4, 5])
  }
})

test.each(GAMES)('%s: a puzzle survives writing and reading, is sound, and no two are the same', (_, game) => {
  const seen = new Set<string>()
  for (const puzzle of sample(game, 8)) {
    const again = must(readPuzzle(JSON.parse(JSON.stringify(puzzle))))
    expect(again).toEqual(puzzle)
    expect(faultOf(again)).toBeUndefined()
    expect(parseId(puzzle.id)).toMatchObject({ ok: true })
    seen.add(JSON.stringify(puzzle.record))
  }
  expect(seen.size).toBe(8)
})

test.each(GAMES)('%s: every wrong play has a legal continuation in which the goal is lost', (_, game) => {
  for (const puzzle of sample(game, 4)) {
    const view = game.game.view(positionOf(game, puzzle), puzzle.seat)
    for (const action of game.game.legal(view)) {
      const answer = must(answerPuzzle(puzzle, action))
      const isSolution = game.game.actions.make(action) === game.game.actions.make(puzzle.solution)
      expect(answer.right).toBe(isSolution)
      let state = positionOf(game, puzzle)
      for (const { seat, action: play } of answer.line) {
        for (const event of must(game.game.decide(state, seat, play))) state = game.game.evolve(state, event)
      }
      // With another solution the puzzle is wrong.
      if (!isSolution) expect(faultOf({ ...puzzle, solution: action })).toBe('wrong-solution')
    }
  }
})

test('invalid puzzles are refused, and an altered puzzle is detected', () => {
  const [, game] = GAMES[0] as (typeof GAMES)[number]
  const [puzzle] = sample(game, 1) as [Puzzle]
  expect(readPuzzle(7)).toMatchObject({ problem: { code: 'bad-puzzle' } })
  expect(readPuzzle({ ...puzzle, game: 'chess' })).toMatchObject({ problem: { code: 'unknown-game' } })
  expect(readPuzzle({ ...puzzle, goal: 'win' })).toMatchObject({ problem: { code: 'bad-puzzle', key: 'goal' } })
  expect(readPuzzle({ ...puzzle, seat: 1 })).toMatchObject({ problem: { code: 'bad-puzzle', key: 'seat' } })
  expect(readPuzzle({ ...puzzle, hands: 'some' })).toMatchObject({ problem: { code: 'bad-puzzle', key: 'hands' } })
  expect(readPuzzle({ ...puzzle, record: null })).toMatchObject({ problem: { code: 'not-a-record' } })
  expect(readPuzzle({ ...puzzle, solution: { type: 'play', hand: ['x9'] } })).toMatchObject({ ok: false })
  for (const id of ['', 'q1', 'h', 'h-1', 'hzzzzzzzzz', 'H1']) expect(parseId(id)).toMatchObject({ ok: false })
})

test('the same numbers give the same puzzles', () => {
  for (const game of PUZZLE_GAMES) {
    const first = (): Puzzle => {
      for (const puzzle of makePuzzles(game, 77)) if (puzzle !== undefined) return puzzle
      throw new Error('no puzzle')
    }
    expect(first()).toEqual(first())
  }
})
