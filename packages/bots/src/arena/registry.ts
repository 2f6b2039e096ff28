import { halfPintMeasured } from '../half-pint/measured.ts'
import { herzlosMeasured } from '../herzlos/measured.ts'
import type { AnyMeasured } from './measured.ts'

const MEASURED: { readonly [game: string]: AnyMeasured } = {
  'half-pint-heroes': halfPintMeasured,
  herzlos: herzlosMeasured,
}

/** What the bots of this game are measured by; nothing for a game whose bots only play. */
export const measuredOf = (game: string): Partial<AnyMeasured> =>
  Object.hasOwn(MEASURED, game) ? (MEASURED[game] as AnyMeasured) : {}
