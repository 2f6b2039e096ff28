import { bots } from './de/bots.ts'
import { calls } from './de/calls.ts'
import { command } from './de/command/command.ts'
import { dailyCommand } from './de/command/daily.ts'
import { pad } from './de/command/pad.ts'
import { puzzleCommand } from './de/command/puzzles.ts'
import { serve } from './de/command/serve.ts'
import { previews } from './de/previews.ts'
import { arena } from './de/problems/arena.ts'
import { daily as dailyProblems } from './de/problems/daily.ts'
import { groups } from './de/problems/groups.ts'
import { pad as padProblems } from './de/problems/pad.ts'
import { records } from './de/problems/records.ts'
import { rules } from './de/problems/rules.ts'
import { server } from './de/problems/server.ts'
import { store } from './de/problems/store.ts'
import { table as tableProblems } from './de/problems/table.ts'
import { usage } from './de/problems/usage.ts'
import { puzzles } from './de/puzzles.ts'
import { statistics } from './de/statistics.ts'
import { table } from './de/table.ts'
import { terminal } from './de/terminal.ts'

/** The texts of the command and the server in German, except those of a single game. */
export const de = {
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
