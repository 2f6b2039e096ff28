import { type GameLog, step, take } from './fold.ts'
import type { Position, RecordFormat, Replay, ReplayedDeal, Rules } from './game.ts'
import { brief, type Json, ok, type Refusal, type Result, refuse } from './result.ts'
import type { BySeat, Seat } from './seat.ts'

/** A JSON object whose values are not yet checked. */
export type Fields = { readonly [key: string]: unknown }

/** An object, not an array and not null. */
export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A round of a record. `plays` is there once all choices are made. */
export type RoundJson = { [key: string]: Json | undefined; plays?: Json[] }

/** How a game writes its rounds. */
export interface RoundFormat<State, Action, Event> {
  /** The deal that `deck` describes. */
  deal(deck: unknown, state: State): Result<Event>
  /** The choices that all seats make at the same time, in order: the key, and a function that reads one entry. */
  readonly choices: readonly { readonly key: string; read(entry: unknown, state: State): Result<Action> }[]
  /** One entry of `plays`. */
  play(entry: unknown, state: State): Result<{ readonly seat: Seat; readonly action: Action }>
  /** Compares the part of an entry that is not the action with the events of the rules. */
  confirm?(entry: unknown, events: readonly Event[], state: State): Refusal | undefined
  /** Adds an event to the last round, or starts a new round. */
  enter(rounds: RoundJson[], event: Event): void
  /** The result of the game, if this event ends it. */
  ending(event: Event): Json | undefined
  /** The results of all finished rounds, and of the game if it is over. */
  readonly results: RecordFormat<State, Event>['results']
  readonly roundKeys: readonly string[]
  readonly gameKeys: readonly string[]
}

type At = { readonly round: number | null; readonly play: number | null }

const NOWHERE: At = { round: null, play: null }

/** Adds the position in the record to a problem. */
const place = (refusal: Refusal, at: At): Refusal => ({ ok: false, problem: { ...refusal.problem, ...at } })

/** Compares a stated value with the expected one, which may be a list. */
const isSame = (stated: unknown, expected: unknown): boolean => {
  if (!Array.isArray(expected)) return stated === expected
  if (!Array.isArray(stated) || stated.length !== expected.length) return false
  for (let at = 0; at < expected.length; at++) if (!isSame(stated[at], expected[at])) return false
  return true
}

/** Compares a stated result with the result of the rules, key by key. */
const compare = (stated: unknown, expected: Json, keys: readonly string[], at: At): Refusal | undefined => {
  if (!isFields(stated)) return place(refuse('bad-result', { stated: brief(stated) }), at)
  const given = expected as Fields
  for (const key of keys) {
    if (!Object.hasOwn(stated, key) && !Object.hasOwn(given, key)) continue
    if (isSame(stated[key], given[key])) continue
    return place(refuse('wrong-result', { key, stated: brief(stated[key]), expected: brief(given[key]) }), at)
  }
  return undefined
}

/** Reads the names of the players in seat order. */
export const readPlayers = (json: unknown, min: number, max: number): Result<BySeat<string>> => {
  if (!Array.isArray(json)) return refuse('bad-players', { least: min, most: max })
  if (json.length < min || json.length > max) {
    return refuse('bad-players', { least: min, most: max, players: json.length })
  }
  if (!json.every(name => typeof name === 'string')) return refuse('bad-players', { least: min, most: max })
  return ok(json as string[])
}

/** A replay in progress. */
interface Replaying<S extends Position, A, E, O> {
  readonly game: Rules<S, A, E, O>
  readonly format: RoundFormat<S, A, E>
  readonly line: GameLog<S, E>
  readonly deals: ReplayedDeal<S, E>[]
}

/** The state before the first deal, and the players. */
const openRecord = <S extends Position, A, E, O>(
  game: Rules<S, A, E, O>,
  json: Fields,
): Result<{ readonly players: BySeat<string>; readonly opened: S }> => {
  if (json.game !== game.id) return refuse('wrong-game', { game: brief(json.game), expected: game.id })
  const players = readPlayers(json.players, game.seats.min, game.seats.max)
  if (!players.ok) return players
  const options = game.options.read(json.options)
  if (!options.ok) return options
  const opened = game.open(options.value, players.value.length)
  return opened.ok ? ok({ players: players.value, opened: opened.value }) : opened
}

const replayPlay = <S extends Position, A, E, O>(
  { game, format, line }: Replaying<S, A, E, O>,
  entry: unknown,
): Refusal | undefined => {
  const read = format.play(entry, line.state)
  if (!read.ok) return read
  const decided = game.decide(line.state, read.value.seat, read.value.action)
  if (!decided.ok) return decided
  const wrong = format.confirm?.(entry, decided.value, line.state)
  if (wrong === undefined) take(game, line, decided.value)
  return wrong
}

