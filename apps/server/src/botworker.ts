// The whole program of a thread that thinks for bots, or plays a task again: one question at a time.
import { parentPort } from 'node:worker_threads'
import { type Budget, ok } from '@halfpint/core'
import { answer, type Question } from '@halfpint/table'
import { type Claim, checkClaim, type Task } from '@halfpint/tasks'

type Asked = { question: Question; budget?: Budget } | { task: Task; claim: Claim }

parentPort?.on('message', async (asked: Asked) => {
  if ('claim' in asked) {
    const course = checkClaim(asked.task, asked.claim)
    parentPort?.postMessage({ result: course.ok ? ok(null) : course })
  } else parentPort?.postMessage({ at: await answer(asked.question, () => performance.now(), asked.budget) })
})
