import { proxy } from 'comlink'
import { figures } from './figures.ts'
import { fixedGames } from './fixedgames.ts'
import { puzzles } from './puzzles.ts'
import { reviews } from './reviews.ts'
import { tables } from './tables.ts'
import { todayCards } from './todaycards.ts'

/** All jobs of the worker, one object each. `proxy` lets the page call the methods of these objects. */
export const workerApi = {
  tables: proxy(tables),
  fixedGames: proxy(fixedGames),
  puzzles: proxy(puzzles),
  figures: proxy(figures),
  reviews: proxy(reviews),
  todayCards: proxy(todayCards),
}

/** The API of the worker, for the page. */
export type WorkerApi = typeof workerApi
