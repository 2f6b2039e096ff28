import { halfPintRounds } from './half-pint/rounds.ts'
import { halfPintTheme } from './half-pint/theme.ts'
import { herzlosRounds } from './herzlos/rounds.ts'
import { herzlosTheme } from './herzlos/theme.ts'
import type { ThemeOf } from './mistake.ts'
import type { RoundsOf } from './roundsof.ts'

/** The per-round statistics of each game. */
export const ROUNDS_OF: { readonly [game: string]: RoundsOf } = {
  'half-pint-heroes': halfPintRounds,
  herzlos: herzlosRounds,
}

/** The theme of a mistake in each game. */
export const THEME_OF: { readonly [game: string]: ThemeOf } = {
  'half-pint-heroes': halfPintTheme as ThemeOf,
  herzlos: herzlosTheme as ThemeOf,
}
