import { bySeat } from '@halfpint/core'
import { dayTask } from '@halfpint/tasks'
import { expect, test } from 'vitest'
import { openChecker } from './checker.ts'

/** A thread that hears and never answers. */
const MUTE = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", () => 0)',
)

const CLAIM = { choices: [], points: 0, digest: '' }

test('a server that has too many results to check says so', async () => {
  const checker = openChecker(MUTE)
  const task = dayTask('2026-11-16', 'herzlos')
  const waiting = bySeat(40, at => checker.check(task, CLAIM, `owner ${at % 10}`))
  expect(await checker.check(task, CLAIM, 'one more')).toMatchObject({ problem: { code: 'server-busy' } })
  // Who waits is told when the server stops.
  await new Promise(resolve => setTimeout(resolve, 50))
  await checker.close()
  expect(await waiting[0]).toMatchObject({ problem: { code: 'server-stopping' } })
})

test('whoever sends what takes long to check keeps nobody else from being checked', async () => {
  const checker = openChecker(MUTE)
  const task = dayTask('2026-11-16', 'herzlos')
  for (let at = 0; at < 4; at++) void checker.check(task, CLAIM, 'many')
  const first = (owner: string) => Promise.race([checker.check(task, CLAIM, owner), 'waits'])
  expect(await first('many')).toMatchObject({ problem: { code: 'server-busy' } })
  expect(await first('other')).toBe('waits')
  await checker.close()
})
