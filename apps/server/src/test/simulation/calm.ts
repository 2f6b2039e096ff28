import { summaryOf } from '@halfpint/table'
import { checkRecords, finishedAt } from './ending.ts'
import type { House } from './house.ts'
import { isOfServers, type Scenario } from './scenario.ts'

/** A bot thinks for less than a second; what waits longer was found by somebody who looked for what is late. */
const IN_TIME = 1_500

/** So long a page must have heard a process before that may not call it gone. */
const HEARD = 20_000

/** So long after the last trouble of servers and stores everything is as it should be. */
const HEALED = 25_000

/** How often it is looked whether finished matches are archived. */
const LOOK = 10_000

/** Where servers and stores were well for a while, and somebody listens, a match that ended has its record. */
export const watchArchive = (house: House, { faults }: Scenario): void => {
  const { scheduler, parties } = house
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
        house,
        earlier.map((finished, at) => (isHeard[at] === true ? finished : [])),
      )
    earlier = before
    before = parties.map(party => finishedAt(house, party))
    scheduler.after(LOOK, look)
  }
  look()
}

/** Once all trouble is over a table does what is due in time. */
export const watchDuties = ({ audit, parties, scheduler }: House): void => {
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
    audit.check('what is due is done in time', late <= IN_TIME, () => `${table}: ${Math.round(late)} ms late`)
    expect(table)
  })
}

/** Once all lines that nobody holds are given up, nobody is called gone who listens. */
export const watchPresence = ({ audit, parties, scheduler }: House): void => {
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
      audit.check('nobody is called gone who listens', !isHere, () => `${table}: seat ${seat}, ${node}`)
    }
  })
}
