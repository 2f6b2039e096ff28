import { type BotResult, type ExperimentResult, medianTime, type Times } from '@halfpint/bots'
import { printable } from '@halfpint/i18n'
import { titleOf } from '../games/registry.ts'
import type { Terminal } from '../terminal.ts'

/** Formats numbers for a language. */
export interface Figures {
  percent(share: number, digits?: number): string
  number(value: number, digits?: number): string
  time(milliseconds: number | undefined): string
}

export const figuresIn = (language: string): Figures => {
  const number = (value: number, digits = 1): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    number,
    percent: (share, digits = 1) =>
      share.toLocaleString(language, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
    time(milliseconds) {
      if (milliseconds === undefined) return ''
      if (milliseconds >= 10) return `${number(milliseconds, 0)} ms`
      return `${number(milliseconds, milliseconds >= 1 ? 1 : 2)} ms`
    },
  }
}

/** Aligns rows of cells in columns: the first `left` columns to the left, numbers to the right. */
export const columnsOf = (rows: readonly (readonly string[])[], left: number): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows.map(row =>
    row
      .map((cell, column) => {
        const width = widths[column]!
        return column < left ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
}

/** The result of an experiment as a table for people. */
export const chart = (standing: ExperimentResult, times: readonly Times[], terminal: Terminal): string => {
  const { words, language, paint } = terminal
  const { columns } = words.bots
  const { percent, number, time } = figuresIn(language)
  const predicts = standing.bots.some(({ exact }) => exact !== null)
  const heading = [
    columns.bot,
    columns.budget,
    columns.wins,
    columns.interval,
    columns.points,
    ...(predicts ? [columns.exact, columns.brawls] : [columns.marches]),
    columns.median,
    columns.longest,
  ]
  const row = (bot: BotResult, at: number): string[] => [
    printable(bot.bot),
    printable(bot.budget ?? ''),
    percent(bot.winShare),
    `${percent(bot.low)} – ${percent(bot.high)}`,
    number(bot.points),
    ...(bot.exact === null ? [] : [percent(bot.exact)]),
    percent(bot.brawls ?? bot.marches ?? 0),
    time(times[at] === undefined ? undefined : medianTime(times[at])),
    time(times[at]?.longest || undefined),
  ]
  const [head = '', ...lines] = columnsOf([heading, ...standing.bots.map(row)], 2)
  const title = printable(words.bots.experiment({ ...standing, game: titleOf(standing.game, words) }))
  return `${[title, '', paint('bold', head), ...lines].join('\n')}\n`
}
