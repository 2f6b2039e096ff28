import { must, ok, type Problem, type Result, refuse, type Seat } from '@halfpint/core'
import { findGame } from '@halfpint/table'
import {
  type Course,
  costliest,
  type Day,
  dayOf,
  dayTask,
  decodeReply,
  encodeReply,
  ghostsOf,
  isDay,
  isTelling,
  playsOf,
  pledgeOfDay,
  pointsOf,
  readLink,
  replayTask,
  roundsPlayed,
  sharedOf,
  TASK_GAME_IDS,
  type Task,
  verdictsOf,
} from '@halfpint/tasks'
import { EXIT } from '../exit.ts'
import { faceOf, titleOf } from '../games/registry.ts'
import { playWithLines } from '../play/typed.ts'
import type { Terminal } from '../terminal.ts'
import { openTaskMatch } from './taskmatch.ts'

/** What a task's command was asked for, as typed. */
interface TaskFlags {
  readonly choices?: string
  readonly json?: boolean
}

/** What `daily` was asked for. */
export interface DailyFlags extends TaskFlags {
  readonly day?: string
}

/** What `challenge` was asked for. */
export interface ChallengeFlags extends TaskFlags {
  readonly name?: string
}

/** So many ghosts are the field. */
const FIELD = 100

/** Today's date on the clock of this machine. */
const today = (): Day => dayOf(Date.now(), -new Date().getTimezoneOffset())

const refused = (problem: Problem, terminal: Terminal): number => {
  terminal.complain(problem)
  return EXIT.usage
}

/** Choices as typed, with commas between them. */
const readChoices = (text: string): Result<readonly number[]> => {
  const choices = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN))
  return choices.some(Number.isNaN) ? refuse('bad-choices-typed', { value: text }) : ok(choices)
}

const namesAt = (task: Task, { words }: Terminal): readonly string[] => {
  const { characters } = words.bots as { characters: { readonly [bot: string]: { readonly name: string } } }
  return task.company.map(bot => (bot === null ? words.taskCommand.you : (characters[bot]?.name ?? bot)))
}

