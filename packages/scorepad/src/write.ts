import type { Json } from '@halfpint/core'
import { padGameOf } from './games.ts'
import { optionalField } from './optional.ts'
import type { Pad, Scored } from './pad.ts'

/** Writes a pad as JSON; the inverse of `readPad`. */
export const writePad = (pad: Pad): Json => {
  const { players, symbols } = pad
  return { pad: pad.pad, players, ...optionalField('symbols', symbols, symbols !== null), ...padGameOf(pad).write(pad) }
}

/** Writes the scores of a pad in the format of docs/pads.md. */
export const writeScored = (scored: Scored): Json => padGameOf(scored).writeScored(scored)
