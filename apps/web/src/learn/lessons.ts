import type { CourseWords, Lesson } from '@halfpint/words'
import type { FigureName } from '../games/half-pint-heroes/figures.ts'
import { words } from '../shell/speech.ts'

/** The games that are taught, as addresses and records name them. */
export const TAUGHT = ['half-pint-heroes', 'herzlos'] as const
export type TaughtGame = (typeof TAUGHT)[number]

/** How many play a game, and how long it takes. */
export interface Course {
  readonly players: readonly [least: number, most: number]
  readonly minutes: number
}

/** The courses of both games. */
export const COURSES: { readonly [game in TaughtGame]: Course } = {
  'half-pint-heroes': { players: [2, 7], minutes: 30 },
  herzlos: { players: [3, 5], minutes: 20 },
}

/** What is taught of a game: lessons and tips in the order of the catalogue. */
export const courseOf = (game: TaughtGame): CourseWords => words(`${game}/learn`)

/** The figures that are drawn with a lesson, each with the line under it. */
export const figuresOf = ({ figures = {} }: Lesson): readonly [FigureName, string][] =>
  Object.entries(figures) as [FigureName, string][]

/** The game that an address names, or `undefined`. */
export const taughtGame = (name: string | undefined): TaughtGame | undefined => TAUGHT.find(game => game === name)
