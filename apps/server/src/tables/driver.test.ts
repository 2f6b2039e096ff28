import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { openDatabase } from '../test/simulation/database.ts'
import { clockOn } from '../test/simulation/machine.ts'
import { openScheduler } from '../test/simulation/scheduler.ts'
import { openDriver } from './driver.ts'

const HOUR = 3_600_000

test.each([-2 * HOUR, 0, 2 * HOUR])(
  'the claim of a dead process, its clock wrong by %d ms, ends within seconds, and another process drives the table',
  async offset => {
    const scheduler = openScheduler()
    const database = openDatabase(scheduler, seeded('claims'), () => {})
    const driven: string[] = []
    const start = (name: string, offset: number) => {
      const owner = { alive: true, frozenUntil: 0 }
      const clock = clockOn({ offset, drift: 0 }, scheduler, owner)
      const client = Object.assign(owner, { clock })
      const driver = openDriver(database.connect(client), name, clock, error => {
        throw error
      })
      const drive = async (): Promise<void> => void driven.push(name)
      const table = { id: 't', due: () => null, now: clock.now, drive }
      return Object.assign(client, { wake: () => driver.wake(table, clock.now()) })
    }
    const run = async (until: number): Promise<void> => {
      while (await scheduler.step(until));
    }
    const [dead, alive] = [start('dead', offset), start('alive', 0)]
    dead.wake()
    await run(1_000)
    dead.alive = false
    alive.wake()
    await run(5_000)
    expect(driven).toEqual(['dead'])
    await run(9_000)
    expect(driven).toEqual(['dead', 'alive'])
  },
)
