import { randomBytes } from 'node:crypto'
import { noCounts, SEATS, type SeatedTable } from './seated.ts'
import { openTextSocket, type TextSocket } from './websocket.ts'
import type { Port } from './wire.ts'

/** Bytes per message, as many as our server sends to each player for an action. */
const MESSAGE = 200

/** Connects four players to a table of the minimal server. An action is a message that all four receive. */
export const seatAtFloor = async (port: Port): Promise<SeatedTable> => {
  const counts = noCounts()
  const id = randomBytes(8).toString('hex')
  const talks: TextSocket[] = []
  let sent = 0
  let missing = SEATS
  let sentAt = 0
  let done: (milliseconds: number) => void = () => {}

  const hear = (text: string): void => {
    if (!text.startsWith(`${sent} `)) port.fail(`expected message ${sent}, got ${text.slice(0, 20)}`)
    missing -= 1
    if (missing > 0) return
    counts.accepted += 1
    counts.actions += 1
    done(performance.now() - sentAt)
  }
  const act = (heard: (milliseconds: number) => void): void => {
    sent += 1
    missing = SEATS
    done = heard
    sentAt = performance.now()
    counts.commands += 1
    talks[sent % SEATS]?.say(`${sent} `.padEnd(MESSAGE, 'x'))
  }

  const opened = Array.from(
    { length: SEATS },
    () =>
      new Promise<void>(resolve => {
        talks.push(openTextSocket(port, `/${id}`, hear, resolve))
      }),
  )
  await Promise.all(opened)
  return {
    id,
    counts,
    act,
    agrees: () => missing === 0 || sent === 0,
    close() {
      for (const talk of talks) talk.close()
    },
  }
}
