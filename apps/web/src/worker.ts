// What is done away from the page's own thread: a table of this browser, or the review of a game. Both bring all the
// bots, so both are one file, and its name as it is started says which it is.
import { serveTables } from './local/worker.ts'
import { serveReviews } from './review/worker.ts'

if (self.name === 'review') serveReviews()
else serveTables()