/** Replays the choices of a round. `required` refuses missing choices; otherwise the round is unfinished. */
const replayChoices = <S extends Position, A, E, O>(
  { game, format, line }: Replaying<S, A, E, O>,
  round: Fields,
  required: boolean,
): Refusal | 'unfinished' | undefined => {
  for (const choice of format.choices) {
    const entries = round[choice.key]
    if (entries === undefined) return required ? refuse('missing-key', { key: choice.key }) : 'unfinished'
    if (!Array.isArray(entries) || entries.length !== line.state.seats) {
      return refuse('bad-choices', { key: choice.key, seats: line.state.seats })
    }
    for (let seat = 0; seat < entries.length; seat++) {
      const action = choice.read(entries[seat], line.state)
      const done = action.ok ? step(game, line, seat, action.value) : action
      if (!done.ok) return done
    }
  }
  return undefined
}

/** Replays a round. `isLast`: no round follows, so it may be unfinished. */
const replayRound = <S extends Position, A, E, O>(
  replaying: Replaying<S, A, E, O>,
  round: unknown,
  number: number,
  isLast: boolean,
): Refusal | undefined => {
  const { game, format, line, deals } = replaying
  const at: At = { round: number, play: null }
  if (!isFields(round)) return place(refuse('bad-round'), at)
  if (game.turn(line.state).kind === 'over') return place(refuse('round-after-end'), at)
  const dealt = format.deal(round.deck, line.state)
  if (!dealt.ok) return place(dealt, at)
  deals.push({ before: line.state, dealt: dealt.value })
  take(game, line, [dealt.value])

  const { plays = [] } = round
  const mustEnd = !isLast || round.result !== undefined
  // A later choice or a play shows that the earlier choices were made.
  const hasPlays = Array.isArray(plays) ? plays.length > 0 : true
  const missing = format.choices.findIndex(choice => round[choice.key] === undefined)
  const hasLater = missing >= 0 && format.choices.slice(missing + 1).some(choice => round[choice.key] !== undefined)
  const stopped = replayChoices(replaying, round, mustEnd || hasPlays || hasLater)
  if (stopped === 'unfinished') return undefined
  if (stopped !== undefined) return place(stopped, at)

  if (!Array.isArray(plays)) return place(refuse('bad-plays'), at)
  for (let play = 0; play < plays.length; play++) {
    if (line.state.round !== number) return place(refuse('play-after-end'), { round: number, play })
    const refusal = replayPlay(replaying, plays[play])
    if (refusal !== undefined) return place(refusal, { round: number, play })
  }
  if (line.state.round === number) {
    return mustEnd ? place(refuse('missing-play'), { round: number, play: plays.length }) : undefined
  }
  if (round.result === undefined) return undefined
  return compare(round.result, format.results(line.state).rounds[number]!, format.roundKeys, at)
}

/**
 * Reads a record and replays it through the rules, in the order of play, so that the first error is
 * the one reported. Unknown keys are ignored.
 */
export const replayRecord = <S extends Position, A, E, O>(
  game: Rules<S, A, E, O>,
  format: RoundFormat<S, A, E>,
  json: unknown,
): Result<Replay<S, E>> => {
  if (!isFields(json)) return place(refuse('not-a-record'), NOWHERE)
  const read = openRecord(game, json)
  if (!read.ok) return place(read, NOWHERE)
  if (!Array.isArray(json.rounds)) return place(refuse('missing-key', { key: 'rounds' }), NOWHERE)
  const { players, opened } = read.value
  const replaying: Replaying<S, A, E, O> = { game, format, line: { state: opened, log: [] }, deals: [] }
  for (let number = 0; number < json.rounds.length; number++) {
    const refusal = replayRound(replaying, json.rounds[number], number, number + 1 === json.rounds.length)
    if (refusal !== undefined) return refusal
  }
  const { line, deals } = replaying
  if (json.result !== undefined) {
    const { result } = format.results(line.state)
    if (result === null) return place(refuse('result-too-early'), NOWHERE)
    const refusal = compare(json.result, result, format.gameKeys, NOWHERE)
    if (refusal !== undefined) return refusal
  }
  return ok({ players, deals, ...line })
}

/** Reads and writes records of a game, given its rules and the format of its rounds. */
export const recordsOf = <S extends Position & { readonly options: object }, A, E, O>(
  game: Rules<S, A, E, O>,
  format: RoundFormat<S, A, E>,
): RecordFormat<S, E> => ({
  read: json => replayRecord(game, format, json),
  write(players, opened, log) {
    const rounds: RoundJson[] = []
    for (const event of log) format.enter(rounds, event)
    const last = log.at(-1)
    const result = last === undefined ? undefined : format.ending(last)
    const record = { game: game.id, players, options: { ...opened.options } as Json, rounds: rounds as Json }
    return result === undefined ? record : { ...record, result }
  },
  results: format.results,
})
