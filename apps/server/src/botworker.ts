// The whole program of a thread that thinks for bots: one question at a time.
import { parentPort } from 'node:worker_threads'
import type { Budget } from '@halfpint/core'
import { answer, type Question } from '@halfpint/table'

parentPort?.on('message', async ({ question, budget }: { question: Question; budget?: Budget }) => {
  parentPort?.postMessage({ at: await answer(question, () => performance.now(), budget) })
})
