import type { Paint } from './paint.ts'
import { fill, width } from './text.ts'

/** Adds empty lines up to `count` lines. */
export const padTo = (lines: readonly string[], count: number): string[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, count - lines.length) }, () => ''),
]

/** Adds a label to the left of the middle line. */
export const labelled = (label: string, lines: readonly string[], paint: Paint): string[] => {
  const middle = Math.floor((lines.length - 1) / 2)
  const space = width(label) + 1
  return lines.map((line, at) => (at === middle ? paint('quiet', fill(label, space)) : ' '.repeat(space)) + line)
}
