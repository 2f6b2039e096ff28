import { type Json, must } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { openPub, shareOf } from '../test/pub.ts'
import { gameOf } from './table.ts'

test('smoke', async () => {
  const pub = await openPub({ seats: 4, options: { rounds: 2 } })
  await pub.wish(0, { type: 'start', fill: 'regular' })
  for (let step = 0; step < 1000 && pub.host.table().phase === 'playing'; step++) {
    const table = pub.host.table()
    if (table.match?.pledge?.dealt === false) await pub.wish(0, shareOf(0))
    else if (table.match?.since[0] != null) {
      const view = pub.host.view(0)
      const [action] = gameOf(table).legal(view.match?.state as never)
      await pub.wish(0, { type: 'act', action: action as Json })
    }
    await pub.host.drive()
  }
  expect(pub.host.table().phase).toBe('over')
  const record = must(await pub.host.record())
  const game = gameOf(pub.host.table())
  const replay = must(game.records.read(record))
  expect(checkProofs(game, record, replay)).toEqual({ ok: true, value: { deals: 2, proven: 2 } })
})
