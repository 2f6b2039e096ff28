import { summaryOf } from '@halfpint/table'
import type { House } from './house.ts'

/** A bot thinks for less than a second; what waits longer was found by somebody who looked for what is late. */
const IN_TIME = 1_500

/** So long a page must have heard a process before that may not call it gone. */
const HEARD = 20_000

/** Once all trouble is over and forgotten: a table does what is due in time, and calls nobody gone who listens. */
export const watchCalm = ({ audit, parties, scheduler }: House): void => {
  const due = new Map<string, number>()
  const expect = (table: string): void => {
    const whole = audit.truth(table)?.tables.at(-1)
    const at = whole === undefined ? null : summaryOf(whole).due
    if (whole === undefined || at === null) due.delete(table)
    else due.set(table, scheduler.now() + Math.max(0, at - whole.at))
  }
  for (const { id } of parties) expect(id)
  audit.noted = (table, entries) => {
    const late = scheduler.now() - (due.get(table) ?? scheduler.now())
    if (late > IN_TIME) audit.blame('what is due is done in time', `${table}: ${Math.round(late)} ms late`)
    expect(table)
    const people = parties.find(({ id }) => id === table)?.people ?? []
    for (const { fact } of entries) {
      const { type, seat, door } = fact as { type: string; seat?: number; door?: string }
      const isHere = people.some(({ pages }) =>
        [...pages].some(page => {
          const hears = page.hears()
          const isOld = hears !== undefined && scheduler.now() - hears.since > HEARD
          return isOld && hears.door === door && page.view()?.viewer === seat
        }),
      )
      if (type === 'went' && isHere) audit.blame('nobody is called gone who listens', `${table}: seat ${seat}, ${door}`)
    }
  }
}
