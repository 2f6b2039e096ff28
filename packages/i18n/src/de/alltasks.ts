import { book } from './book.ts'
import { puzzles } from './puzzles.ts'
import { tasks } from './tasks.ts'

/** All that the page says of tasks, in one piece: who wants one of them soon wants the others. */
export const allTasks = { ...tasks, puzzles, book }
