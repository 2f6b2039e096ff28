import { must } from '@halfpint/core'
import { checkDeal, digestOf } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { dayOf } from './day.ts'
import { dayTask, pledgeOfDay } from './daytask.ts'
import { taskGameOf } from './games.ts'
import { dayProof } from './pledge.ts'

const GAMES = ['half-pint-heroes', 'herzlos']

test.each(GAMES)('%s: the deal of a day is proven as those of live tables are', id => {
  const { options, decks } = dayTask('2026-11-16', id)
  const { game } = must(taskGameOf(id)).puzzles
  const opened = must(game.open(must(game.options.read(options)), 4))
  const dealt = { type: 'dealt', deck: decks[0] ?? [] }
  const proof = dayProof('2026-11-16', id, 4)
  expect(checkDeal(game, opened, dealt, proof)).toMatchObject({ ok: true })
  expect(pledgeOfDay('2026-11-16', id)).toBe(proof.pledge)
  const tomorrow = dayProof('2026-11-17', id, 4)
  expect(checkDeal(game, opened, dealt, tomorrow)).toMatchObject({ problem: { code: 'deal-not-proven' } })
  expect(checkDeal(game, opened, dealt, { ...proof, pledge: tomorrow.pledge }).ok).toBe(false)
})

test('the pledges of ten years stand: docs/tasks.md tells their digest', () => {
  const first = 20_454
  const days = Array.from({ length: 3652 }, (_, at) => dayOf((first + at) * 86_400_000, 0))
  expect([days[0], days.at(-1)]).toEqual(['2026-01-01', '2035-12-31'])
  const pledges = days.flatMap(day => GAMES.map(game => pledgeOfDay(day, game)))
  expect(digestOf(pledges)).toBe('6d5353c8acf3b38c51c9b8145c0a2d60d1c6c847026e88b254442878896dd0f9')
})
