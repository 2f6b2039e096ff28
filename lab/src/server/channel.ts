import type { ChildProcess } from 'node:child_process'

/** A question over the channel between two processes; its answer bears the same number. */
interface Letter {
  readonly number: number
  readonly body: unknown
}

/** Asks a child process something. Rejects when the child ends before it answers. */
export type Ask = <Answer>(question: unknown) => Promise<Answer>

/** The way to ask this child; it was started with a channel. */
export const askerOf = (child: ChildProcess): Ask => {
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  let asked = 0
  child.on('message', ({ number, body }: Letter) => {
    waiting.get(number)?.resolve(body as never)
    waiting.delete(number)
  })
  child.once('exit', code => {
    for (const { reject } of waiting.values()) reject(new Error(`a process ended with ${code} before it answered`))
    waiting.clear()
  })
  return question =>
    new Promise((resolve, reject) => {
      asked += 1
      waiting.set(asked, { resolve, reject })
      child.send({ number: asked, body: question } satisfies Letter, error => error && reject(error))
    })
}

/** Answers what the parent asks, and ends with it. */
export const answerParent = <Question>(answer: (question: Question) => unknown): void => {
  process.on('message', async ({ number, body }: Letter) => {
    const said = await answer(body as Question)
    process.send?.({ number, body: said ?? null } satisfies Letter)
  })
  process.once('disconnect', () => process.exit(0))
}
