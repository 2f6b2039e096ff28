// The program of a thread that answers for bots and replays results.
import { parentPort } from 'node:worker_threads'
import { answer } from '@halfpint/table'
import { expose } from 'comlink'
import nodeEndpoint from 'comlink/dist/umd/node-adapter.js'
import type { BotThread } from './bots/botthread.ts'
import { openReplays } from './daily/replays.ts'

const thread: BotThread = {
  answer: (question, budget) => answer(question, () => performance.now(), budget),
  replay: openReplays(),
}

expose(thread, nodeEndpoint(parentPort!))
