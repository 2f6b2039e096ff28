import { ok, type Result, refuse } from '@halfpint/core'
import {
  type Card,
  type Colour,
  colourOf,
  compareCards,
  halfPint,
  MAX_HAND,
  MAX_ROW,
  numbersOf,
  type PossiblePlay,
  parseCard,
  playsOf,
  sortCards,
} from '@halfpint/half-pint'
import { EXIT } from '../../exit.ts'
import { writeAll } from '../../output.ts'
import { readTyped } from '../../setup.ts'
import type { Terminal } from '../../terminal.ts'

/** The flags of `sets`, as typed. */
export interface SetsFlags {
  readonly hand: string
  readonly row: string
  readonly option: readonly string[]
  readonly json?: boolean
}

/** Cards as people type them, `r7 r5` or `R7,r5`. */
const readCards = (text: string): Result<Card[]> => {
  const cards: Card[] = []
  for (const word of text.split(/[\s,+]+/)) {
    if (word === '') continue
    const card = parseCard(word.toLowerCase())
    if (card === undefined) return refuse('unknown-card', { card: word })
    cards.push(card)
  }
  return ok(cards)
}

/** Hand and row, each of a legal size and without duplicates. */
const readHoldings = (hand: string, row: string): Result<{ hand: Card[]; row: Card[] }> => {
  const held = readCards(hand)
  if (!held.ok) return held
  const open = readCards(row)
  if (!open.ok) return open
  const seen = new Set<Card>()
  for (const card of [...held.value, ...open.value]) {
    if (seen.has(card)) return refuse('card-twice', { card })
    seen.add(card)
  }
  const size = { hand: held.value.length, row: open.value.length }
  if (size.hand < 1 || size.hand > MAX_HAND) return refuse('hand-size', { cards: size.hand, least: 1, most: MAX_HAND })
  if (size.row > MAX_ROW) return refuse('row-size', { cards: size.row, least: 0, most: MAX_ROW })
  return ok({ hand: sortCards(held.value), row: open.value })
}

const INK: { readonly [colour in Colour]: 'red' | 'yellow' | 'green' | 'blue' | 'gray' } = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  black: 'gray',
}

const textOf = (plays: readonly PossiblePlay[], { paint, words }: Terminal): string[] => {
  const cards = (list: readonly Card[]): string => list.map(card => paint(INK[colourOf(card)], card)).join(' ')
  const names = plays.map(play => words.games['half-pint-heroes'].sets[play.set])
  const numbers = plays.map(play => numbersOf(play.strength).join(' '))
  const widest = (texts: readonly string[]): number => Math.max(...texts.map(text => text.length))
  const [nameWidth, numberWidth] = [widest(names), widest(numbers)]
  return plays.map((play, at) => {
    const name = paint('bold', names[at]!.padEnd(nameWidth))
    const row = play.row.length > 0 ? ` + ${cards(play.row)}` : ''
    return `${name}  ${numbers[at]!.padEnd(numberWidth)}  ${cards(play.hand)}${row}\n`
  })
}

/** Between equal sets the one with fewer hand cards comes first, then the order of the cards decides. */
const strongestFirst = (a: PossiblePlay, b: PossiblePlay): number => {
  if (a.strength !== b.strength) return b.strength - a.strength
  if (a.hand.length !== b.hand.length) return a.hand.length - b.hand.length
  const cards = [...b.hand, ...b.row]
  return [...a.hand, ...a.row].reduce((order, card, at) => order || compareCards(card, cards[at]!), 0)
}

/** Lists every play that a hand can make with a row, strongest first. */
export const sets = async (flags: SetsFlags, terminal: Terminal): Promise<number> => {
  const holdings = readHoldings(flags.hand, flags.row)
  const options = readTyped(halfPint, flags.option)
  if (!holdings.ok || !options.ok) {
    for (const asked of [holdings, options]) if (!asked.ok) terminal.complain(asked.problem)
    return EXIT.usage
  }
  const { hand, row } = holdings.value
  const plays = playsOf(hand, row, options.value).sort(strongestFirst)
  const lines = flags.json
    ? plays.map(play => `${JSON.stringify({ set: play.set, hand: play.hand, row: play.row })}\n`)
    : textOf(plays, terminal)
  const written = await writeAll(lines, undefined)
  if (written.kind !== 'failed') return EXIT.good
  terminal.complain(written.problem)
  return EXIT.usage
}
