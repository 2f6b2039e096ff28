import { below, type Random } from '@halfpint/core'
import type { SeatedTable } from './seated.ts'

/** Keeps tables playing at a pace. */
export interface Pacer {
  /** Actions per second at each table; `null` for the maximum. */
  play(pace: number | null): void
  /** Starts no more actions; resolves when none is in progress. */
  rest(): Promise<void>
  /** Returns the durations of the actions that ended since the last call, in milliseconds. */
  takeWaits(): readonly number[]
}

export const openPacer = (tables: readonly SeatedTable[], random: Random): Pacer => {
  let waits: number[] = []
  let round = 0
  let busy = 0
  let rested: (() => void) | undefined

  const idle = (): void => {
    if (busy === 0) rested?.()
  }

  /**
   * The next action is due one period after the last one was due, regardless of its duration. A late table acts at
   * once.
   */
  const actOn = (table: SeatedTable, due: number, period: number, own: number): void => {
    if (own !== round) return
    busy += 1
    table.act(milliseconds => {
      busy -= 1
      waits.push(milliseconds)
      if (own !== round) return idle()
      const now = performance.now()
      // Actions that are late by more than a period are not made up for.
      const next = Math.max(due + period, now - period)
      const wait = next - now
      if (wait >= 1) setTimeout(actOn, wait, table, next, period, own)
      else setImmediate(actOn, table, next, period, own)
    })
  }

  return {
    play(pace) {
      round += 1
      const period = pace === null ? 0 : 1000 / pace
      const now = performance.now()
      for (const table of tables) {
        const wait = period === 0 ? 0 : (period * below(random, 1000)) / 1000
        setTimeout(actOn, wait, table, now + wait, period, round)
      }
    },
    async rest() {
      round += 1
      await new Promise<void>(resolve => {
        rested = resolve
        idle()
      })
      rested = undefined
    },
    takeWaits() {
      const taken = waits
      waits = []
      return taken
    },
  }
}
