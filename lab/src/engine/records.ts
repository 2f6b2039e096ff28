import { type Game, must, type Position, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import type { Bench } from './bench.ts'
import { randomGame } from './games.ts'

const RECORDS = 64
const PLAYERS = ['Ann', 'Ben', 'Cem', 'Dora']

/** Records of games with all their rounds, one line of JSON each. */
const lines = <S extends Position, A, E, O>(game: Game<S, A, E, O>, rounds: number): string[] => {
  const random = seeded(`records of ${game.id}`)
  const written: string[] = []
  while (written.length < RECORDS) {
    const { opened, state, log } = randomGame(game, PLAYERS.length, random)
    if (state.round >= rounds) written.push(JSON.stringify(game.records.write(PLAYERS, opened, log)))
  }
  return written
}

const judged = <S extends Position, A, E, O>(game: Game<S, A, E, O>, rounds: number): Bench['prepare'] => {
  return () => {
    const texts = lines(game, rounds)
    return [
      {
        name: 'JSON.parse and records.read',
        run: count => {
          let facts = 0
          for (let done = 0; done < count; done++) {
            facts += must(game.records.read(JSON.parse(texts[done % RECORDS] as string))).log.length
          }
          return facts
        },
      },
    ]
  }
}

/** The work of `halfpint judge` for each line. */
export const records: readonly Bench[] = [
  {
    id: 'half-pint-heroes-records',
    title: 'Half-Pint Heroes: records of ten rounds judged, four players',
    unit: 'records',
    aim: { perSecond: 2_000 },
    prepare: judged(halfPint, 10),
  },
  {
    id: 'herzlos-records',
    title: 'Herzlos: records of five rounds judged, four players',
    unit: 'records',
    prepare: judged(herzlos, 5),
  },
]
