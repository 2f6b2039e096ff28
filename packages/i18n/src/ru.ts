import { bots } from './ru/bots.ts'
import { calls } from './ru/calls.ts'
import { command } from './ru/command/command.ts'
import { dailyCommand } from './ru/command/daily.ts'
import { pad } from './ru/command/pad.ts'
import { puzzleCommand } from './ru/command/puzzles.ts'
import { serve } from './ru/command/serve.ts'
import { previews } from './ru/previews.ts'
import { arena } from './ru/problems/arena.ts'
import { daily as dailyProblems } from './ru/problems/daily.ts'
import { groups } from './ru/problems/groups.ts'
import { pad as padProblems } from './ru/problems/pad.ts'
import { records } from './ru/problems/records.ts'
import { rules } from './ru/problems/rules.ts'
import { server } from './ru/problems/server.ts'
import { store } from './ru/problems/store.ts'
import { table as tableProblems } from './ru/problems/table.ts'
import { usage } from './ru/problems/usage.ts'
import { puzzles } from './ru/puzzles.ts'
import { statistics } from './ru/statistics.ts'
import { table } from './ru/table.ts'
import { terminal } from './ru/terminal.ts'

/** The texts of the command and the server in Russian, except those of a single game. */
export const ru = {
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
