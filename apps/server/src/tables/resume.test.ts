import { seeded } from '@halfpint/core'
import { evolveTable, spectatorCount, type TableEvent, type TableView } from '@halfpint/table'
import type { StreamMessage } from '@halfpint/table/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { listen } from '../test/line.ts'
import { play } from '../test/player.ts'
import { serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'

let service: Service
beforeAll(async () => {
  service = await serve()
})
afterAll(() => service.stop())

const foldAll = (start: TableView | undefined, said: readonly StreamMessage[]): TableView | undefined => {
  let view = start
  for (const message of said) {
    if (message.type === 'view') view = message.view as unknown as TableView
    else if (message.type === 'event' && view !== undefined) {
      expect(message.version).toBe(view.version + 1)
      view = evolveTable(view, { at: message.at, event: message.event as unknown as TableEvent })
    }
  }
  return view
}

/** Spectators are counted, and these requests are spectators too. */
const uncounted = (view: TableView | undefined): object => ({ ...view, spectators: {}, version: 0, at: 0 })

test.each([
  ['herzlos', 3],
  ['half-pint-heroes', 4],
])('a stream of %s cut at any version resumes to the view of one that was never cut', async (game, seats) => {
  const random = seeded(game)
  const company = await gather(() => service.url, { game, seats, options: { rounds: 1 }, grace: 600_000 }, random)
  const spectator = play({ url: () => service.url, table: company.table, seat: 'spectator', random })
  const watchers = [...company.players, spectator]
  await spectator.until(view => spectatorCount(view) === 1)
  await company.players[0]?.send({ type: 'start' })
  const ends = await Promise.all(watchers.map(each => each.until(view => view.phase === 'over')))
  const last = ends[0]?.version as number
  expect(last).toBeGreaterThan(20)

  for (const [at, watcher] of watchers.entries()) {
    expect(watcher.heard.filter(({ type }) => type === 'view')).toHaveLength(1)
    const auth: Record<string, string> = watcher === spectator ? {} : { authorization: `Bearer ${watcher.token}` }
    const first = watcher.heard[0] as Extract<StreamMessage, { type: 'view' }>
    for (const version of [0, ...Array.from({ length: last + 2 - first.version }, (_, step) => first.version + step)]) {
      const known = watcher.heard.filter(message => message.type !== 'bye' && message.version <= version)
      const before = foldAll(undefined, known)
      const isHeader = version % 2 === 0
      const line = await listen(
        `${service.url}/api/tables/${company.table}/events${isHeader ? '' : `?after=${version}`}`,
        { ...auth, ...(isHeader ? { 'last-event-id': String(version) } : {}) },
        said => version === last || said.some(message => message.type !== 'bye' && message.version >= last),
      )
      expect(line.status).toBe(200)
      const after = foldAll(before, line.said)
      // A client that knows no version, or one from the future, gets a whole view.
      expect(watcher === spectator ? uncounted(after) : after).toEqual(
        watcher === spectator ? uncounted(ends[at]) : ends[at],
      )
    }
  }
  spectator.leave()
  company.leave()
})
