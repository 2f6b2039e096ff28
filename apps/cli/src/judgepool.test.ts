import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, built, clean } from './child.ts'
import type { Entry } from './entry.ts'
import { examples } from './example.ts'
import { openJudgePool } from './judgepool.ts'
import { judgeSource } from './verdict.ts'

beforeAll(build)
afterAll(clean)

const { good, broken } = examples()
const records = [...good, ...broken.map(({ record }) => JSON.stringify(record)), '{', '[]', '{"game":"chess"}']

/** Batches of records, valid and invalid mixed, up to this many bytes. */
const batches = (bytes: number): Entry[][] => {
  const made: Entry[][] = []
  for (let line = 1, size = 0; size < bytes; ) {
    const batch: Entry[] = []
    for (let at = 0; at < 7; at++, line++) {
      const source = Buffer.from(records[(line * 5) % records.length] as string)
      size += source.length
      batch.push({ line, source })
    }
    made.push(batch)
  }
  return made
}

test.each([0, 1, 3])('with %i other workers every record gets the verdict it gets alone, in order', async workers => {
  let started = 0
  const pool = openJudgePool(task => {
    started++
    return new Worker(built, { workerData: task })
  }, workers)
  const work = batches(4 * 1024 * 1024)
  const judged = (await Promise.all(work.map(batch => pool.judge(batch)))).flat()
  pool.close()
  expect(started).toBe(workers)
  expect(judged).toEqual(work.flat().map(({ line, source }) => ({ line, verdict: judgeSource(source) })))
})

test('a few records are judged without starting threads', () => {
  const pool = openJudgePool(() => expect.unreachable('nobody is needed'), 4)
  expect(pool.judge(batches(1000)[0] as Entry[])).toHaveLength(7)
})
