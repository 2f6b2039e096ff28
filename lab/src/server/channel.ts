import type { ChildProcess } from 'node:child_process'

/** A request over the channel between two processes. The response has the same number. */
interface ChannelMessage {
  readonly number: number
  readonly body: unknown
}

/** Sends a request to a child process. Rejects if the child ends before it responds. */
export type SendRequest = <Answer>(question: unknown) => Promise<Answer>

/** Returns the function for requests to this child, which was started with a channel. */
export const requesterOf = (child: ChildProcess): SendRequest => {
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  let asked = 0
  child.on('message', ({ number, body }: ChannelMessage) => {
    waiting.get(number)?.resolve(body as never)
    waiting.delete(number)
  })
  child.once('exit', code => {
    for (const { reject } of waiting.values()) reject(new Error(`a process ended with ${code} before it responded`))
    waiting.clear()
  })
  return question =>
    new Promise((resolve, reject) => {
      asked += 1
      waiting.set(asked, { resolve, reject })
      child.send({ number: asked, body: question } satisfies ChannelMessage, error => error && reject(error))
    })
}

/** Responds to the requests of the parent, and ends with it. */
export const answerParent = <Question>(answer: (question: Question) => unknown): void => {
  process.on('message', async ({ number, body }: ChannelMessage) => {
    const said = await answer(body as Question)
    process.send?.({ number, body: said ?? null } satisfies ChannelMessage)
  })
  process.once('disconnect', () => process.exit(0))
}
