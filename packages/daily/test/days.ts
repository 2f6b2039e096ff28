import { must } from '@halfpint/core'
import { dailyGame, dayOf, type FixedGame, openFixedTable, type Playthrough } from '@halfpint/daily'

/** Plays a fixed game with choices computed from the events, so that every engine makes the same choices. */
export const playBy = async (
  fixed: FixedGame,
  choose: (events: number, count: number, made: number) => number,
): Promise<Playthrough> => {
  const { legal, choose: play, playthrough } = must(await openFixedTable(fixed))
  for (let count = legal().length; count > 0; count = legal().length) {
    const { log, choices } = await playthrough()
    must(await play(choose(log.length, count, choices.length) % count))
  }
  return playthrough()
}

/** Plays the daily deal of a day, counted in days since 1970. */
export const playDay = async (
  day: number,
  game: string,
): Promise<{ readonly fixed: FixedGame; readonly played: Playthrough }> => {
  const fixed = dailyGame(dayOf(day * 86_400_000, 0), game)
  return { fixed, played: await playBy(fixed, events => 7 * events + day) }
}

/**
 * A hash of every event of these days.
 * @public e2e/days.test.ts bundles it for the browser.
 */
export const sumOfDays = async (days: number, game: string): Promise<string> => {
  let sum = 0x811c9dc5
  for (let day = 0; day < days; day++) {
    const { played } = await playDay(day, game)
    for (const letter of JSON.stringify(played.log)) {
      sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193)
    }
  }
  return (sum >>> 0).toString(16)
}
