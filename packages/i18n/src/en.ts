import { bots } from './en/bots.ts'
import { calls } from './en/calls.ts'
import { command } from './en/command/command.ts'
import { dailyCommand } from './en/command/daily.ts'
import { pad } from './en/command/pad.ts'
import { puzzleCommand } from './en/command/puzzles.ts'
import { serve } from './en/command/serve.ts'
import { previews } from './en/previews.ts'
import { arena } from './en/problems/arena.ts'
import { daily as dailyProblems } from './en/problems/daily.ts'
import { groups } from './en/problems/groups.ts'
import { pad as padProblems } from './en/problems/pad.ts'
import { records } from './en/problems/records.ts'
import { rules } from './en/problems/rules.ts'
import { server } from './en/problems/server.ts'
import { store } from './en/problems/store.ts'
import { table as tableProblems } from './en/problems/table.ts'
import { usage } from './en/problems/usage.ts'
import { puzzles } from './en/puzzles.ts'
import { statistics } from './en/statistics.ts'
import { table } from './en/table.ts'
import { terminal } from './en/terminal.ts'

/** The texts of the command and the server in English, except those of a single game. */
export const en = {
  problems: {
    ...records,
    ...rules,
    ...usage,
    ...arena,
    ...server,
    ...groups,
    ...padProblems,
    ...store,
    ...tableProblems,
    ...dailyProblems,
  },
  table,
  calls,
  terminal,
  command,
  bots,
  serve,
  pad,
  previews,
  puzzles,
  puzzleCommand,
  statistics,
  dailyCommand,
}
