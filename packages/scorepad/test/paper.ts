import { must } from '@halfpint/core'
import {
  type HalfPintPad,
  type HerzlosPad,
  type Pad,
  readPad,
  type ScoredHalfPint,
  type ScoredHerzlos,
  scorePad,
} from '../src/index.ts'

/** Reads a valid pad. */
export const pad = (json: object): Pad => must(readPad(json))

/** A pad of Half-Pint Heroes with these players and rows. */
export const halfPint = (players: string, rounds: readonly object[], options: object = {}): HalfPintPad =>
  pad({ pad: 'half-pint-heroes', players: players.split(' '), options, rounds }) as HalfPintPad

/** A pad of Herzlos with these players and rows. */
export const herzlos = (players: string, rounds: readonly object[], options: object = {}): HerzlosPad =>
  pad({ pad: 'herzlos', players: players.split(' '), options, rounds }) as HerzlosPad

/** Scores a pad of Half-Pint Heroes. */
export const scoredHalfPint = (of: Pad): ScoredHalfPint => scorePad(of) as ScoredHalfPint & { pad: 'half-pint-heroes' }

/** Scores a pad of Herzlos. */
export const scoredHerzlos = (of: Pad): ScoredHerzlos => scorePad(of) as ScoredHerzlos & { pad: 'herzlos' }

/** A row as on paper, `20X 30 10 60B`, for all players in seat order. */
export const copiedRow = (cells: readonly string[]): object => ({
  overruled: {
    scores: cells.map(cell => Number.parseInt(cell, 10)),
    marks: cells.map(cell => cell.replace(/[0-9]/g, '')),
  },
})
