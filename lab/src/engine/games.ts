import { type Game, must, type Position, pick, playOut, type Random, type Seat, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import type { Bench } from './bench.ts'

/** A whole game of random players through the ordinary rules, with default options. */
export const randomGame = <S extends Position, A, E, O>(game: Game<S, A, E, O>, seats: number, random: Random) => {
  const opened = must(game.open(must(game.options.read({})), seats))
  const choose = (state: S, seat: Seat): A => pick(random, game.legal(game.view(state, seat)))
  return { opened, ...playOut(game, opened, random, choose) }
}

const games = <S extends Position, A, E, O>(game: Game<S, A, E, O>, title: string): Bench => ({
  id: `${game.id}-games`,
  title: `${title}: whole games through the readable rules, four players`,
  unit: 'games',
  prepare: () => {
    const random = seeded(game.id)
    return [
      {
        name: 'open, view, legal, decide, evolve',
        run: count => {
          let facts = 0
          for (let done = 0; done < count; done++) facts += randomGame(game, 4, random).log.length
          return facts
        },
      },
    ]
  },
})

/** Whole random games through the `Game` interface, as the laws and the command play them. */
export const wholeGames: readonly Bench[] = [games(halfPint, 'Half-Pint Heroes'), games(herzlos, 'Herzlos')]
