import { bySeat, clockwise, type Seat } from '@halfpint/core'
import type { HeroesPad, HeroesRound, HerzlosPad, Pad } from '@halfpint/scorepad'

/** Where the pencil is: the entry that the next tap writes. */
export type Cell =
  /** `won` is the tricks of all seats at once: who won something is tapped, the others won nothing. */
  | { readonly what: 'hand-size' | 'won' | 'brawler' | 'marcher' }
  | { readonly what: 'prediction' | 'bet' | 'tricks' | 'points' | 'cards'; readonly seat: Seat }
  /** Z8: after the marcher, who took the jack of diamonds. */
  | { readonly what: 'jack'; readonly march: Seat }

/** Whether two cells are the same one. */
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.what === b.what && ('seat' in a ? a.seat : -1) === ('seat' in b ? b.seat : -1)

/** The seats in the order in which a table goes round, the start player first. */
const around = (pad: HeroesPad, round: number): Seat[] => {
  const seats = pad.players.length
  const start = clockwise(pad.options.startSeat, seats, round)
  return bySeat(seats, step => clockwise(start, seats, step))
}

const heroesCells = (pad: HeroesPad, round: number): Cell[] => {
  const seats = around(pad, round)
  const { brawl } = pad.rounds[round] as HeroesRound
  const each = (what: 'prediction' | 'bet'): Cell[] => seats.map(seat => ({ what, seat }))
  // H28: in a brawl only the brawler's tricks count.
  const last: Cell = brawl === null ? { what: 'won' } : { what: 'tricks', seat: brawl }
  const first: Cell[] = pad.options.drinking.includes('D8') ? [{ what: 'hand-size' }] : []
  return [...first, ...each('prediction'), ...each('bet'), last]
}

const isBlank = (pad: HeroesPad, round: number, cell: Cell): boolean => {
  const row = pad.rounds[round] as HeroesRound
  switch (cell.what) {
    case 'hand-size':
      return row.handSize === null
    case 'prediction':
      return row.predictions[cell.seat] === null
    case 'bet':
      // H28: nobody needs to know the bets of a brawl.
      return row.bets[cell.seat] === null && row.brawl === null
    case 'tricks':
      return row.tricks[cell.seat] === null
    case 'won':
      return row.tricks.includes(null)
    default:
      return false
  }
}

/** H11: with two players nobody must bet, so the pencil does not come back to it. */
const isNeeded = (pad: HeroesPad, cell: Cell): boolean => cell.what !== 'bet' || pad.players.length > 2

const nextHeroes = (pad: HeroesPad, round: number, after: Cell | null): Cell | null => {
  const cells = heroesCells(pad, round)
  const place = cells.findIndex(cell => sameCell(cell, after))
  const ahead = cells.slice(place + 1).find(cell => isBlank(pad, round, cell))
  return ahead ?? cells.find(cell => isBlank(pad, round, cell) && isNeeded(pad, cell)) ?? null
}

const nextHerzlos = (pad: HerzlosPad, round: number, after: Cell | null): Cell | null => {
  const { points, cards } = pad.rounds[round] as HerzlosPad['rounds'][number]
  if (after?.what === 'cards' || (after === null && (cards !== null || points.every(entry => entry === null)))) {
    return { what: 'cards', seat: after?.what === 'cards' ? after.seat : 0 }
  }
  const from = after?.what === 'points' ? after.seat + 1 : 0
  const blank = points.findIndex((entry, seat) => entry === null && seat >= from)
  const seat = blank < 0 ? points.indexOf(null) : blank
  return seat < 0 ? null : { what: 'points', seat }
}

/** The entry that should be written after this one: the next blank one, or an earlier one that is still needed. */
export const nextCell = (pad: Pad, round: number, after: Cell | null): Cell | null => {
  if (pad.rounds[round] === undefined) return null
  return pad.pad === 'herzlos' ? nextHerzlos(pad, round, after) : nextHeroes(pad, round, after)
}

/** Where the pencil rests while a round is under way: at the next blank entry, or at the tricks, which may still change. */
export const restingCell = (pad: Pad, round: number, after: Cell | null): Cell | null => {
  const next = nextCell(pad, round, after)
  const row = pad.rounds[round]
  return next ?? (row !== undefined && 'brawl' in row && row.brawl === null ? { what: 'won' } : null)
}

/** Which numbers the keys offer for a cell. */
export const keysFor = (cell: Cell): readonly number[] => {
  switch (cell.what) {
    case 'hand-size':
      return [3, 4, 5, 6, 7]
    case 'prediction':
      return [0, 1, 2, 3, 4, 5, 6]
    case 'tricks':
      return [0, 1, 2, 3, 4, 5, 6, 7]
    default:
      return []
  }
}
