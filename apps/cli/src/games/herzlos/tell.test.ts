import { expect, test } from 'vitest'
import { frameFor } from '../../play/fixture.ts'
import { winnerText } from '../../play/winner.ts'
import { cards, seen, trickFrom, underWay } from './fixture.ts'
import { padLines } from './pad.ts'
import { tell } from './tell.ts'

test('a played card is named, with a remark if it was discarded', () => {
  const before = underWay({ heartsOpen: false })
  const after = underWay({ heartsOpen: true })
  const follow = { type: 'played', seat: 0, card: 'c4' } as const
  const throwOff = { type: 'played', seat: 2, card: 'hQ' } as const
  expect(tell({ before, event: follow, after: before }, frameFor('en', 3))).toEqual(['You play the 4 of cups.'])
  expect(tell({ before, event: throwOff, after }, frameFor('en', 3))).toEqual([
    'Ben discards the queen of hearts.',
    'Hearts are broken: they may be led now.',
  ])
  expect(tell({ before, event: throwOff, after }, frameFor('de', 3))[0]).toBe('Ben wirft Herz-Dame ab.')
  expect(tell({ before, event: throwOff, after }, frameFor('ru', 3))[0]).toBe('Борис сбрасывает: дама червей.')
})

test('Z3: given and received cards are named, and those of others are not', () => {
  const passes = [cards('h3'), cards('fQ'), cards('d2')]
  const after = seen(3, { phase: 'play', passes })
  const event = { type: 'passes-exchanged', passes, leader: 1 } as const
  const [line] = tell({ before: after, event, after }, frameFor('en', 3))
  expect(line).toBe('You give Ben: 3 of hearts. Ann gives you: queen of flowers.')
})

test('Z6: a won trick is shown with its points', () => {
  const before = underWay({ trick: trickFrom(1, 3, 'd9 dJ hA') })
  const event = { type: 'trick-won', winner: 2 } as const
  expect(tell({ before, event, after: before }, frameFor('en', 3))).toEqual(['Ben takes the trick: +1 point.'])
})

test('Z8: a march is announced with its effect', () => {
  const before = underWay()
  const scored = { type: 'round-scored', points: [0, -129, 0], march: 1 } as const
  expect(tell({ before, event: scored, after: before }, frameFor('en', 3))[0]).toBe(
    'March! Ann took all hearts and the queen.',
  )
  const result = { ending: 'march', totals: [-20, -228, 5], winners: [1] } as const
  const after = seen(3, { phase: 'over', result })
  const lines = tell({ before, event: { type: 'game-ended', result }, after }, frameFor('en', 3))
  expect(lines).toEqual(['The march wins the game at once, whatever the totals.', 'Ann wins the game.'])
})

test('Z7: the pad adds the rounds up, and equal totals share the win', () => {
  const results = [
    { points: [-20, -99, 5], march: null, tricks: [4, 11, 2], taken: [[], [], []] },
    { points: [-10, -50, -35], march: null, tricks: [4, 11, 2], taken: [[], [], []] },
  ]
  const lines = padLines(seen(3, { results, round: 2 }), frameFor('en', 3))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}1 +-20 +-99 +5$/))
  expect(lines.at(-1)).toMatch(/^So far +-30 +-149 +-30$/)
  const result = { ending: 'final-scoring', totals: [-30, -149, -30], winners: [0, 2] } as const
  expect(winnerText(seen(3, { results, phase: 'over', result }), frameFor('en', 3))).toBe('You and Ben share the win.')
})
