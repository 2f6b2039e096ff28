// The program of a thread that answers for bots or replays results, one message at a time.
import { parentPort } from 'node:worker_threads'
import type { Budget } from '@halfpint/core'
import { answer, type Question } from '@halfpint/table'
import { openReplays, type Slice } from './daily/replays.ts'

type Asked = { question: Question; budget?: Budget } | Slice

const runSlice = openReplays()

parentPort?.on('message', async (asked: Asked) => {
  if ('replay' in asked) parentPort?.postMessage(await runSlice(asked))
  else parentPort?.postMessage({ at: await answer(asked.question, () => performance.now(), asked.budget) })
})
