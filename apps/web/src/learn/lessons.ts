import type { Section } from '@halfpint/words'
import type { FigureName } from '../games/half-pint-heroes/figures.ts'

/** A part of the rules, by its name in the catalogue. */
export type LessonName = keyof Section<'learn'>['lessons']

/** A tip, by its name in the catalogue. */
type TipName = keyof Section<'learn'>['advice']

/** The games that are taught, as addresses and records name them. */
export const TAUGHT = ['half-pint-heroes', 'herzlos'] as const
export type TaughtGame = (typeof TAUGHT)[number]

/** What is taught of a game, in order. */
export interface Course {
  readonly lessons: readonly LessonName[]
  readonly tips: readonly TipName[]
  readonly players: readonly [least: number, most: number]
  readonly minutes: number
}

/** The courses of both games. */
export const COURSES: { readonly [game in TaughtGame]: Course } = {
  'half-pint-heroes': {
    lessons: ['aim', 'deal', 'predict', 'bet', 'play', 'groups', 'brawl', 'score', 'gunfight', 'final'],
    tips: ['count', 'row', 'lose', 'last', 'bold', 'stop', 'marks'],
    players: [2, 7],
    minutes: 30,
  },
  herzlos: {
    lessons: ['zaim', 'zpass', 'zplay', 'zhearts', 'zpoints', 'zmarch', 'zend'],
    tips: ['zhigh', 'zqueen', 'zvoid', 'zlate', 'zjack', 'zwatch'],
    players: [3, 5],
    minutes: 20,
  },
}

/** The figures that are drawn with a lesson, each with the line under it. */
export const figuresOf = (lesson: Section<'learn'>['lessons'][LessonName]): readonly [FigureName, string][] =>
  Object.entries('figures' in lesson ? lesson.figures : {}) as [FigureName, string][]

/** The game that an address names, or `undefined`. */
export const taughtGame = (name: string | undefined): TaughtGame | undefined => TAUGHT.find(game => game === name)
