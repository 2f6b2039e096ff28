import type { Paint, Style } from './paint.ts'
import { fill, width } from './text.ts'

/** A card to draw: its symbol, letter and number, and its state. */
export interface DrawnCard {
  readonly text: string
  readonly style: Style
  readonly cursor?: boolean
  readonly chosen?: boolean
  /** The card cannot be played now. */
  readonly barred?: boolean
}

const BORDERS = {
  usual: ['╭', '─', '╮', '│', '╰', '╯'],
  cursor: ['┏', '━', '┓', '┃', '┗', '┛'],
  barred: ['╭', '╌', '╮', '╎', '╰', '╯'],
  lit: ['╔', '═', '╗', '║', '╚', '╝'],
} as const

const INNER = 4

/** The width of a card in a box. */
export const BOX = INNER + 2

const box = (card: DrawnCard, paint: Paint, lit: boolean): readonly [string, string, string] => {
  const border = BORDERS[card.cursor ? 'cursor' : card.barred ? 'barred' : lit ? 'lit' : 'usual']
  const [leftTop, across, rightTop, side, leftBottom, rightBottom] = border
  const edge = (text: string): string => paint(card.cursor || lit ? 'strong' : 'quiet', text)
  const face = paint(card.barred ? 'quiet' : card.style, fill(card.text, INNER))
  return [
    edge(leftTop + across.repeat(INNER) + rightTop),
    edge(side) + face + edge(side),
    edge(leftBottom + across.repeat(INNER) + rightBottom),
  ]
}

const boxLine = (cards: readonly DrawnCard[], paint: Paint, rise: boolean): string[] => {
  const gap = ' '.repeat(BOX)
  const lines: string[] = Array.from({ length: rise ? 4 : 3 }, () => '')
  for (const card of cards) {
    const [top, middle, bottom] = box(card, paint, !rise && card.chosen === true)
    const column = !rise ? [top, middle, bottom] : card.chosen ? [top, middle, bottom, gap] : [gap, top, middle, bottom]
    column.forEach((piece, at) => {
      lines[at] += piece
    })
  }
  return lines.map(line => line.trimEnd())
}

/**
 * Draws cards in boxes, side by side, in as many rows as they need. With `rise` each row has an additional line and
 * chosen cards are one line higher; without it, they have a double border.
 */
export const drawBoxes = (cards: readonly DrawnCard[], paint: Paint, columns: number, rise: boolean): string[] => {
  const most = Math.max(1, Math.floor(columns / BOX))
  // Rows of similar length look better than one long and one short.
  const rows = Math.max(1, Math.ceil(cards.length / most))
  const each = Math.ceil(cards.length / rows)
  return Array.from({ length: rows }, (_, row) =>
    boxLine(cards.slice(row * each, (row + 1) * each), paint, rise),
  ).flat()
}

/** A card in a line of text: `[ ]` is the cursor, `*` a chosen card, `×` one that cannot be played. */
export const drawSmall = (card: DrawnCard, paint: Paint): string => {
  const face = paint(card.barred ? 'quiet' : card.style, card.text)
  const sign = card.chosen ? '*' : card.barred ? '×' : ''
  return card.cursor ? `${paint('strong', '[')}${sign}${face}${paint('strong', ']')}` : ` ${sign}${face} `
}

/** Draws small cards in as many lines as they need. */
export const drawRow = (cards: readonly DrawnCard[], paint: Paint, columns: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const card of cards) {
    const small = drawSmall(card, paint)
    if (line !== '' && width(line) + width(small) > columns) {
      lines.push(line)
      line = ''
    }
    line += small
  }
  return [...lines, line]
}
