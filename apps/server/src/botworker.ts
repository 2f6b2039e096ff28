// The whole program of a thread that thinks for bots.
import { parentPort } from 'node:worker_threads'
import { answer, type Question } from '@halfpint/table'

parentPort?.on('message', async ({ id, question }: { id: number; question: Question }) => {
  parentPort?.postMessage({ id, at: await answer(question, () => performance.now()) })
})
