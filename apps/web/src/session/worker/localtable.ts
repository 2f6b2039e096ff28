import type { Json, Result, Seat } from '@halfpint/core'
import type { DealWatch, SeatedSetup } from '@halfpint/table'
import { proxy } from 'comlink'
import { hex } from '../../base/chance.ts'
import type { Send, Transport } from '../transport.ts'
import { openWorker } from './openworker.ts'
import type { FixedTableSetup } from './tables.ts'

/** A table in this browser. */
export interface LocalTable {
  /** The seats of people, once the table is ready. */
  readonly people: Promise<Result<readonly Seat[]>>
  /** Connects these seats; the events are those that `seat` may see. */
  transport(seat: Seat, mine: readonly Seat[]): Transport
  /** The events of the game so far. */
  events(): Promise<readonly Json[]>
  close(): void
}

/** Without strangers every seat adds its share to each deal, and nobody has to be checked. */
const addShares = (mine: readonly Seat[], send: Send): DealWatch => {
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
    event({ event }) {
      if (event.type === 'pledged') add(event.pledge)
    },
  }
}

/** Loads the table of this id, or creates it. */
export const openLocalTable = (table: string, setup: SeatedSetup, fixed?: FixedTableSetup): LocalTable => {
  const { tables, close } = openWorker()
  const people = tables.open(table, setup, fixed)
  return {
    people,
    events: () => tables.events(),
    close,
    transport: (seat, mine) => ({
      mine,
      name: `${table}.${seat}`,
      connect(listener, after) {
        let isOpen = true
        void people.then(async opened => {
          if (!isOpen) return
          if (!opened.ok) return listener.over(opened.problem)
          await tables.join(
            seat,
            after,
            proxy(update => {
              if (isOpen) listener.update(update)
            }),
          )
          if (isOpen) listener.state('here')
        })
        return {
          close() {
            isOpen = false
          },
          send: (command, as = seat) => tables.run(as, hex(12), command),
        }
      },
      witness: send => addShares(mine, send),
    }),
  }
}
