/** What the project wanted to reach, and what was measured. */
export interface Goal {
  readonly what: string
  readonly aim: string
  readonly measured: string
  readonly met: boolean
}

/** A table in Markdown; numbers stand to the right from column `numbers` on. */
export const grid = (head: readonly string[], rows: readonly (readonly string[])[], numbers = head.length): string =>
  [head, head.map((_, at) => (at < numbers ? '---' : '--:')), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

/** The goals as a table: what was not met is said as plainly as what was. */
export const goalTable = (goals: readonly Goal[]): string =>
  grid(
    ['aim', 'wanted', 'measured', ''],
    goals.map(({ what, aim, measured, met }) => [what, aim, measured, met ? 'met' : '**not met**']),
  )
