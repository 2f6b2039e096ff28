import { rosterOf } from '@halfpint/bots'
import {
  type AnyGame,
  type AnyOptions,
  type BySeat,
  defaultOf,
  type Json,
  must,
  type OptionRule,
  ok,
  type Position,
  playOut,
  type Result,
  refuse,
  type Seat,
  seeded,
} from '@halfpint/core'
import { type Digit, type DigitReader, readDigits, writeDigits } from './digits.ts'
import { FIXED_CHARACTERS, FIXED_LEVELS } from './fixedbots.ts'
import type { FixedGame } from './fixedgame.ts'
import { LINKED_GAME_IDS, linkedGameOf } from './games.ts'
import type { LinkedGame } from './linkedgame.ts'
import { choiceOf, decksOf } from './playthrough.ts'

/** Deals that a player offers to others: the rules, the seat and the opponents. */
export type Challenge = {
  readonly game: string
  readonly options: AnyOptions
  /** The seat of the challenger, and of everyone who accepts the challenge. */
  readonly seat: Seat
  /** The bots by seat; `null` on the challenger's seat. */
  readonly opponents: BySeat<string | null>
  readonly name: string
}

/** A game that a player finished, for others to play the same deals. */
export type PlayedGame = Challenge & {
  /** The events of the game. */
  readonly log: readonly Json[]
}

/** The first letter of a link: its kind. */
const PLAYED = 'g'
const FRESH = 'f'

/** The number of seeds of fresh deals. */
const SEEDS = 1n << 48n

const OPPONENTS: readonly string[] = [...FIXED_LEVELS, ...FIXED_CHARACTERS]

/** The bot that takes the seat of one that no link can name. */
const SUBSTITUTE = 'regular'

const linkedOpponent = (bot: string): number => OPPONENTS.indexOf(OPPONENTS.includes(bot) ? bot : SUBSTITUTE)

const MAX_NAME_BYTES = 24

const digit = (value: number, of: number): Digit => [BigInt(value), BigInt(of)]
const readNumber = (reader: DigitReader, of: number): number => Number(reader.take(BigInt(of)))

const rangeOf = (rule: OptionRule): { min: number; size: number } =>
  rule.kind === 'choice' ? { min: 0, size: rule.values.length } : { min: rule.min, size: rule.max - rule.min + 1 }

const isDefault = (rule: OptionRule, value: Json | undefined): boolean =>
  JSON.stringify(value) === JSON.stringify(defaultOf(rule))

/** The rules of the options in links, by name. */
const linkedRules = ({ game, options }: LinkedGame): readonly (readonly [string, OptionRule])[] =>
  options.map(name => [name, game.optionRules[name]!])

/** The first option without the default value that links do not contain; `undefined` if there is none. */
export const unlinkedOption = ({ game, options: linked }: LinkedGame, options: AnyOptions): string | undefined =>
  Object.entries(game.optionRules).find(
    ([name, rule]) => !linked.includes(name) && !isDefault(rule, options[name]),
  )?.[0]

/** Encodes options as digits: one for default or not, then the value if it is not the default. */
const optionDigits = (linked: LinkedGame, options: AnyOptions): readonly Digit[] =>
  linkedRules(linked).flatMap(([name, rule]) => {
    const value = options[name]!
    if (isDefault(rule, value)) return [digit(0, 2)]
    const { min, size } = rangeOf(rule)
    const numbers = rule.kind === 'choice' ? [rule.values.indexOf(String(value))] : [value].flat().map(Number)
    return [digit(1, 2), ...numbers.map(number => digit(number - min, size))]
  })

const readOptionDigits = (linked: LinkedGame, reader: DigitReader): AnyOptions =>
  Object.fromEntries(
    linkedRules(linked).map(([name, rule]) => {
      if (readNumber(reader, 2) === 0) return [name, defaultOf(rule)]
      const { min, size } = rangeOf(rule)
      const next = (): number => min + readNumber(reader, size)
      if (rule.kind === 'choice') return [name, rule.values[next()]!]
      return [name, rule.kind === 'whole' ? next() : Array.from({ length: rule.length }, next)]
    }),
  )

/** The game with these decks. */
const withDecks = (game: AnyGame, deckFor: (state: Position) => readonly Json[]): AnyGame => ({
  ...game,
  chance: state => [{ type: 'dealt', deck: deckFor(state) }],
})

/** The decks are given, so nothing is drawn. */
const NO_CHANCE = seeded('')

/** Encodes a name as digits. A long name is cut between letters. */
export const nameDigits = (name: string): readonly Digit[] => {
  const letters = [...name]
  let bytes = new TextEncoder().encode(name)
  while (bytes.length > MAX_NAME_BYTES) {
    letters.pop()
    bytes = new TextEncoder().encode(letters.join(''))
  }
  return [digit(bytes.length, MAX_NAME_BYTES + 1), ...Array.from(bytes, byte => digit(byte, 256))]
}

/** The inverse of `nameDigits`. */
export const readName = (reader: DigitReader): string =>
  new TextDecoder().decode(
    Uint8Array.from({ length: readNumber(reader, MAX_NAME_BYTES + 1) }, () => readNumber(reader, 256)),
  )

const headDigits = (linked: LinkedGame, { opponents, seat, options, name }: Challenge): Digit[] => [
  digit(LINKED_GAME_IDS.indexOf(linked.game.id), LINKED_GAME_IDS.length),
  digit(opponents.length - linked.game.seats.min, linked.game.seats.max - linked.game.seats.min + 1),
  digit(seat, opponents.length),
  ...opponents.map(bot => digit(bot === null ? 0 : 1 + linkedOpponent(bot), 1 + OPPONENTS.length)),
  ...optionDigits(linked, options),
  ...nameDigits(name),
]

