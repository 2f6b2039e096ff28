import { book } from './de/book.ts'
import { bots } from './de/bots.ts'
import { command } from './de/command/command.ts'
import { pad } from './de/command/pad.ts'
import { puzzleCommand } from './de/command/puzzles.ts'
import { serve } from './de/command/serve.ts'
import { taskCommand } from './de/command/tasks.ts'
import { arena } from './de/problems/arena.ts'
import { pad as padProblems } from './de/problems/pad.ts'
import { records } from './de/problems/records.ts'
import { rules } from './de/problems/rules.ts'
import { server } from './de/problems/server.ts'
import { store } from './de/problems/store.ts'
import { table as tableProblems } from './de/problems/table.ts'
import { tasks as taskProblems } from './de/problems/tasks.ts'
import { usage } from './de/problems/usage.ts'
import { puzzles } from './de/puzzles.ts'
import { table } from './de/table.ts'
import { terminal } from './de/terminal.ts'

/** What the command and the server say in German, whatever the game. */
export const de = {
  problems: {
    ...records,
    ...rules,
    ...usage,
    ...arena,
    ...server,
    ...padProblems,
    ...store,
    ...tableProblems,
    ...taskProblems,
  },
  table,
  terminal,
  command,
  bots,
  serve,
  pad,
  book,
  puzzles,
  puzzleCommand,
  taskCommand,
}
