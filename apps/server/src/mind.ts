// The whole program of a thread that thinks for bots.
import { parentPort } from 'node:worker_threads'
import { type Question, think } from './thought.ts'

parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  parentPort?.postMessage({ id, at: think(question) })
})
