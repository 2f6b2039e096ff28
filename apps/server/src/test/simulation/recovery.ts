import { summaryOf } from '@halfpint/table'
import { checkRecords, finishedAt } from './endchecks.ts'
import type { Environment } from './environment.ts'
import { isOfServers, type Scenario } from './scenario.ts'

/**
 * A bot thinks for less than a second. A table that is later than this was only found by the search for late tables.
 */
const IN_TIME = 1_500

/** Milliseconds for which a page must have received from a process that must not count as dead. */
const HEARD = 20_000

/** Milliseconds after the last fault of servers and stores until everything must be right again. */
const HEALED = 25_000

/** Milliseconds between checks whether finished matches are archived. */
const LOOK = 10_000

/**
 * Checks that a finished match has its record where servers and stores ran without faults and a client is connected.
 */
export const watchArchive = (env: Environment, { faults }: Scenario): void => {
  const { scheduler, parties } = env
  const ends = faults.filter(({ kind }) => isOfServers(kind)).map(({ at, lasts }) => ({ at, end: at + lasts + HEALED }))
  let before = parties.map((): readonly number[] => [])
  let earlier = before
  const look = (): void => {
    const now = scheduler.now()
    const isWell = ends.every(({ at, end }) => now < at || now > end)
    const isHeard = parties.map(({ people }) =>
      people.some(({ pages }) => [...pages].some(page => now - (page.hears()?.since ?? now) > HEALED)),
    )
    if (isWell)
      void checkRecords(
        env,
        earlier.map((finished, at) => (isHeard[at] === true ? finished : [])),
      )
    earlier = before
    before = parties.map(party => finishedAt(env, party))
    scheduler.after(LOOK, look)
  }
  look()
}

/** Checks that timers run in time after all faults have ended. */
export const watchDuties = ({ audit, parties, scheduler }: Environment): void => {
  const due = new Map<string, number>()
  const expect = (table: string): void => {
    const whole = audit.truth(table)?.tables.at(-1)
    const at = whole === undefined ? null : summaryOf(whole).due
    if (whole === undefined || at === null) due.delete(table)
    else due.set(table, scheduler.now() + Math.max(0, at - whole.at))
  }
  for (const { id } of parties) expect(id)
  audit.noted.push(table => {
    const late = scheduler.now() - (due.get(table) ?? scheduler.now())
    audit.check('timers run in time', late <= IN_TIME, () => `${table}: ${Math.round(late)} ms late`)
    expect(table)
  })
}

/** Checks that no connected player counts as away once all dead connections are closed. */
export const watchPresence = ({ audit, parties, scheduler }: Environment): void => {
  audit.noted.push((table, entries) => {
    const people = parties.find(({ id }) => id === table)?.people ?? []
    for (const { event } of entries) {
      const { type, seat, node } = event as { type: string; seat?: number; node?: string }
      if (type !== 'disconnected') continue
      const isHere = people.some(({ pages }) =>
        [...pages].some(page => {
          const hears = page.hears()
          const isOld = hears !== undefined && scheduler.now() - hears.since > HEARD
          return isOld && hears.node === node && page.view()?.viewer === seat
        }),
      )
      audit.check('no connected player counts as away', !isHere, () => `${table}: seat ${seat}, ${node}`)
    }
  })
}
