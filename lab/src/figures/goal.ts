/** A goal of the project, and the measured value. */
export interface Goal {
  readonly what: string
  readonly aim: string
  readonly measured: string
  readonly met: boolean
}

/** A table in Markdown; columns from `numbers` on are aligned right. */
export const grid = (head: readonly string[], rows: readonly (readonly string[])[], numbers = head.length): string =>
  [head, head.map((_, at) => (at < numbers ? '---' : '--:')), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

/** The goals as a table, including those that were not met. */
export const goalTable = (goals: readonly Goal[]): string =>
  grid(
    ['aim', 'wanted', 'measured', ''],
    goals.map(({ what, aim, measured, met }) => [what, aim, measured, met ? 'met' : '**not met**']),
  )
