import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, built, clean } from './child.ts'
import type { Entry } from './entry.ts'
import { examples } from './example.ts'
import { openJury } from './jury.ts'
import { judgeSource } from './verdict.ts'

beforeAll(build)
afterAll(clean)

const { good, broken } = examples()
const records = [...good, ...broken.map(({ record }) => JSON.stringify(record)), '{', '[]', '{"game":"chess"}']

/** Heaps of records, good and bad mixed, until there are so many bytes. */
const heaps = (bytes: number): Entry[][] => {
  const made: Entry[][] = []
  for (let line = 1, size = 0; size < bytes; ) {
    const heap: Entry[] = []
    for (let at = 0; at < 7; at++, line++) {
      const source = Buffer.from(records[(line * 5) % records.length] as string)
      size += source.length
      heap.push({ line, source })
    }
    made.push(heap)
  }
  return made
}

test.each([0, 1, 3])('with %i other jurors every record has the verdict it has alone, in order', async jurors => {
  let started = 0
  const jury = openJury(task => {
    started++
    return new Worker(built, { workerData: task })
  }, jurors)
  const work = heaps(4 * 1024 * 1024)
  const judged = (await Promise.all(work.map(heap => jury.judge(heap)))).flat()
  jury.close()
  expect(started).toBe(jurors)
  expect(judged).toEqual(work.flat().map(({ line, source }) => ({ line, verdict: judgeSource(source) })))
})

test('a few records are judged without calling others', () => {
  const jury = openJury(() => expect.unreachable('nobody is needed'), 4)
  expect(jury.judge(heaps(1000)[0] as Entry[])).toHaveLength(7)
})
