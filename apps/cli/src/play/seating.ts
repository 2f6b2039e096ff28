import { below, bySeat, cryptographic, ok, type Result, refuse, seeded } from '@halfpint/core'
import { LANGUAGES, type Words, wordsIn } from '@halfpint/i18n'
import { distinctNames } from '@halfpint/table'
import type { AnyFace } from '../games/face.ts'
import { COMMAND_GAMES, faceOf, titleOf } from '../games/registry.ts'
import type { LeftGame } from '../leftgame.ts'
import { type AnyMatch, type BotOpponents, openMatch, resumeMatch } from './match.ts'
import { askMenu } from './menu.ts'
import type { PlaySettings } from './play.ts'
import type { Screen } from './screen.ts'

const USUAL_PLAYERS = 4

/** A game that can begin, with its match. */
export interface Seating {
  readonly face: AnyFace
  readonly match: AnyMatch
  /** The bots of a resumed game. */
  readonly resumed?: BotOpponents['bots']
  /** Whether the resumed game was interrupted. */
  readonly cut?: boolean
}

/** Opens a new match. `number` counts the games of one session, because the same seed deals the same cards. */
const sitDown = async (
  face: AnyFace,
  players: number,
  settings: PlaySettings,
  number = 1,
): Promise<Result<Seating>> => {
  const { options, opponents, language } = settings
  const { min, max } = face.game.seats
  if (!(players >= min && players <= max)) return refuse('bad-players', { least: min, most: max, players })
  const bots = opponents.bots.slice(0, players - 1)
  const [name = '', ...names] = distinctNames([
    settings.name ?? wordsIn(language).table.you,
    ...bots.map(({ name }) => name),
  ])
  const match = await openMatch(face.game, {
    name,
    bots: bots.map(({ bot }, place) => ({ bot, name: names[place]! })),
    think: opponents.think,
    options,
    seed: settings.seed === undefined || number === 1 ? settings.seed : `${settings.seed} ${number}`,
  })
  return match.ok ? ok({ face, match: match.value }) : match
}

/** Another game with the same settings and players. */
export const sitDownAgain = (
  { face, match, resumed }: Seating,
  settings: PlaySettings,
  number: number,
): Promise<Result<Seating>> => {
  const { setup, names } = match
  const opponents = { ...settings.opponents, bots: resumed ?? settings.opponents.bots }
  return sitDown(face, setup.seats, { ...settings, opponents, name: names[match.me], options: setup.options }, number)
}

const resume = async (
  { game, log, cut = false }: LeftGame,
  { opponents, language }: PlaySettings,
): Promise<Result<Seating>> => {
  const face = await faceOf(game)
  if (!face.ok) return face
  const match = await resumeMatch(face.value.game, log, opponents.think)
  if (!match.ok) return match
  const resumed = log.flatMap(({ event }) =>
    event.type === 'bot-seated' ? [{ bot: event.bot, name: event.name }] : [],
  )
  const { me, names } = match.value
  // A player without a name is “You” in the language of today, not in the one in which the game began.
  const isUnnamed = LANGUAGES.some(each => wordsIn(each).table.you === names[me])
  const own = isUnnamed ? wordsIn(language).table.you : names[me]!
  const named = { ...match.value, names: bySeat(names.length, seat => (seat === me ? own : names[seat]!)) }
  return ok({ face: face.value, match: named, resumed, cut })
}

/** The game that was left last, of this kind or of any. */
export const resumeLast = async (gameId: string | undefined, settings: PlaySettings): Promise<Result<Seating>> => {
  const found = settings.left?.list().find(({ game }) => gameId === undefined || game === gameId)
  return found === undefined ? refuse('no-left-game') : resume(found, settings)
}

const askPlayers = async (face: AnyFace, screen: Screen, words: Words): Promise<number | undefined> => {
  const { id, seats } = face.game
  const chosen = await askMenu(screen, words, {
    title: titleOf(id, words),
    question: words.terminal.choosePlayers,
    answers: Array.from({ length: seats.max - seats.min + 1 }, (_, more) => String(seats.min + more)),
    at: Math.min(USUAL_PLAYERS, seats.max) - seats.min,
  })
  return chosen === undefined ? undefined : seats.min + chosen
}

/** H6: asks for the start player, in a game that needs one; the last answer draws one at random. */
const askStarter = async (
  { game }: AnyFace,
  players: number,
  { language, seed, name, opponents }: PlaySettings,
  screen: Screen,
): Promise<number | 'not asked' | undefined> => {
  const words = wordsIn(language)
  const asked = words.games[game.id]?.options.startSeat
  if (asked?.label === undefined) return 'not asked'
  const names = [name ?? words.table.you, ...opponents.bots.slice(0, players - 1).map(bot => bot.name)]
  const chosen = await askMenu(screen, words, {
    title: titleOf(game.id, words),
    question: asked.label,
    answers: [...names, asked.values?.lot ?? ''],
    at: players,
  })
  if (chosen !== players) return chosen
  return below(seed === undefined ? cryptographic() : seeded(`${seed} starts`), players)
}

/** Without a screen: missing settings get their defaults. */
export const seatWithoutAsking = async (gameId: string, settings: PlaySettings): Promise<Result<Seating>> => {
  const face = await faceOf(gameId)
  if (!face.ok) return face
  const { max } = face.value.game.seats
  return sitDown(face.value, settings.players ?? Math.min(USUAL_PLAYERS, max), settings)
}

/** On a screen: asks for missing settings; `undefined` if the player leaves. */
export const seatByMenu = async (
  gameId: string | undefined,
  settings: PlaySettings,
  screen: Screen,
): Promise<Result<Seating> | undefined> => {
  const words = wordsIn(settings.language)
  let id = gameId
  if (id === undefined) {
    const left = settings.left?.list() ?? []
    const ids = COMMAND_GAMES.map(game => game.id)
    const asked = await askMenu(screen, words, {
      title: 'Half-Pint',
      question: words.terminal.chooseGame,
      answers: [
        ...ids.map(each => titleOf(each, words)),
        ...left.map(({ game }) => words.terminal.playOn(titleOf(game, words))),
      ],
      at: left.length > 0 ? ids.length : 0,
    })
    if (asked === undefined) return undefined
    const chosen = left[asked - ids.length]
    if (chosen !== undefined) return resume(chosen, settings)
    id = ids[asked]!
  }
  const face = await faceOf(id)
  if (!face.ok) return face
  const players = settings.players ?? (await askPlayers(face.value, screen, words))
  if (players === undefined) return undefined
  // Settings from the command line are not asked for.
  const asks = settings.players === undefined && settings.options.startSeat === undefined
  const starter = asks ? await askStarter(face.value, players, settings, screen) : 'not asked'
  if (starter === undefined) return undefined
  const options = starter === 'not asked' ? settings.options : { ...settings.options, startSeat: starter }
  return sitDown(face.value, players, { ...settings, options })
}
