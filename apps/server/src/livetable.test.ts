import { must, seeded } from '@halfpint/core'
import { memoryJournal, openTable, readSetup } from '@halfpint/table'
import { expect, test } from 'vitest'
import type { Clock } from './clock.ts'
import { openLiveTable } from './livetable.ts'

test('who flutters at the rail fills no log', async () => {
  let time = 0
  let soon: (() => void)[] = []
  const hand: Clock = {
    now: () => time,
    elapsed: () => time,
    after(milliseconds, act) {
      const at = time + milliseconds
      const look = (): void => void (time >= at ? act() : soon.push(look))
      soon.push(look)
      return () => {}
    },
    every: () => () => {},
  }
  const environment = { now: hand.now, random: seeded('rail'), think: async () => 0 }
  const opening = { table: 't', setup: must(readSetup({ game: 'herzlos' })), key: 'a'.repeat(64) }
  const person = { id: 'ann', name: 'Ann', symbol: 'mug' }
  const host = must(await openTable(memoryJournal(), { ...opening, person }, environment))
  const live = openLiveTable(host, 'door', hand, () => {})
  const before = host.table().version
  const MINUTES = 10
  for (; time < MINUTES * 60_000; time += 1_000) {
    const leave = live.join('rail', null, { hear: () => {}, dismiss: () => {} })
    if (time % 4_000 !== 0) leave()
    const due = soon
    soon = []
    for (const look of due) look()
    await new Promise(resolve => setImmediate(resolve))
  }
  // Five at once, and one every half a minute.
  expect(host.table().version - before).toBeGreaterThan(5)
  expect(host.table().version - before).toBeLessThanOrEqual(5 + 2 * MINUTES)
})
