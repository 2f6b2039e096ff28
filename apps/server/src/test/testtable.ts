import type { Json, Random } from '@halfpint/core'
import type { SeatAnswer } from '@halfpint/table/wire'
import { type Player, play } from './player.ts'
import { ask } from './serve.ts'

export interface TestTable {
  readonly table: string
  readonly players: readonly Player[]
  leave(): void
}

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora', 'Emil', 'Fritzi', 'Gero']

/** Opens a table with this setup and seats scripted players on it. */
export const gather = async (
  url: () => string,
  setup: { readonly game: string; readonly seats: number } & { readonly [key: string]: Json },
  random: Random,
  manner: {
    /** Number of seats with a player; all by default. */
    readonly people?: number
    readonly plays?: boolean
    readonly forgets?: boolean
    readonly tap?: (seat: number, text: string) => void
  } = {},
): Promise<TestTable> => {
  const { people = setup.seats, tap, ...rest } = manner
  const opened = await ask(`${url()}/api/tables`, 'POST', { setup, name: NAMES[0] })
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.json))
  const first = opened.json as unknown as SeatAnswer
  const answers = [first]
  for (let seat = 1; seat < people; seat++) {
    const sat = await ask(`${url()}/api/tables/${first.table}/seats`, 'POST', { name: NAMES[seat] })
    if (sat.status !== 201) throw new Error(JSON.stringify(sat.json))
    answers.push(sat.json as unknown as SeatAnswer)
  }
  const players = answers.map(({ token }, seat) =>
    play({
      url,
      table: first.table,
      seat,
      token,
      random,
      ...rest,
      ...(tap ? { tap: (text: string) => tap(seat, text) } : {}),
    }),
  )
  return {
    table: first.table,
    players,
    leave() {
      for (const player of players) player.leave()
    },
  }
}
