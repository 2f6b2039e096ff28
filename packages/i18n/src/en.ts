import { book } from './en/book.ts'
import { bots } from './en/bots.ts'
import { command } from './en/command/command.ts'
import { pad } from './en/command/pad.ts'
import { puzzleCommand } from './en/command/puzzles.ts'
import { serve } from './en/command/serve.ts'
import { taskCommand } from './en/command/tasks.ts'
import { arena } from './en/problems/arena.ts'
import { pad as padProblems } from './en/problems/pad.ts'
import { records } from './en/problems/records.ts'
import { rules } from './en/problems/rules.ts'
import { server } from './en/problems/server.ts'
import { store } from './en/problems/store.ts'
import { table as tableProblems } from './en/problems/table.ts'
import { tasks as taskProblems } from './en/problems/tasks.ts'
import { usage } from './en/problems/usage.ts'
import { puzzles } from './en/puzzles.ts'
import { table } from './en/table.ts'
import { terminal } from './en/terminal.ts'

/** What the command and the server say in English, whatever the game. */
export const en = {
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
