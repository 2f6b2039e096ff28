import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { answerPuzzle } from './answer.ts'
import { drillId, drillPuzzle } from './drill.ts'
import { DRILLS } from './drills.gen.ts'
import { puzzlesOf } from './games.ts'
import { isDrill } from './puzzlegame.ts'

test('every shipped drill opens, asks its seat, and has its own id', () => {
  expect(DRILLS.length).toBeGreaterThan(100)
  expect(new Set(DRILLS.map(drillId)).size).toBe(DRILLS.length)
  for (const drill of DRILLS) {
    const puzzle = drillPuzzle(drill)
    const { game } = must(puzzlesOf(drill.game))
    const { state } = must(game.records.read(puzzle.record))
    expect(game.turn(state), puzzle.id).toMatchObject({ kind: 'seats', seats: expect.arrayContaining([puzzle.seat]) })
    expect((puzzle.solution as { type: string }).type).toBe(drill.kind)
    expect(isDrill(puzzle.id)).toBe(true)
  }
})

test('the best answer of every drill is ahead by at least 8 points of winning chance, and only it is right', () => {
  for (const drill of DRILLS) {
    const puzzle = drillPuzzle(drill)
    const [best, next] = puzzle.estimates!
    expect(best!.win - next!.win, puzzle.id).toBeGreaterThan(0.0799)
    expect(must(answerPuzzle(puzzle, best!.action)).right).toBe(true)
    expect(must(answerPuzzle(puzzle, next!.action)).right).toBe(false)
  }
})
