import { type AnyGame, ok, type Problem, type Result, refuse } from '@halfpint/core'
import { findGame, GAMES, readPerson } from '@halfpint/table'
import { EXIT } from './exit.ts'
import { writeText } from './file.ts'
import { leftGamesIn, stateFolder } from './leftgame.ts'
import { type Opponents, openOpponents } from './opponents.ts'
import { type OutFlags, outProblem } from './out.ts'
import { play } from './play/play.ts'
import { type GameSetup, readTyped, readWhole } from './setup.ts'
import type { Terminal } from './terminal.ts'

/** The flags of `play`, as typed. */
export interface PlayFlags extends OutFlags {
  readonly players?: string
  readonly seed?: string
  readonly option: readonly string[]
  readonly name?: string
  readonly resume?: boolean
  readonly bots?: string
  readonly budget?: string
}

type Seats = AnyGame['seats']

/** The smallest and largest number of players of any game, while none is chosen. */
const widest = (games: readonly AnyGame[]): Seats => ({
  min: Math.min(...games.map(game => game.seats.min)),
  max: Math.max(...games.map(game => game.seats.max)),
})

/** The rules options as typed, which need a chosen game. */
const readPlayOptions = (game: AnyGame | undefined, typed: readonly string[]): Result<GameSetup['options']> => {
  if (game !== undefined) return readTyped<GameSetup['options']>(game, typed)
  return typed.length === 0 ? ok({}) : refuse('missing-argument', { argument: [...GAMES.keys()].join('|') })
}

/** The player's name as typed, if there is one. */
const readName = (typed: string | undefined): Result<string | undefined> => {
  if (typed === undefined) return ok(undefined)
  const person = readPerson({ id: 'you', name: typed, symbol: 'mug' })
  return person.ok ? ok(person.value.name) : person
}

/** Starts a game in the terminal; on a screen it asks for missing settings. */
export const start = async (gameId: string | undefined, flags: PlayFlags, terminal: Terminal): Promise<number> => {
  const refused = (problem: Problem): number => {
    terminal.complain(problem)
    return EXIT.usage
  }
  const game = gameId === undefined ? ok(undefined) : findGame(gameId)
  if (!game.ok) return refused(game.problem)
  // Checked first, not after a whole game.
  const unwritable = outProblem(flags)
  if (unwritable !== undefined) return refused(unwritable)
  const name = readName(flags.name)
  if (!name.ok) return refused(name.problem)
  const options = readPlayOptions(game.value, flags.option)
  if (!options.ok) return refused(options.problem)
  const { min, max } = game.value?.seats ?? widest([...GAMES.values()])
  const players = flags.players === undefined ? ok(undefined) : readWhole('--players', flags.players, min, max)
  if (!players.ok) return refused(players.problem)
  const opponents: Result<Opponents> = openOpponents(flags, players.value, terminal.words)
  if (!opponents.ok) return refused(opponents.problem)
  if (opponents.value.players !== undefined && opponents.value.players > max) {
    return refused(refuse('too-many-bots', { bots: opponents.value.players - 1, players: max }).problem)
  }
  const seats = opponents.value.players
  const opened = seats === undefined ? undefined : game.value?.open(options.value, seats)
  if (opened?.ok === false) return refused(opened.problem)

  let lost: Problem | undefined
  // An existing file is overwritten when there is a record to write.
  let isAnew = flags.force === true && flags.append !== true
  try {
    const code = await play(gameId, {
      players: seats,
      seed: flags.seed,
      options: options.value,
      language: terminal.language,
      opponents: opponents.value,
      name: name.value,
      left: leftGamesIn(stateFolder(process.env)),
      resume: flags.resume,
      keep: record => {
        if (flags.out !== undefined) lost = writeText(flags.out, `${JSON.stringify(record)}\n`, isAnew ? 'w' : 'a')
        isAnew = false
      },
    })
    return lost === undefined ? code : refused(lost)
  } finally {
    // A thread that still thinks would keep the program from ending.
    opponents.value.close()
  }
}
