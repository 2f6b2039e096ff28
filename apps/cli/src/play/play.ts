import { type Json, ok, type Refusal, type Result, refuse } from '@halfpint/core'
import { type Language, problemText, wordsIn } from '@halfpint/i18n'
import { EXIT } from '../exit.ts'
import { COMMAND_GAMES } from '../games/registry.ts'
import type { LeftGames } from '../leftgame.ts'
import { showable } from './ascii.ts'
import { playWithKeys } from './keyed.ts'
import type { AnyMatch, BotOpponents } from './match.ts'
import type { Paint } from './paint.ts'
import { type Input, isScreen, type Output, type Size, screenOn } from './screen.ts'
import { resumeLast, type Seating, seatByMenu, seatWithoutAsking, sitDownAgain } from './seating.ts'
import { playWithLines } from './typed.ts'

/** The settings of a game in the terminal. */
export interface PlaySettings {
  /** Number of players. Asked for on a screen; four otherwise. */
  readonly players?: number | undefined
  /** The same seed deals the same cards. */
  readonly seed?: string | undefined
  /** The rules options by name. */
  readonly options: { readonly [name: string]: Json }
  readonly language: Language
  readonly input?: Input
  readonly output?: Output
  /** The stream for problems with the settings. */
  readonly errors?: NodeJS.WritableStream
  /** Milliseconds for which a bot's play is shown; 0 without a screen. */
  readonly speed?: number
  /** The bots that play against the person; as many as there are seats are used. */
  readonly opponents: BotOpponents
  /** The player's name; `You` by default. */
  readonly name?: string | undefined
  /** The games that were left on this machine. */
  readonly left?: LeftGames
  /** Whether to resume the game that was left last. */
  readonly resume?: boolean | undefined
  /** Receives the record of the game, finished or not, each time the player leaves a table. */
  readonly keep?: (record: Json) => void
}

/** Milliseconds for which a bot's play is shown. */
export const DEFAULT_SPEED = 800

/** A match that is stored after each action of the player, so that a crash loses no game. */
const noted = (match: AnyMatch, left: LeftGames | undefined): AnyMatch => ({
  ...match,
  async act(action) {
    const done = await match.act(action)
    if (done.ok) left?.keep({ game: match.setup.game, log: await match.log(), cut: true })
    return done
  },
})

/** Stores what must be kept when the player leaves: the record, and the game itself if it is not over. */
const rise = async ({ match, resumed, cut }: Seating, { keep, left }: PlaySettings): Promise<'kept' | 'not kept'> => {
  keep?.(await match.record())
  const { game } = match.setup
  const isKept = match.due() !== 'over' && left?.keep({ game, log: await match.log() })
  if (isKept || match.due() === 'over') left?.forget({ game, cut: true })
  if (match.due() === 'over' && resumed && !cut) left?.forget({ game })
  return isKept ? 'kept' : 'not kept'
}

const playInLines = async (
  first: Seating,
  settings: PlaySettings,
  input: Input,
  output: Output,
): Promise<Result<number>> => {
  let seating = first
  for (let number = 2; ; number++) {
    const ended = await playWithLines(
      seating.face,
      noted(seating.match, settings.left),
      input,
      output,
      settings.language,
    )
    await rise(seating, settings)
    if (ended !== 'again') return ok(ended === 'done' ? EXIT.good : EXIT.cut)
    const next = await sitDownAgain(seating, settings, number)
    if (!next.ok) return next
    seating = next.value
  }
}

/** The pad and the winner, printed after the game. */
const lastLines = ({ face, match }: Seating, language: Language, paint: Paint, size: Size): string[] => {
  const frame = { names: match.names, language, words: wordsIn(language), paint, size, log: [], note: '' }
  return [...face.padLines(match.view(), frame), face.winnerText(match.view(), frame), '']
}

const playOnScreen = async (
  gameId: string | undefined,
  settings: PlaySettings,
  input: Input,
  output: Output,
): Promise<Result<number>> => {
  const { language, speed = DEFAULT_SPEED } = settings
  const { goodbye, keptForLater } = wordsIn(language).terminal
  const resumed = settings.resume ? await resumeLast(gameId, settings) : undefined
  if (resumed?.ok === false) return resumed
  const screen = screenOn(input, output)
  try {
    const first = resumed ?? (await Promise.race([seatByMenu(gameId, settings, screen), screen.left]))
    if (typeof first !== 'object') return ok(first ?? EXIT.good)
    let taken: Result<Seating> = first
    for (let number = 2; ; number++) {
      if (!taken.ok) return taken
      const seating = taken.value
      const { face, match } = seating
      const ended = await Promise.race([
        playWithKeys(face, noted(match, settings.left), screen, language, speed),
        screen.left,
      ])
      if (ended !== 'again') screen.close()
      const kept = await rise(seating, settings)
      if (ended === 'again') {
        taken = await sitDownAgain(seating, settings, number)
        continue
      }
      // The result stays visible after the screen of the game is closed.
      if (match.due() === 'over')
        output.write(showable(lastLines(seating, language, screen.paint, screen.size()).join('\n')))
      else output.write(`${kept === 'kept' ? keptForLater : goodbye}\n`)
      return ok(typeof ended === 'number' ? ended : EXIT.good)
    }
  } finally {
    screen.close()
  }
}

/** Plays in the terminal. Returns the exit code. On a screen it asks for missing settings. */
export const play = async (gameId: string | undefined, settings: PlaySettings): Promise<number> => {
  const { input = process.stdin, output = process.stdout, errors = process.stderr, language } = settings
  const refused = ({ problem }: Refusal): number => {
    errors.write(`${wordsIn(language).command.error} ${problemText(problem, language)}\n`)
    return EXIT.usage
  }
  const known = COMMAND_GAMES.map(({ id }) => id)
  if (gameId !== undefined && !known.includes(gameId)) return refused(refuse('unknown-game', { game: gameId, known }))
  if (isScreen(input, output)) {
    const played = await playOnScreen(gameId, settings, input, output)
    return played.ok ? played.value : refused(played)
  }
  if (gameId === undefined && !settings.resume) return refused(refuse('game-not-named', { known }))
  const seating = settings.resume ? await resumeLast(gameId, settings) : await seatWithoutAsking(gameId!, settings)
  if (!seating.ok) return refused(seating)
  // A script that ends its input does not want to resume the game.
  const { left, ...others } = settings
  const played = await playInLines(seating.value, input.isTTY && left ? { ...others, left } : others, input, output)
  return played.ok ? played.value : refused(played)
}
