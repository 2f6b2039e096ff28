import { type Bot, type Json, ok, type Position, type Refusal, type Result, refuse } from '@halfpint/core'
import { type Action as HalfPintAction, type State as HalfPintState, halfPint } from '@halfpint/half-pint'
import { type Action as HerzlosAction, type State as HerzlosState, herzlos } from '@halfpint/herzlos'
import { type Language, problemText, type Words, wordsIn } from '@halfpint/words'
import { EXIT } from '../exit.ts'
import { halfPintFace } from '../games/half-pint-heroes/face.ts'
import { herzlosFace } from '../games/herzlos/face.ts'
import { randomBot } from './bot.ts'
import type { Face } from './face.ts'
import { playWithKeys } from './keyed.ts'
import { type Match, openMatch } from './match.ts'
import { askMenu } from './menu.ts'
import { colourful, type Paint, plain, wantsColour } from './paint.ts'
import { type Input, type Output, openScreen, type Screen, type Size } from './screen.ts'
import { playWithLines } from './typed.ts'

/** How a game is to be played. */
export interface PlaySettings {
  /** How many sit at the table; asked for on a screen, four otherwise. */
  readonly players?: number | undefined
  /** The same seed deals the same cards. */
  readonly seed?: string | undefined
  /** The rules options by name. */
  readonly options: { readonly [name: string]: Json }
  readonly language: Language
  readonly input?: Input
  readonly output?: Output
  /** Where complaints about the settings go. */
  readonly errors?: NodeJS.WritableStream
  /** How long a bot's play stays in sight, in milliseconds; 0 where there is no screen. */
  readonly speed?: number
  /** Who plays against the person; random players if nobody is named. */
  readonly bots?: {
    readonly halfPint?: Bot<HalfPintState, HalfPintAction>
    readonly herzlos?: Bot<HerzlosState, HerzlosAction>
  }
  /** The names of the bots, clockwise from the person; usual names if none are given. */
  readonly names?: readonly string[]
  /** Gets the record of the game, finished or not, when the player leaves the table. */
  readonly keep?: (record: Json) => void
}

const GAMES = [halfPint, herzlos] as const
const USUAL_PLAYERS = 4
const USUAL_SPEED = 800

/** A table that can be opened: which game, how many players. */
interface Wish {
  readonly gameId: string
  readonly players: number
}

/** Asks for what was not said; `undefined` if the player would rather leave. */
const complete = async (
  gameId: string | undefined,
  players: number | undefined,
  screen: Screen,
  words: Words,
): Promise<Wish | undefined> => {
  const asked =
    gameId === undefined
      ? await askMenu(screen, words, {
          title: 'Half-Pint',
          question: words.terminal.chooseGame,
          answers: GAMES.map(({ id }) => words.games[id]?.name ?? id),
          at: 0,
        })
      : GAMES.findIndex(({ id }) => id === gameId)
  const game = asked === undefined ? undefined : GAMES[asked]
  if (game === undefined) return undefined
  if (players !== undefined) return { gameId: game.id, players }
  const { least, most } = game.seats
  const chosen = await askMenu(screen, words, {
    title: words.games[game.id]?.name ?? game.id,
    question: words.terminal.choosePlayers,
    answers: Array.from({ length: most - least + 1 }, (_, more) => String(least + more)),
    at: USUAL_PLAYERS - least,
  })
  return chosen === undefined ? undefined : { gameId: game.id, players: least + chosen }
}

/** Plays one match of any game and gives the exit code, or says why the table cannot be opened. */
type Runner = <S extends Position, A, E, O, P>(face: Face<S, A, E, O, P>) => Promise<Result<number>>

const dispatch = (gameId: string, bots: PlaySettings['bots'], run: Runner): Promise<Result<number>> =>
  gameId === halfPint.id
    ? run(halfPintFace(bots?.halfPint ?? randomBot()))
    : run(herzlosFace(bots?.herzlos ?? randomBot()))

/** Opens the table that was asked for, with the player's name and those of the bots. */
const sitDown = async <S extends Position, A, E, O, P>(
  { game, bot }: Face<S, A, E, O, P>,
  players: number,
  { options, seed, names: company }: PlaySettings,
  { you, names }: Words['table'],
): Promise<Result<Match<S, A, E>>> => {
  const { least, most } = game.seats
  if (!(players >= least && players <= most)) return refuse('bad-players', { least, most, players })
  return openMatch(game, { names: [you, ...(company ?? names)].slice(0, players), options, seed, bot })
}

const playInLines = (gameId: string, settings: PlaySettings, input: Input, output: Output): Promise<Result<number>> =>
  dispatch(gameId, settings.bots, async face => {
    const { table } = wordsIn(settings.language)
    const match = await sitDown(face, settings.players ?? USUAL_PLAYERS, settings, table)
    if (!match.ok) return match
    const spoken = await playWithLines(face, match.value, input, output, settings.language)
    settings.keep?.(await match.value.record())
    return ok(spoken === 'said' ? EXIT.good : EXIT.cut)
  })

/** The pad and who won, for the time after the game. */
const lastLines = <S extends Position, A, E, O, P>(
  face: Face<S, A, E, O, P>,
  match: Match<S, A, E>,
  language: Language,
  paint: Paint,
  size: Size,
): string[] => {
  const frame = { names: match.names, language, words: wordsIn(language), paint, size, log: [], note: '' }
  return [...face.padLines(match.view(), frame), face.winnerText(match.view(), frame), '']
}

const playOnScreen = async (
  gameId: string | undefined,
  settings: PlaySettings,
  input: Input,
  output: Output,
): Promise<Result<number>> => {
  const { language, speed = USUAL_SPEED } = settings
  const words = wordsIn(language)
  const screen = openScreen(input, output, wantsColour(output, process.env) ? colourful : plain)
  try {
    const wish = await Promise.race([complete(gameId, settings.players, screen, words), screen.left])
    if (typeof wish !== 'object') return ok(wish ?? EXIT.good)
    return await dispatch(wish.gameId, settings.bots, async face => {
      const match = await sitDown(face, wish.players, settings, words.table)
      if (!match.ok) return match
      const code = await Promise.race([playWithKeys(face, match.value, screen, language, speed), screen.left])
      screen.close()
      settings.keep?.(await match.value.record())
      // The screen is gone with the game; what it came to stays in sight.
      if (match.value.due() === 'over')
        output.write(lastLines(face, match.value, language, screen.paint, screen.size()).join('\n'))
      else output.write(`${words.terminal.goodbye}\n`)
      return ok(typeof code === 'number' ? code : EXIT.good)
    })
  } finally {
    screen.close()
  }
}

/** Plays a game in the terminal and gives the exit code. On a screen it asks for what was not said. */
export const play = async (gameId: string | undefined, settings: PlaySettings): Promise<number> => {
  const { input = process.stdin, output = process.stdout, errors = process.stderr, language } = settings
  const refused = ({ problem }: Refusal): number => {
    errors.write(`${wordsIn(language).command.error} ${problemText(problem, language)}\n`)
    return EXIT.usage
  }
  const known = GAMES.map(({ id }) => id)
  if (gameId !== undefined && !known.includes(gameId)) return refused(refuse('unknown-game', { game: gameId, known }))
  const onScreen = input.isTTY === true && output.isTTY === true && process.env.TERM !== 'dumb'
  if (!onScreen && gameId === undefined) return refused(refuse('missing-argument', { argument: known.join('|') }))
  const played = onScreen
    ? await playOnScreen(gameId, settings, input, output)
    : await playInLines(gameId as string, settings, input, output)
  return played.ok ? played.value : refused(played)
}
