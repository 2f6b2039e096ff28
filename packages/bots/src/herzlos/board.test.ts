import { seeded } from '@halfpint/core'
import { codeOf, type State, scoreRound } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { legalMasks, low, settleBoard, slotOf } from './board.ts'
import { anyOptions, decisionsOf } from './fixture.ts'
import { knownTo } from './known.ts'

test('the board offers the cards that the rules allow, in every decision of games of all sizes and options', () => {
  const masks = new Int32Array(4)
  let seen = 0
  for (let game = 0; game < 24; game++) {
    for (const { view, legal } of decisionsOf(`board ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      if (view.phase !== 'play') continue
      const count = legalMasks(knownTo(view).board, masks)
      const slots: number[] = []
      for (let suit = 0; suit < 4; suit++) {
        for (let ranks = masks[suit] as number; ranks !== 0; ranks &= ranks - 1) slots.push((suit << 4) | low(ranks))
      }
      expect(slots).toEqual(legal.map(action => (action.type === 'play' ? slotOf(codeOf(action.card)) : -1)))
      expect(count).toBe(legal.length)
      seen++
    }
  }
  expect(seen).toBeGreaterThan(1000)
})

test('Z6 Z8 the board counts what was taken as the rules do', () => {
  let marches = 0
  for (let game = 0; game < 150; game++) {
    const options = anyOptions(seeded(`score ${game}`))
    const seats = 3 + (game % 3)
    // The first seat takes what it can, so that marches come up.
    const greedy = ({ seat, legal }: { seat: number; legal: readonly { type: string }[] }): number =>
      seat === 0 ? legal.length - 1 : 0
    let last: State | undefined
    for (const decision of decisionsOf(
      `score ${game}`,
      seats,
      { ...options, rounds: 1 },
      d => d.legal[greedy(d)] as never,
    )) {
      last = decision.state
      const { board, table } = knownTo(decision.view)
      const points = new Float64Array(seats)
      const march = settleBoard(table, board, points)
      const scored = scoreRound(options, last.tricks, seats)
      expect([...points]).toEqual([...scored.points])
      expect(march).toBe(scored.march ?? -1)
      if (march >= 0) marches++
    }
  }
  expect(marches).toBeGreaterThan(0)
})
