import { type Line, step, take } from './fold.ts'
import type { Position, RecordFormat, Replay, Rules } from './game.ts'
import { brief, type Json, ok, type Refusal, type Result, refuse } from './result.ts'
import type { BySeat, Seat } from './seat.ts'

/** A JSON object whose values are not yet checked. */
export type Fields = { readonly [key: string]: unknown }

/** An object, not an array and not null. */
export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A round as a record has it; `plays` begins when the choices are made. */
export type RoundJson = { [key: string]: Json | undefined; plays?: Json[] }

/** How one game writes a round: what core needs to replay it. */
export interface RoundFormat<State, Action, Event> {
  /** The deal that `deck` describes. */
  deal(deck: unknown, state: State): Result<Event>
  /** The choices all seats make at the same time, in order: key, and how one seat's entry reads. */
  readonly choices: readonly { readonly key: string; read(entry: unknown, state: State): Result<Action> }[]
  /** One entry of `plays`. */
  play(entry: unknown, state: State): Result<{ readonly seat: Seat; readonly action: Action }>
  /** What an entry of `plays` states beyond the action, held against what the rules made of it. */
  confirm?(entry: unknown, events: readonly Event[], state: State): Refusal | undefined
  /** Enters what an event tells into the last round, or begins a new one. */
  enter(rounds: RoundJson[], event: Event): void
  /** The result of the game, if this event ends it. */
  ending(event: Event): Json | undefined
  /** The results of what is finished. */
  readonly results: RecordFormat<State, Event>['results']
  readonly roundKeys: readonly string[]
  readonly gameKeys: readonly string[]
}

type At = { readonly round: number | null; readonly play: number | null }

const NOWHERE: At = { round: null, play: null }

/** The same problem with the place in the record where it lies. */
const place = (refusal: Refusal, at: At): Refusal => ({ ok: false, problem: { ...refusal.problem, ...at } })

/** Whether a stated value is the expected one, which is plain or a list. */
const isSame = (stated: unknown, expected: unknown): boolean => {
  if (!Array.isArray(expected)) return stated === expected
  if (!Array.isArray(stated) || stated.length !== expected.length) return false
  for (let at = 0; at < expected.length; at++) if (!isSame(stated[at], expected[at])) return false
  return true
}

/** Compares a stated result with what the rules give, key by key. */
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

/** The names in seat order, as many as the game allows. */
export const readPlayers = (json: unknown, least: number, most: number): Result<BySeat<string>> => {
  if (!Array.isArray(json)) return refuse('bad-players', { least, most })
  if (json.length < least || json.length > most) return refuse('bad-players', { least, most, players: json.length })
  if (!json.every(name => typeof name === 'string')) return refuse('bad-players', { least, most })
  return ok(json as string[])
}

/**
 * Reads a record and replays it through the rules, in the order of play, so that the first fault is
 * the one reported. Unknown keys are passed over.
 */
export const replayRecord = <S extends Position, A, E, O>(
  game: Rules<S, A, E, O>,
  format: RoundFormat<S, A, E>,
  json: unknown,
): Result<Replay<S, E>> => {
  if (!isFields(json)) return place(refuse('not-a-record'), NOWHERE)
  if (json.game !== game.id) return place(refuse('wrong-game', { game: brief(json.game), expected: game.id }), NOWHERE)
  const players = readPlayers(json.players, game.seats.least, game.seats.most)
  if (!players.ok) return place(players, NOWHERE)
  const options = game.options.read(json.options)
  if (!options.ok) return place(options, NOWHERE)
  const opened = game.open(options.value, players.value.length)
  if (!opened.ok) return place(opened, NOWHERE)
  if (!Array.isArray(json.rounds)) return place(refuse('missing-key', { key: 'rounds' }), NOWHERE)

  const line: Line<S, E> = { state: opened.value, log: [] }
  const actPlay = (entry: unknown): Refusal | undefined => {
    const read = format.play(entry, line.state)
    if (!read.ok) return read
    const decided = game.decide(line.state, read.value.seat, read.value.action)
    if (!decided.ok) return decided
    const wrong = format.confirm?.(entry, decided.value, line.state)
    if (wrong === undefined) take(game, line, decided.value)
    return wrong
  }

  const replayChoices = (round: Fields, at: At, due: boolean): Refusal | 'unfinished' | undefined => {
    for (const choice of format.choices) {
      const entries = round[choice.key]
      if (entries === undefined) return due ? place(refuse('missing-key', { key: choice.key }), at) : 'unfinished'
      if (!Array.isArray(entries) || entries.length !== line.state.seats) {
        return place(refuse('bad-choices', { key: choice.key, seats: line.state.seats }), at)
      }
      for (let seat = 0; seat < entries.length; seat++) {
        const action = choice.read(entries[seat], line.state)
        const done = action.ok ? step(game, line, seat, action.value) : action
        if (!done.ok) return place(done, at)
      }
    }
    return undefined
  }

  const replayRound = (round: unknown, number: number, followed: boolean): Refusal | undefined => {
    const at: At = { round: number, play: null }
    if (!isFields(round)) return place(refuse('bad-round'), at)
    if (game.turn(line.state).kind === 'over') return place(refuse('round-after-end'), at)
    const dealt = format.deal(round.deck, line.state)
    if (!dealt.ok) return place(dealt, at)
    take(game, line, [dealt.value])

    const { plays = [] } = round
    const closed = followed || round.result !== undefined
    // A later choice or a play shows that the earlier choices were made.
    const due = closed || (Array.isArray(plays) ? plays.length > 0 : true)
    const lacking = format.choices.findIndex(choice => round[choice.key] === undefined)
    const jumped = format.choices.slice(lacking + 1).some(choice => round[choice.key] !== undefined)
    const stopped = replayChoices(round, at, due || (lacking >= 0 && jumped))
    if (stopped !== undefined) return stopped === 'unfinished' ? undefined : stopped

    if (!Array.isArray(plays)) return place(refuse('bad-plays'), at)
    for (let play = 0; play < plays.length; play++) {
      if (line.state.round !== number) return place(refuse('play-after-end'), { round: number, play })
      const refusal = actPlay(plays[play])
      if (refusal !== undefined) return place(refusal, { round: number, play })
    }
    if (line.state.round === number) {
      return closed ? place(refuse('missing-play'), { round: number, play: plays.length }) : undefined
    }
    if (round.result === undefined) return undefined
    return compare(round.result, format.results(line.state).rounds[number] as Json, format.roundKeys, at)
  }

  for (let number = 0; number < json.rounds.length; number++) {
    const refusal = replayRound(json.rounds[number], number, number + 1 < json.rounds.length)
    if (refusal !== undefined) return refusal
  }
  if (json.result !== undefined) {
    const { result } = format.results(line.state)
    if (result === null) return place(refuse('result-too-early'), NOWHERE)
    const refusal = compare(json.result, result, format.gameKeys, NOWHERE)
    if (refusal !== undefined) return refusal
  }
  return ok({ players: players.value, ...line })
}

/** A game in the record format: what its rules decide and how it writes a round are all that is needed. */
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