/** Reads the part of a link before its deals, and opens the game. */
const readHead = (reader: DigitReader): Result<{ challenge: Challenge; game: AnyGame; opened: Position }> => {
  const id = LINKED_GAME_IDS[readNumber(reader, LINKED_GAME_IDS.length)]!
  const linked = must(linkedGameOf(id))
  const { game } = linked
  const seats = game.seats.min + readNumber(reader, game.seats.max - game.seats.min + 1)
  const seat = readNumber(reader, seats)
  const opponents = Array.from({ length: seats }, () => OPPONENTS[readNumber(reader, 1 + OPPONENTS.length) - 1] ?? null)
  const options = game.options.read(readOptionDigits(linked, reader))
  const name = readName(reader)
  const opened = options.ok ? game.open(options.value, seats) : options
  const isAlone = opponents.every((bot, at) => (bot === null) === (at === seat))
  if (!options.ok || !opened.ok || !isAlone) return refuse('bad-link')
  return ok({ challenge: { game: id, options: options.value, seat, opponents, name }, game, opened: opened.value })
}

/** Encodes unplayed deals as a link; `seed` is a random number below 2^48. */
export const encodeFresh = (challenge: Challenge, seed: number): Result<string> => {
  const linked = linkedGameOf(challenge.game)
  if (!linked.ok) return linked
  const option = unlinkedOption(linked.value, challenge.options)
  if (option !== undefined) return refuse('option-not-in-links', { option })
  return ok(FRESH + writeDigits([...headDigits(linked.value, challenge), [BigInt(seed), SEEDS]]))
}

/** Encodes a finished game as a link: its deals and every choice, but not the undealt cards. */
export const encodeGame = (played: PlayedGame): Result<string> => {
  const roster = rosterOf(played.game)
  const linked = linkedGameOf(played.game)
  if (!roster.ok) return roster
  if (!linked.ok) return linked
  const option = unlinkedOption(linked.value, played.options)
  if (option !== undefined) return refuse('option-not-in-links', { option })
  const { game, chosenBy } = roster.value
  const digits = headDigits(linked.value, played)
  const opened = must(game.open(must(game.options.read(played.options)), played.opponents.length))
  const decks = decksOf(played.log)
  const actions: { readonly seat: Seat; readonly action: Json }[] = []
  let state: Position = opened
  for (const event of played.log) {
    actions.push(...[chosenBy(event, state) ?? []].flat())
    state = game.evolve(state, event)
  }
  if (game.turn(state).kind !== 'over') return refuse('unfinished-game')
  const dealt = withDecks(game, now => {
    const deck = decks[now.round]!
    digits.push(...linked.value.deals.write(deck, now))
    return deck
  })
  let isWhole = true
  playOut(dealt, opened, NO_CHANCE, (now, seat) => {
    // Seats that choose at the same time are written in seat order.
    const at = actions.findIndex(each => each.seat === seat)
    const [done] = at < 0 ? [] : actions.splice(at, 1)
    const legal = game.legal(game.view(now, seat))
    const choice = done === undefined ? -1 : choiceOf(game, legal, done.action)
    if (choice < 0) isWhole = false
    digits.push(digit(choice, legal.length))
    return legal[Math.max(choice, 0)]!
  })
  return isWhole ? ok(PLAYED + writeDigits(digits)) : refuse('unfinished-game')
}

/** Decodes the game in a link and replays it by the rules. A changed link is refused. */
export const decodeGame = (text: string): Result<PlayedGame> => {
  const read = text.startsWith(PLAYED) ? readDigits(text.slice(1)) : refuse('bad-link')
  if (!read.ok) return read
  const reader = read.value
  const head = readHead(reader)
  if (!head.ok) return head
  const { challenge, game, opened } = head.value
  const { deals } = must(linkedGameOf(game.id))
  const { log } = playOut(
    withDecks(game, state => deals.read(reader, state)),
    opened,
    NO_CHANCE,
    (state, seat) => {
      const legal = game.legal(game.view(state, seat))
      return legal[readNumber(reader, legal.length)]!
    },
  )
  return reader.isDone() ? ok({ ...challenge, log }) : refuse('bad-link')
}

/** The game with the same deals. Further rounds get decks from a seed in the link. */
export const fixedGameFrom = (link: string, { game, options, seat, opponents, log }: PlayedGame): FixedGame => ({
  seed: link.slice(-24),
  game,
  options,
  seat,
  opponents,
  decks: decksOf(log),
})

/** The content of a link: the challenge, its fixed game, and the challenger's events if the game was played. */
export interface LinkContent {
  readonly challenge: Challenge
  readonly fixed: FixedGame
  readonly log: readonly Json[] | null
}

/** Reads only the challenge of a link, which is much cheaper than its deals. */
export const readChallenge = (link: string): Result<Challenge> => {
  const read = readDigits(link.slice(1))
  if (!read.ok) return read
  const head = readHead(read.value)
  return head.ok ? ok(head.value.challenge) : head
}

/** Reads a link of either kind. */
export const readLink = (link: string): Result<LinkContent> => {
  if (!link.startsWith(FRESH)) {
    const played = decodeGame(link)
    if (!played.ok) return played
    const { log, ...challenge } = played.value
    return ok({ challenge, fixed: fixedGameFrom(link, played.value), log })
  }
  const read = readDigits(link.slice(1))
  if (!read.ok) return read
  const head = readHead(read.value)
  if (!head.ok) return head
  const seed = read.value.take(SEEDS)
  if (!read.value.isDone()) return refuse('bad-link')
  const { name: _, ...deals } = head.value.challenge
  return ok({ challenge: head.value.challenge, fixed: { ...deals, seed: `fresh ${seed}`, decks: [] }, log: null })
}
