import { CHARACTERS, LEVELS } from '@halfpint/bots'
import { HIDDEN } from '@halfpint/core'
import { reread } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { openPub } from '../test/pub.ts'
import { answer, questionFor } from './question.ts'

const dealt = async (game: string) => {
  const pub = await openPub({ game, seats: 3 }, 1)
  await pub.run(0, { type: 'disconnect', node: 'front' })
  await pub.run(0, { type: 'start', fill: 'random' })
  return pub.host.table()
}

test.each(['half-pint-heroes', 'herzlos'])('every bot of %s answers a question after a JSON round trip', async game => {
  const table = await dealt(game)
  for (const bot of [...LEVELS, ...CHARACTERS]) {
    const question = questionFor(table, 1, bot, 'chance')
    if (question === null) throw new Error('no question')
    const place = await answer(reread(question), () => 0, { iterations: 5 })
    expect(question.legal[place]).toBeDefined()
    expect(await answer(question, () => 0, { iterations: 5 })).toBe(place)
  }
})

test('a question for a bot contains only the view of its seat', async () => {
  const table = await dealt('half-pint-heroes')
  const question = questionFor(table, 1, 'oda', '')
  const hands = (question?.view as unknown as { hands: string[][] } | undefined)?.hands ?? []
  expect(hands).toHaveLength(3)
  expect(hands[1]).not.toContain(HIDDEN)
  expect(new Set([...(hands[0] ?? []), ...(hands[2] ?? [])])).toEqual(new Set([HIDDEN]))
})

test('a seat with nothing to decide has no question', async () => {
  const pub = await openPub()
  expect(questionFor(pub.host.table(), 0, 'oda', '')).toBeNull()
  const table = await dealt('half-pint-heroes')
  expect(questionFor(table, 7, 'oda', '')).toBeNull()
})
