import { must, ok, type Problem, type Result, refuse } from '@halfpint/core'
import {
  costliestDecision,
  type Day,
  dailyGame,
  dayOf,
  decodeReply,
  encodeReply,
  type FixedGame,
  fieldBots,
  gameEventsIn,
  isDay,
  isSignificant,
  LINKED_GAME_IDS,
  type Playthrough,
  playsOf,
  playthroughOf,
  pointsOf,
  readLink,
  replay,
  roundsPlayed,
  sharedOf,
  verdictsOf,
} from '@halfpint/daily'
import { printable } from '@halfpint/i18n'
import { findGame } from '@halfpint/table'
import { EXIT } from '../exit.ts'
import { faceOf, titleOf } from '../games/registry.ts'
import { jsonLine } from '../output.ts'
import { playWithKeys } from '../play/keyed.ts'
import { openFixedMatch } from '../play/match.ts'
import { DEFAULT_SPEED } from '../play/play.ts'
import { isScreen, runOnScreen } from '../play/screen.ts'
import { playWithLines } from '../play/typed.ts'
import type { Terminal } from '../terminal.ts'

/** The flags of both commands, as typed. */
interface FixedFlags {
  readonly choices?: string
  readonly json?: boolean
}

/** The flags of `daily`. */
export interface DailyFlags extends FixedFlags {
  readonly day?: string
}

/** The flags of `challenge`. */
export interface ChallengeFlags extends FixedFlags {
  readonly name?: string
}

/** The number of bots to compare with. */
const FIELD = 100

/** Today's date in the time zone of this machine. */
const today = (): Day => dayOf(Date.now(), -new Date().getTimezoneOffset())

const refused = (problem: Problem, terminal: Terminal): number => {
  terminal.complain(problem)
  return EXIT.usage
}

/** Reads choices separated by commas. */
const readChoices = (text: string): Result<readonly number[]> => {
  const choices = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN))
  return choices.some(Number.isNaN) ? refuse('bad-choices-typed', { value: text }) : ok(choices)
}

const botName = (bot: string, { words }: Terminal): string => {
  const { characters } = words.bots as { characters: { readonly [bot: string]: { readonly name: string } } }
  return characters[bot]?.name ?? bot
}

