import { type Json, ok, type Refusal, type Result, refuse } from '@halfpint/core'
import { type Language, problemText, type Words, wordsIn } from '@halfpint/words'
import { EXIT } from '../exit.ts'
import type { AnyFace } from '../games/face.ts'
import { COMMAND_GAMES, faceOf, titleOf } from '../games/registry.ts'
import { playWithKeys } from './keyed.ts'
import { type AnyMatch, type Company, openMatch } from './match.ts'
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
  /** Who plays against the person: as many as sit down are taken. */
  readonly company: Company
  /** Gets the record of the game, finished or not, when the player leaves the table. */
  readonly keep?: (record: Json) => void
}

const USUAL_PLAYERS = 4
const USUAL_SPEED = 800

/** A table that can be opened: which game, how many players. */
interface Wish {
  readonly face: AnyFace
  readonly players: number
}

/** Asks for what was not said; `undefined` if the player would rather leave. */
const complete = async (
  gameId: string | undefined,
  players: number | undefined,
  screen: Screen,
  words: Words,
): Promise<Wish | undefined> => {
  const ids = COMMAND_GAMES.map(({ id }) => id)
  const asked =
    gameId === undefined
      ? await askMenu(screen, words, {
          title: 'Half-Pint',
          question: words.terminal.chooseGame,
          answers: ids.map(id => titleOf(id, words)),
          at: 0,
        })
      : ids.indexOf(gameId)
  const game = asked === undefined ? undefined : COMMAND_GAMES[asked]
  if (game === undefined) return undefined
  const face = await game.face()
  if (players !== undefined) return { face, players }
  const { least, most } = face.game.seats
  const chosen = await askMenu(screen, words, {
    title: titleOf(game.id, words),
    question: words.terminal.choosePlayers,
    answers: Array.from({ length: most - least + 1 }, (_, more) => String(least + more)),
    at: Math.min(USUAL_PLAYERS, most) - least,
  })
  return chosen === undefined ? undefined : { face, players: least + chosen }
}

/** Opens the table that was asked for, with the player's name and those of the bots. */
const sitDown = async (
  { game }: AnyFace,
  players: number,
  { options, seed, company }: PlaySettings,
  { you }: Words['table'],
): Promise<Result<AnyMatch>> => {
  const { least, most } = game.seats
  if (!(players >= least && players <= most)) return refuse('bad-players', { least, most, players })
  return openMatch(game, { name: you, ...company, bots: company.bots.slice(0, players - 1), options, seed })
}

const playInLines = async (
  gameId: string,
  settings: PlaySettings,
  input: Input,
  output: Output,
): Promise<Result<number>> => {
  const face = await faceOf(gameId)
  if (!face.ok) return face
  const { table: words } = wordsIn(settings.language)
  const match = await sitDown(face.value, settings.players ?? USUAL_PLAYERS, settings, words)
  if (!match.ok) return match
  const ended = await playWithLines(face.value, match.value, input, output, settings.language)
  settings.keep?.(await match.value.record())
  return ok(ended === 'done' ? EXIT.good : EXIT.cut)
}

/** The pad and who won, for the time after the game. */
const lastLines = (face: AnyFace, match: AnyMatch, language: Language, paint: Paint, size: Size): string[] => {
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
    const { face, players } = wish
    const match = await sitDown(face, players, settings, words.table)
    if (!match.ok) return match
    const code = await Promise.race([playWithKeys(face, match.value, screen, language, speed), screen.left])
    screen.close()
    settings.keep?.(await match.value.record())
    // The screen is gone with the game; what it came to stays in sight.
    if (match.value.due() === 'over')
      output.write(lastLines(face, match.value, language, screen.paint, screen.size()).join('\n'))
    else output.write(`${words.terminal.goodbye}\n`)
    return ok(typeof code === 'number' ? code : EXIT.good)
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
  const known = COMMAND_GAMES.map(({ id }) => id)
  if (gameId !== undefined && !known.includes(gameId)) return refused(refuse('unknown-game', { game: gameId, known }))
  const onScreen = input.isTTY === true && output.isTTY === true && process.env.TERM !== 'dumb'
  if (!onScreen && gameId === undefined) return refused(refuse('missing-argument', { argument: known.join('|') }))
  const played = onScreen
    ? await playOnScreen(gameId, settings, input, output)
    : await playInLines(gameId as string, settings, input, output)
  return played.ok ? played.value : refused(played)
}
