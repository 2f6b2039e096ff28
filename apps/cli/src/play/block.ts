import type { Paint } from './paint.ts'
import { fill, width } from './text.ts'

/** The lines with empty ones after them, up to `count`. */
export const padTo = (lines: readonly string[], count: number): string[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, count - lines.length) }, () => ''),
]

/** The lines with a label at the left of the middle one. */
export const labelled = (label: string, lines: readonly string[], paint: Paint): string[] => {
  const middle = Math.floor((lines.length - 1) / 2)
  const space = width(label) + 1
  return lines.map((line, at) => (at === middle ? paint('quiet', fill(label, space)) : ' '.repeat(space)) + line)
}
