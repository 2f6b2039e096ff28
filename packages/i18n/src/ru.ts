import { book } from './ru/book.ts'
import { bots } from './ru/bots.ts'
import { command } from './ru/command/command.ts'
import { pad } from './ru/command/pad.ts'
import { puzzleCommand } from './ru/command/puzzles.ts'
import { serve } from './ru/command/serve.ts'
import { taskCommand } from './ru/command/tasks.ts'
import { arena } from './ru/problems/arena.ts'
import { pad as padProblems } from './ru/problems/pad.ts'
import { records } from './ru/problems/records.ts'
import { rules } from './ru/problems/rules.ts'
import { server } from './ru/problems/server.ts'
import { store } from './ru/problems/store.ts'
import { table as tableProblems } from './ru/problems/table.ts'
import { tasks as taskProblems } from './ru/problems/tasks.ts'
import { usage } from './ru/problems/usage.ts'
import { puzzles } from './ru/puzzles.ts'
import { table } from './ru/table.ts'
import { terminal } from './ru/terminal.ts'

/** What the command and the server say in Russian, whatever the game. */
export const ru = {
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
