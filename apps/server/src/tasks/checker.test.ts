import { bySeat } from '@halfpint/core'
import { dayTask } from '@halfpint/tasks'
import { expect, test } from 'vitest'
import { openChecker } from './checker.ts'

/** A thread that hears and never answers. */
const MUTE = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", () => 0)',
)

test('a server that has too many results to check says so', async () => {
  const checker = openChecker(MUTE)
  const task = dayTask('2026-11-16', 'herzlos')
  const waiting = bySeat(40, () => checker.check(task, { choices: [], points: 0, digest: '' }))
  expect(await checker.check(task, { choices: [], points: 0, digest: '' })).toMatchObject({
    problem: { code: 'server-busy' },
  })
  // Who waits is told when the server stops.
  await new Promise(resolve => setTimeout(resolve, 50))
  await checker.close()
  expect(await waiting[0]).toMatchObject({ problem: { code: 'server-stopping' } })
})
