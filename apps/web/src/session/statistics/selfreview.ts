import type { Json, Seat } from '@halfpint/core'
import { waitByClock } from '../../base/wait.ts'
import { fetchRecord, seatIn } from '../record/loadrecord.ts'
import { type Played, playedOf } from '../record/played.ts'
import { formatSource, type Source } from '../record/source.ts'
import { isGameRunning } from '../running.ts'
import { keptTables } from '../worker/database.ts'
import { openWorker } from '../worker/openworker.ts'
import { isFixed, isTry } from '../worker/tableids.ts'
import { addMistakes, reviewId } from './mistakes.ts'
import { readDeviceStatistics } from './store.ts'

/** Older games without a review are left alone. */
const MAX_GAMES = 3

/** Milliseconds between two decisions, and between two looks whether a game still runs. */
const [REST, PAUSE] = [20, 1000]

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => waitByClock(milliseconds, resolve))

/** A finished game of this device that has no review yet. */
interface Unreviewed {
  readonly source: Source
  readonly seat: Seat
  readonly played: Played
}

const unreviewedGames = async (): Promise<readonly Unreviewed[]> => {
  const [{ counts }, kept] = await Promise.all([readDeviceStatistics(), keptTables()])
  const latest = kept
    .filter(({ table, summary }) => summary.over && !isTry(table) && !isFixed(table))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MAX_GAMES)
  const games: Unreviewed[] = []
  for (const { table } of latest) {
    const source: Source = { kind: 'local', table }
    if (counts.has(reviewId(formatSource(source)))) continue
    const [record, seat] = await Promise.all([fetchRecord(source), seatIn(source)])
    const played = record.ok ? playedOf(record.value) : record
    if (played.ok && seat !== null) games.push({ source, seat, played: played.value })
  }
  return games
}

const reviewGame = async ({ source, seat, played }: Unreviewed): Promise<void> => {
  const { reviews, close } = openWorker()
  try {
    await reviews.begin(played.record as Json, [seat])
    for (;;) {
      while (isGameRunning()) await wait(PAUSE)
      const step = await reviews.next()
      if (step === undefined) return
      if ('review' in step) {
        const [own] = step.review.seats
        if (own !== undefined) await addMistakes(played, formatSource(source), own, step.review, step.themes)
        return
      }
      await wait(REST)
    }
  } finally {
    close()
  }
}

let reviewing: Promise<void> | undefined

const reviewAll = async (): Promise<void> => {
  for (const game of await unreviewedGames()) await reviewGame(game)
}

/**
 * Reviews the finished games against bots in the background, one decision at a time, and not while a game is in
 * progress. Resolves when no game is left.
 */
export const reviewFinished = (): Promise<void> => {
  reviewing ??= reviewAll()
    // A browser that stores nothing has nothing to review.
    .catch(() => {})
    .finally(() => {
      reviewing = undefined
    })
  return reviewing
}
