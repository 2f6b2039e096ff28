import type { Result, Seat } from '@halfpint/core'
import type { Witness } from '@halfpint/table'
import type { Send, Transport } from '../client/transport.ts'
import { hex } from '../shell/chance.ts'
import type { LocalSetup } from './request.ts'
import { openWorker } from './workerclient.ts'

/** A table in this browser. */
export interface LocalTable {
  /** The seats of people, once the table stands. */
  readonly people: Promise<Result<readonly Seat[]>>
  /** The way there for these seats, seeing what one of them sees. */
  transport(seat: Seat, mine: readonly Seat[]): Transport
  close(): void
}

/** At a table without strangers every seat adds its chance, and nobody has to be watched. */
const addShares = (mine: readonly Seat[], send: Send): Witness => {
  const given = new Set<string>()
  const add = (pledge: string): void => {
    if (given.has(pledge)) return
    given.add(pledge)
    for (const seat of mine) void send({ type: 'share', share: hex(32) }, seat)
  }
  return {
    view({ match }) {
      if (match?.pledge?.dealt === false) add(match.pledge.pledge)
    },
    fact({ fact }) {
      if (fact.type === 'pledged') add(fact.pledge)
    },
  }
}

/** Takes up the table of this id, or creates it. */
export const openLocalTable = (table: string, setup: LocalSetup): LocalTable => {
  const worker = openWorker()
  const people = worker.ask({ kind: 'open', table, setup }) as Promise<Result<readonly Seat[]>>
  return {
    people,
    close: worker.close,
    transport: (seat, mine) => ({
      mine,
      name: `${table}.${seat}`,
      connect(listener, after) {
        const { subscription, close } = worker.subscribe(message => {
          if (message.kind === 'update') listener.update(message.update)
        })
        void people.then(async standing => {
          if (!standing.ok) return listener.over(standing.problem)
          await worker.ask({ kind: 'join', seat, after, subscription })
          listener.state('here')
        })
        return {
          close,
          send: (wish, as = seat) =>
            worker.ask({ kind: 'wish', seat: as, id: hex(12), wish }) as Promise<Result<{ version: number }>>,
        }
      },
      witness: send => addShares(mine, send),
    }),
  }
}