/** Plays a fixed game with the given choices, on a full screen, or line by line. Returns the exit code if the player left. */
const play = async (
  fixed: FixedGame,
  flags: FixedFlags,
  terminal: Terminal,
): Promise<Result<Playthrough | { readonly exit: number }>> => {
  if (flags.choices !== undefined) {
    const choices = readChoices(flags.choices)
    return choices.ok ? replay(fixed, choices.value) : choices
  }
  const face = must(await faceOf(fixed.game))
  const match = await openFixedMatch(face.game, fixed, terminal.words.dailyCommand.you, bot => botName(bot, terminal))
  if (!match.ok) return match
  const { stdin, stdout } = process
  const ended = isScreen(stdin, stdout)
    ? await runOnScreen(stdin, stdout, screen =>
        playWithKeys(face, match.value, screen, terminal.language, DEFAULT_SPEED),
      )
    : await playWithLines(face, match.value, stdin, stdout, terminal.language)
  const played = playthroughOf(fixed, gameEventsIn(await match.value.log()))
  if (played.legal.length === 0) return ok(played)
  terminal.note(terminal.words.dailyCommand.unfinished)
  return ok(typeof ended === 'object' ? ended : { exit: EXIT.good })
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Plays the daily deal, and shows the rank of the result. */
export const daily = async (game: string | undefined, flags: DailyFlags, terminal: Terminal): Promise<number> => {
  const { dailyCommand: words } = terminal.words
  const day = flags.day ?? today()
  if (!isDay(day)) return refused(refuse('bad-day', { day }).problem, terminal)
  const found = findGame(game ?? LINKED_GAME_IDS[0]!)
  if (!found.ok) return refused(found.problem, terminal)
  const fixed = dailyGame(day, found.value.id)
  if (flags.json === true && flags.choices === undefined) {
    say(JSON.stringify({ day, ...fixed }))
    return EXIT.good
  }
  const played = await play(fixed, flags, terminal)
  if (!played.ok) return refused(played.problem, terminal)
  if ('exit' in played.value) return played.value.exit
  if (played.value.legal.length > 0) {
    // With the choices so far: the legal choices now.
    const { legal, choices } = played.value
    say(JSON.stringify({ day, choices, legal: legal.map(found.value.actions.make) }))
    return EXIT.good
  }
  const points = pointsOf(fixed, played.value)[fixed.seat]!
  const plays = playsOf(fixed, played.value)
  const verdicts = verdictsOf(fixed, played.value)
  const shared = sharedOf(day, await fieldBots(fixed, 0, FIELD), points, plays, verdicts)
  if (flags.json === true) {
    const decisions = plays.map((play, at) => ({ play, champion: verdicts[at] ?? null }))
    say(JSON.stringify({ ...shared, choices: played.value.choices, decisions }))
    return EXIT.good
  }
  say(words.shareText({ ...shared, game: titleOf(fixed.game, terminal.words), field: FIELD }))
  const at = costliestDecision(verdicts)
  const verdict = verdicts[at]
  const number = new Intl.NumberFormat(terminal.language, { maximumFractionDigits: 0 })
  if (verdict == null) say(words.faultless)
  else {
    const { best, loss } = verdict
    say(words.champion({ decision: at + 1, mine: plays[at]!, best, loss: number.format(100 * loss) }))
  }
  return EXIT.good
}

/** Another player of the same deals. */
interface Rival {
  readonly name: string
  readonly log: Playthrough['log']
}

/** The code of a link and that of its reply, also from a whole URL. */
const lettersOf = (link: string): readonly [code: string, reply: string | undefined] => {
  const [code = '', reply] = (link.split('/challenge/').at(-1) ?? '').split('/')
  return [code, reply]
}

/** Accepts a challenge: the same deals, then all results and the first decisions that differ. */
export const challenge = async (link: string, flags: ChallengeFlags, terminal: Terminal): Promise<number> => {
  const { dailyCommand: words } = terminal.words
  const [code, letters] = lettersOf(link)
  const linked = readLink(code)
  if (!linked.ok) return refused(linked.problem, terminal)
  const { challenge: about, fixed, log } = linked.value
  const reply = letters === undefined ? undefined : await decodeReply(code, fixed, letters)
  if (reply?.ok === false) return refused(reply.problem, terminal)
  const rivals: Rival[] = [
    ...(log === null ? [] : [{ name: about.name, log }]),
    ...(reply?.ok ? [{ name: reply.value.name, log: reply.value.played.log }] : []),
  ]
  const points = (of: Playthrough['log']): number => pointsOf(fixed, { log: of })[fixed.seat]!
  const told = rivals.map(({ name, log: of }) => ({ name, points: points(of) }))
  if (flags.json === true && flags.choices === undefined) {
    process.stdout.write(jsonLine({ ...about, log, results: told }))
    return EXIT.good
  }
  const played = await play(fixed, flags, terminal)
  if (!played.ok) return refused(played.problem, terminal)
  if ('exit' in played.value) return played.value.exit
  const { legal, choices } = played.value
  if (legal.length > 0) {
    say(JSON.stringify({ choices, legal: legal.map(must(findGame(fixed.game)).actions.make) }))
    return EXIT.good
  }
  const mine = points(played.value.log)
  const plays = playsOf(fixed, played.value)
  const parted = rivals.map(({ log: of }) => {
    const theirs = playsOf(fixed, { log: of })
    const at = plays.findIndex((play, place) => play !== theirs[place])
    return at < 0 ? null : { decision: at + 1, mine: plays[at], theirs: theirs[at] ?? null }
  })
  const back = `${code}/${must(encodeReply(code, flags.name ?? '', played.value))}`
  if (flags.json === true) {
    const results = told.map((result, at) => ({ ...result, parted: parted[at] ?? null }))
    process.stdout.write(jsonLine({ points: mine, results, choices, reply: back }))
    return EXIT.good
  }
  for (const [at, { name, points: other }] of told.entries()) {
    const named = printable(name) || words.challenger
    say(words.challengeResult({ mine, other, name: named }))
    const split = parted[at]
    if (split?.theirs != null)
      say(words.parted({ ...split, mine: split.mine ?? '', theirs: split.theirs, name: named }))
  }
  const rounds = roundsPlayed(fixed, played.value)
  const isClear = rivals.some(({ log: of }) => isSignificant(rounds, roundsPlayed(fixed, { log: of })))
  if (told.length === 0) say(words.alone(mine))
  else say(isClear ? words.telling : words.tooFew)
  say(words.back(back))
  return EXIT.good
}
