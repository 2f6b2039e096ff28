import { type Problem, type Result, refuse, type Seat } from '@halfpint/core'
import type { Wish } from '@halfpint/table'
import type { OpenLink } from '../game/link.ts'
import { hex } from '../shell/chance.ts'
import { isPassing, sendWish } from './api.ts'
import { drawLine } from './line.ts'
import { delayOf, rest } from './patience.ts'
import { watchWeather } from './wake.ts'

/** The seat of this device at a table of a server, and its secret. */
export interface SeatKey {
  readonly seat: Seat
  readonly token: string
}

/** A laugh is no longer funny after this long. */
const REACTION_LIFE = 8_000

/** A connection to a table on the server; without a key it is the rail's. `over` hears why it ended for good. */
export const remoteLink =
  (table: string, key: SeatKey | null, over: (problem: Problem | null) => void): OpenLink =>
  ({ news, state }) => {
    const weather = watchWeather()
    const ending = new AbortController()
    const line = drawLine(table, key?.token, weather, {
      news,
      stands: stands => state(stands ? 'here' : 'away'),
      over(problem) {
        state('gone')
        over(problem)
      },
    })

    const send = async (wish: Wish): Promise<Result<{ readonly version: number }>> => {
      if (key === null) return refuse('not-seated')
      const id = hex(12)
      const { signal } = ending
      const life = wish.type === 'react' ? REACTION_LIFE : Number.POSITIVE_INFINITY
      const begun = performance.now()
      for (let attempt = 0; ; attempt++) {
        const granted = await sendWish(table, key.token, { id, wish }, signal)
        if (granted.ok) {
          line.expect(granted.value.version)
          return granted
        }
        const isLate = performance.now() - begun > life
        if (!isPassing(granted.problem) || isLate || signal.aborted) return granted
        if (!(await rest(delayOf(attempt, Math.random()), signal, weather))) return granted
      }
    }

    return {
      mine: key === null ? [] : [key.seat],
      wish: send,
      close() {
        ending.abort()
        line.close()
        weather.close()
      },
    }
  }
