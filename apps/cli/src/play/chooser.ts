import type { Key } from './key.ts'

/** A choice of cards: the cursor, the marked cards, and typed text. */
export interface Choosing {
  readonly cursor: number
  readonly chosen: readonly string[]
  readonly typed: string
}

export const CHOOSING: Choosing = { cursor: 0, chosen: [], typed: '' }

/** The rules of choosing cards in one game. */
export interface ChooserRules {
  /** Zones of cards, the hand first. The cursor runs through all; up and down change the zone. */
  readonly zones: readonly (readonly string[])[]
  /** Maximum number of marked cards; one more removes the first. */
  readonly most: number
  /** Whether the character may follow the typed text in the name of a card. */
  accepts(typed: string, char: string): boolean
  /** The cards in the typed text. */
  typedCards(typed: string): readonly string[]
}

/** The cards that would be played now: the marked ones, or else the one under the cursor. */
export const laidCards = (choosing: Choosing, zones: readonly (readonly string[])[]): readonly string[] => {
  if (choosing.chosen.length > 0) return choosing.chosen
  const card = zones.flat()[choosing.cursor]
  return card === undefined ? [] : [card]
}

const mark = (choosing: Choosing, rules: ChooserRules, on: boolean | 'turn'): Choosing => {
  const card = rules.zones.flat()[choosing.cursor]
  if (card === undefined) return choosing
  const marked = choosing.chosen.includes(card)
  if (on !== 'turn' && on === marked) return choosing
  const others = choosing.chosen.filter(each => each !== card)
  if (marked) return { ...choosing, chosen: others }
  return { ...choosing, chosen: [...others, card].slice(-rules.most) }
}

/** The index of the first card of each zone, and the end of the last zone. */
const bounds = (zones: readonly (readonly string[])[]): number[] => {
  const starts = [0]
  for (const zone of zones) starts.push(starts.at(-1)! + zone.length)
  return starts
}

const move = (choosing: Choosing, rules: ChooserRules, key: Key): Choosing => {
  const starts = bounds(rules.zones)
  const zone = Math.max(
    0,
    starts.findLastIndex((start, at) => at < rules.zones.length && choosing.cursor >= start),
  )
  const from = starts[zone]!
  const length = rules.zones[zone]!.length
  if (length === 0) return choosing
  const within = choosing.cursor - from
  const at = (step: number): Choosing => ({ ...choosing, cursor: from + ((within + step + length) % length) })
  if (key.name === 'left') return at(-1)
  if (key.name === 'right') return at(1)
  if (key.name === 'home') return at(-within)
  if (key.name === 'end') return at(length - 1 - within)
  if (rules.zones.length === 1) return mark(choosing, rules, key.name === 'up')
  const other = (zone + (key.name === 'down' ? rules.zones.length - 1 : 1)) % rules.zones.length
  const last = rules.zones[other]!.length - 1
  return last < 0 ? choosing : { ...choosing, cursor: starts[other]! + Math.min(within, last) }
}

const type = (choosing: Choosing, rules: ChooserRules, typed: string): Choosing => ({
  ...choosing,
  typed,
  chosen: rules.typedCards(typed).filter(card => rules.zones.flat().includes(card)),
})

/** Whether the last typed card may still become an available one, so that it is not refused yet. */
export const isUnfinished = ({ typed }: Choosing, zones: readonly (readonly string[])[]): boolean => {
  const last = /[a-z](?:\d*|[jqka])$/.exec(typed)?.[0] ?? ''
  const names = zones.flat().map(card => card.toLowerCase())
  return last.length === 1 || (last !== '' && !names.includes(last) && names.some(name => name.startsWith(last)))
}

/** Keys with the same meaning everywhere, unless they belong to the name of a card. */
const EVERYWHERE = ['q', 'p', '?']

/** A mistake is kept as typed. Enter then refuses it, and does not play the card under the cursor. */
const isTyped = (choosing: Choosing, rules: ChooserRules, char: string): boolean =>
  rules.accepts(choosing.typed, char) || (/[\p{L}\d+]/u.test(char) && !EVERYWHERE.includes(char))

/** The choice after a key, or `undefined` if the key has no meaning here. */
export const chooseByKey = (choosing: Choosing, rules: ChooserRules, key: Key): Choosing | undefined => {
  switch (key.name) {
    case 'left':
    case 'right':
    case 'up':
    case 'down':
    case 'tab':
    case 'home':
    case 'end':
      return move({ ...choosing, typed: '' }, rules, key.name === 'tab' ? { name: 'up' } : key)
    case 'space':
      return choosing.typed === ''
        ? mark(choosing, rules, 'turn')
        : type(choosing, rules, `${choosing.typed.trimEnd()} `)
    case 'backspace':
      return choosing.typed === '' ? choosing : type(choosing, rules, choosing.typed.trimEnd().slice(0, -1))
    case 'escape':
      return { ...choosing, chosen: [], typed: '' }
    case 'char':
      return isTyped(choosing, rules, key.char) ? type(choosing, rules, choosing.typed + key.char) : undefined
    default:
      return undefined
  }
}
