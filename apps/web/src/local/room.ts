import type { Json, Result, Seat } from '@halfpint/core'
import type { OpenLink } from '../game/link.ts'
import { hex } from '../shell/chance.ts'
import { hireClerk } from './clerk.ts'
import type { LocalSetup } from './order.ts'

/** A table in this browser. */
export interface Room {
  /** The seats of people, once the table stands. */
  readonly people: Promise<Result<readonly Seat[]>>
  /** A connection that sees what this seat sees, and speaks for these seats. */
  link(seat: Seat, mine: readonly Seat[]): OpenLink
  /** The record of the last match. */
  record(): Promise<Result<Json>>
  close(): void
}

/** Takes up the table of this id, or lays a new one. */
export const openRoom = (table: string, setup: LocalSetup): Room => {
  const clerk = hireClerk()
  const people = clerk.ask({ kind: 'open', table, setup }) as Promise<Result<readonly Seat[]>>
  return {
    people,
    record: () => clerk.ask({ kind: 'record' }),
    close: clerk.close,
    link:
      (seat, mine) =>
      ({ news, state }) => {
        const { ear, close } = clerk.listen(answer => {
          if (answer.kind === 'news') news(answer.news)
        })
        void people.then(async standing => {
          if (!standing.ok) return state('gone')
          await clerk.ask({ kind: 'join', seat, after: null, ear })
          state('here')
        })
        return {
          mine,
          close,
          wish: (wish, as = seat) =>
            clerk.ask({ kind: 'wish', seat: as, id: hex(12), wish }) as Promise<Result<{ version: number }>>,
        }
      },
  }
}