/** Plays a task: with the choices given, or line by line. Nothing if the player left it. */
const played = async (task: Task, flags: TaskFlags, terminal: Terminal): Promise<Result<Course | undefined>> => {
  if (flags.choices !== undefined) {
    const choices = readChoices(flags.choices)
    return choices.ok ? replayTask(task, choices.value) : choices
  }
  const match = openTaskMatch(task, namesAt(task, terminal))
  if (!match.ok) return match
  const face = must(await faceOf(task.game))
  await playWithLines(face, match.value, process.stdin, process.stdout, terminal.language)
  return ok(match.value.course().legal.length === 0 ? match.value.course() : undefined)
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Plays the deal of the day, and tells where the result stands. */
export const daily = async (game: string | undefined, flags: DailyFlags, terminal: Terminal): Promise<number> => {
  const { taskCommand: words } = terminal.words
  const day = flags.day ?? today()
  if (!isDay(day)) return refused(refuse('bad-day', { day }).problem, terminal)
  const found = findGame(game ?? (TASK_GAME_IDS[0] as string))
  if (!found.ok) return refused(found.problem, terminal)
  const task = dayTask(day, found.value.id)
  if (flags.json === true && flags.choices === undefined) {
    say(JSON.stringify({ day, pledge: pledgeOfDay(day, task.game), ...task }))
    return EXIT.good
  }
  const course = await played(task, flags, terminal)
  if (!course.ok) return refused(course.problem, terminal)
  if (course.value === undefined) return EXIT.good
  if (course.value.legal.length > 0) {
    // With the choices so far: what can be done now.
    const { legal, choices } = course.value
    say(JSON.stringify({ day, choices, legal: legal.map(found.value.actions.make) }))
    return EXIT.good
  }
  const points = pointsOf(task, course.value)[task.seat] as number
  const plays = playsOf(task, course.value)
  const shared = sharedOf(day, ghostsOf(task, 0, FIELD), points, plays)
  const verdicts = verdictsOf(task, course.value)
  if (flags.json === true) {
    const decisions = plays.map((play, at) => ({ play, champion: verdicts[at] ?? null }))
    say(JSON.stringify({ ...shared, choices: course.value.choices, decisions }))
    return EXIT.good
  }
  say(words.shareText({ ...shared, game: titleOf(task.game, terminal.words), field: FIELD }))
  const at = costliest(verdicts)
  const verdict = verdicts[at]
  const percent = new Intl.NumberFormat(terminal.language, { style: 'percent' })
  if (verdict == null) say(words.faultless)
  else {
    const { best, loss } = verdict
    say(words.champion({ decision: at + 1, mine: plays[at] as string, best, loss: percent.format(loss) }))
  }
  return EXIT.good
}

/** Somebody who played the deals of a link: who, and what they did. */
interface Rival {
  readonly name: string
  readonly log: Course['log']
}

/** The letters of a link and those of a reply behind it, out of a whole address too. */
const lettersOf = (link: string): readonly [code: string, reply: string | undefined] => {
  const [code = '', reply] = (link.split('/challenge/').at(-1) ?? '').split('/')
  return [code, reply]
}

/** Takes up a challenge: the same deals, then all results and where the ways parted. */
export const challenge = async (link: string, flags: ChallengeFlags, terminal: Terminal): Promise<number> => {
  const { taskCommand: words } = terminal.words
  const [code, letters] = lettersOf(link)
  const linked = readLink(code)
  if (!linked.ok) return refused(linked.problem, terminal)
  const { challenge: about, task, log } = linked.value
  const reply = letters === undefined ? undefined : decodeReply(code, task, letters)
  if (reply?.ok === false) return refused(reply.problem, terminal)
  const rivals: Rival[] = [
    ...(log === null ? [] : [{ name: about.name, log }]),
    ...(reply?.ok ? [{ name: reply.value.name, log: reply.value.course.log }] : []),
  ]
  const points = (of: Course['log']): number => pointsOf(task, { log: of })[task.seat as Seat] as number
  const told = rivals.map(({ name, log: of }) => ({ name, points: points(of) }))
  if (flags.json === true && flags.choices === undefined) {
    say(JSON.stringify({ ...about, log, results: told }))
    return EXIT.good
  }
  const course = await played(task, flags, terminal)
  if (!course.ok) return refused(course.problem, terminal)
  if (course.value === undefined) return EXIT.good
  const { legal, choices } = course.value
  if (legal.length > 0) {
    say(JSON.stringify({ choices, legal: legal.map(must(findGame(task.game)).actions.make) }))
    return EXIT.good
  }
  const mine = points(course.value.log)
  const plays = playsOf(task, course.value)
  const parted = rivals.map(({ log: of }) => {
    const theirs = playsOf(task, { log: of })
    const at = plays.findIndex((play, place) => play !== theirs[place])
    return at < 0 ? null : { decision: at + 1, mine: plays[at], theirs: theirs[at] ?? null }
  })
  const back = `${code}/${must(encodeReply(code, task, flags.name ?? '', choices))}`
  if (flags.json === true) {
    const results = told.map((result, at) => ({ ...result, parted: parted[at] ?? null }))
    say(JSON.stringify({ points: mine, results, choices, reply: back }))
    return EXIT.good
  }
  for (const [at, { name, points: other }] of told.entries()) {
    const named = name || words.challenger
    say(words.challengeResult({ mine, other, name: named }))
    const split = parted[at]
    if (split?.theirs != null)
      say(words.parted({ ...split, mine: split.mine ?? '', theirs: split.theirs, name: named }))
  }
  const rounds = roundsPlayed(task, course.value)
  const isClear = rivals.some(({ log: of }) => isTelling(rounds, roundsPlayed(task, { log: of })))
  if (told.length === 0) say(words.alone(mine))
  else say(isClear ? words.telling : words.tooFew)
  say(words.back(back))
  return EXIT.good
}
