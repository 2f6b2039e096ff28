import {
  type Bot,
  type Budget,
  type BySeat,
  bySeat,
  cryptographic,
  type Game,
  type Json,
  must,
  ok,
  type Position,
  type Random,
  type Result,
  type Seat,
  type Seen,
  seeded,
} from '@halfpint/core'

/** A fact as the player heard it, with the table as the player saw it before and after. */
export interface Heard<S, E> {
  readonly before: Seen<S>
  readonly event: E
  readonly after: Seen<S>
}

/** Whom the game waits for: the player, somebody or something else, or nobody. */
export type Due = 'me' | 'others' | 'over'

/** One game of a player against bots, without a screen. Only what the player may know comes out. */
export interface Match<S, A, E> {
  readonly me: Seat
  readonly names: BySeat<string>
  view(): Seen<S>
  due(): Due
  /** Does what the player wishes, or says why not. */
  act(action: A): Result<readonly Heard<S, E>[]>
  /** Moves the game on by one deal, or by what one bot does. */
  next(): Promise<readonly Heard<S, E>[]>
  /** The game so far in the record format. */
  record(): Json
}

/** What a match is made of. */
export interface MatchSettings<S, A> {
  readonly names: BySeat<string>
  readonly options: unknown
  /** Without a seed nobody can foresee a card. */
  readonly seed?: string | undefined
  readonly bot: Bot<S, A>
  readonly budget?: Budget
}

/** The player always sits on seat 0, the bots clockwise from there. */
const ME: Seat = 0

/** Opens a table for a match. */
export const openMatch = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  settings: MatchSettings<S, A>,
): Result<Match<S, A, E>> => {
  const { names, seed, bot, budget = { milliseconds: 1000 } } = settings
  const options = game.options.read(settings.options)
  if (!options.ok) return options
  const opened = game.open(options.value, names.length)
  if (!opened.ok) return opened

  // Chance and each bot draw from sources of their own: a bot that draws more changes no later deal.
  const source = (name: string): Random => (seed === undefined ? cryptographic() : seeded(`${seed} ${name}`))
  const cards = source('cards')
  const minds = bySeat(names.length, seat => source(`seat ${seat}`))
  const log: E[] = []
  let state = opened.value

  const take = (events: readonly E[]): Heard<S, E>[] => {
    const heard: Heard<S, E>[] = []
    for (const event of events) {
      const before = game.view(state, ME)
      const redacted = game.redact(event, ME, state)
      state = game.evolve(state, event)
      log.push(event)
      if (redacted !== undefined) heard.push({ before, event: redacted, after: game.view(state, ME) })
    }
    return heard
  }

  return ok({
    me: ME,
    names,
    view: () => game.view(state, ME),
    due() {
      const turn = game.turn(state)
      if (turn.kind === 'over') return 'over'
      // Where all choose at the same time the bots are ready first, so that nobody waits for them afterwards.
      return turn.kind === 'seats' && turn.seats.every(seat => seat === ME) ? 'me' : 'others'
    },
    act(action) {
      const decided = game.decide(state, ME, action)
      return decided.ok ? ok(take(decided.value)) : decided
    },
    async next() {
      const turn = game.turn(state)
      if (turn.kind === 'chance') return take(game.chance(state, cards))
      const seat = turn.kind === 'seats' ? turn.seats.find(each => each !== ME) : undefined
      if (seat === undefined) return []
      const view = game.view(state, seat)
      const action = await bot(view, game.legal(view), minds[seat] as Random, budget)
      return take(must(game.decide(state, seat, action)))
    },
    record: () => game.records.write(names, opened.value, log),
  })
}
