// What is done away from the page's own thread: a table of this browser, the review of a game, or tasks. All bring the
// bots, so they are one file, and its name as it is started says which it is.
import { serveTables } from './local/worker.ts'
import { serveReviews } from './review/worker.ts'
import { serveTasks } from './tasks/worker.ts'

if (self.name === 'review') serveReviews()
else if (self.name === 'tasks') serveTasks()
else serveTables()
