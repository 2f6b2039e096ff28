import { text } from 'node:stream/consumers'
import { ok, type Result, refuse } from '@halfpint/core'
import type { Words } from '@halfpint/i18n'
import { entriesOf, figuresOf, readStatistics, type StatisticsFigure } from '@halfpint/statistics'
import { EXIT } from '../exit.ts'
import { bytesOf, fileProblem } from '../file.ts'
import { titleOf } from '../games/registry.ts'
import type { Terminal } from '../terminal.ts'

const parsed = (json: string): Result<unknown> => {
  try {
    return ok(JSON.parse(json))
  } catch {
    return refuse('not-statistics')
  }
}

const labelOf = ({ group, of }: StatisticsFigure, words: Words): string => {
  if (group === 'games') return titleOf(of, words)
  if (group === 'puzzles') return words.puzzles.difficulties[Number(of) - 1] ?? of
  return of === '' ? words.statistics.all : of
}

const linesOf = (figures: readonly StatisticsFigure[], words: Words): readonly string[] => {
  const groups = words.statistics.groups as { readonly [group: string]: string }
  return figures.flatMap((figure, at) => {
    const heading = figures[at - 1]?.group === figure.group ? [] : [`${groups[figure.group]}:`]
    return [...heading, `  ${labelOf(figure, words)}: ${words.statistics.share(figure.hits, figure.times)}`]
  })
}

/** Prints the statistics of a statistics file. */
export const showStatistics = async (
  file: string,
  flags: { readonly json?: boolean },
  terminal: Terminal,
): Promise<number> => {
  try {
    const json = parsed(await text(bytesOf(file)))
    const read = json.ok ? readStatistics(json.value) : json
    if (!read.ok) {
      terminal.complain(read.problem)
      return EXIT.bad
    }
    const figures = figuresOf(entriesOf(read.value))
    const lines =
      flags.json === true
        ? [JSON.stringify({ entries: read.value.entries.size, figures })]
        : linesOf(figures, terminal.words)
    process.stdout.write(
      `${[...(flags.json === true ? [] : [terminal.words.statistics.entries(read.value.entries.size)]), ...lines].join('\n')}\n`,
    )
    return EXIT.good
  } catch (error) {
    terminal.complain(fileProblem(file, error).problem)
    return EXIT.usage
  }
}
