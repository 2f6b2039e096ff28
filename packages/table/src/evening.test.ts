import { below, type Json, must, pick, seeded, type Viewer } from '@halfpint/core'
import { checkProofs, drawSecret } from '@halfpint/fair'
import { difference } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { TABLES } from '../test/evening.ts'
import { cardsIn, leaks } from '../test/leaks.ts'
import { environmentOf, handClock, keyOf, openPub, person } from '../test/pub.ts'
import type { Command } from './command.ts'
import type { Host } from './environment.ts'
import { evolveTable } from './evolve.ts'
import { findGame } from './games.ts'
import { openHost, openTable } from './host.ts'
import { memoryJournal } from './journal.ts'
import { questionFor } from './question.ts'
import { recordOf } from './record.ts'
import { readSetup } from './setup.ts'
import type { Update } from './subscribers.ts'
import type { TableView } from './table.ts'

/** A device that connects and disconnects, and keeps its view by folding events. */
interface Device {
  readonly viewer: Viewer
  readonly heard: Update[]
  view: TableView | null
  stop(): void
}

/**
 * A random evening over two hosts of one journal, like two server processes. Commands go to either host and are sent
 * twice. Devices are disconnected and resume at the other host. Hosts are closed and loaded again.
 */
const runEvening = async (game: string, seats: number, seed: string) => {
  const random = seeded(`evening ${game} ${seats} ${seed}`)
  const clock = handClock()
  const journal = memoryJournal()
  const setup = must(readSetup({ game, seats, options: { rounds: 2 }, grace: 3000, clock: { move: 9000, bank: 2000 } }))
  const opening = { table: 'pub', setup, person: person(0), key: keyOf(0) }
  const environment = environmentOf(seed, clock)
  const hosts: Host[] = [
    must(await openTable(journal, opening, environment)),
    must(await openHost(journal, environment)),
  ]
  const acknowledged = new Map<string, ReadonlySet<number>>()
  const refused = new Set<string>()
  const devices: Device[] = []
  let ids = 0

  const join = (device: Device): void => {
    device.stop()
    const after = below(random, 6) === 0 ? null : (device.view?.version ?? null)
    device.stop = pick(random, hosts).join(device.viewer, after, update => {
      device.heard.push(update)
      if (update.kind === 'view') device.view = update.view
      if (update.kind === 'events')
        for (const numbered of update.events) device.view = evolveTable(device.view as TableView, numbered)
    })
  }
  const run = async (who: Viewer, requested: Command): Promise<void> => {
    const id = `${ids++}`
    const sent = Array.from({ length: 1 + below(random, 3) }, () => pick(random, hosts).run(who, id, requested))
    const answers = await Promise.all(sent)
    const name = `${requested.type === 'sit' ? requested.key : who === 'spectator' ? who : person(who).id}/${id}`
    // A repeated command is always accepted or always refused, and every acceptance has the same version.
    const accepted = answers.filter(answer => answer.ok).map(answer => answer.value.version)
    if (accepted.length === 0) refused.add(name)
    else if (accepted.length < answers.length) throw new Error(`${name}: ${JSON.stringify(answers)}`)
    else acknowledged.set(name, new Set(accepted))
  }
  const people = Math.min(3, seats)
  for (let seat = 1; seat < people; seat++)
    await run('spectator', { type: 'sit', person: person(seat), key: keyOf(seat) })
  for (let seat = 0; seat < people; seat++) await run(seat, { type: 'connect', node: 'front' })
  for (const viewer of [0, 1, 2, 'spectator'].slice(0, people).concat('spectator') as Viewer[]) {
    devices.push({ viewer, heard: [], view: null, stop: () => {} })
  }
  await run(0, { type: 'start', fill: 'random' })
  for (const device of devices) join(device)

  for (let turn = 0; turn < 2000; turn++) {
    const [host = hosts[0] as Host, other] = below(random, 2) === 0 ? hosts : [...hosts].reverse()
    await host.catchUp()
    const table = host.table()
    if (table.phase === 'over' && table.matches >= 2) break
    const seat = below(random, people)
    const dice = below(random, 30)
    if (dice === 0) clock.pass(below(random, 12_000))
    else if (dice === 1)
      await run(
        seat,
        pick(random, [
          { type: 'disconnect', node: 'front' },
          { type: 'connect', node: 'front' },
        ]),
      )
    else if (dice === 2) join(pick(random, devices))
    else if (dice === 3) {
      // A process dies: its devices are disconnected and connect to the other one.
      hosts[hosts.indexOf(host)] = must(await openHost(journal, environment))
      host.close()
      for (const device of devices) join(device)
    } else if (dice === 4) await run(seat, { type: 'react', reaction: 'cheers' })
    else if (dice === 5) await run(seat, { type: 'act', action: { type: 'play', card: 'hQ', hand: ['r7'] } })
    else if (table.phase === 'over') await run(seat, { type: 'rematch' })
    else if (table.match?.pledge?.dealt === false) await run(seat, { type: 'share', share: drawSecret(random) })
    else if (table.match?.since[seat] != null) {
      const legal = questionFor(table, seat, '', '')?.legal ?? []
      await run(seat, { type: 'act', action: pick(random, legal) as Json })
    }
    // Two processes that drive one table at the same time must do no harm.
    await Promise.all(below(random, 4) === 0 ? [host.drive(), other?.drive()] : [host.drive()])
    if (below(random, 3) > 0) clock.pass(below(random, 300))
  }
  for (const host of hosts) await host.catchUp()
  return { journal, hosts, devices, acknowledged, refused }
}

/** The sender and the id of a command. */
const signed = (entryId: string): string => entryId.split('/').slice(0, 2).join('/')

test.each(TABLES)('an evening of %s for %i over two hosts loses, repeats and leaks nothing', async (game, seats) => {
  const { journal, hosts, devices, acknowledged, refused } = await runEvening(game, seats, 'two')
  const [host] = hosts as [Host]
  const log = await journal.read(0)
  expect(host.table()).toMatchObject({ phase: 'over', matches: 2 })
  expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1))

  const written = log.flatMap(({ id, version }) => (id === undefined ? [] : [[signed(id), version] as const]))
  expect(new Set(written.map(([id]) => id)).size).toBe(written.length)
  for (const [id, version] of written) expect([id, acknowledged.get(id)]).toEqual([id, new Set([version])])
  expect(written.filter(([id]) => refused.has(id))).toEqual([])
  expect(written.length).toBeGreaterThan(20)

  for (const device of devices) {
    expect(difference(device.view, host.view(device.viewer))).toBeUndefined()
    expect(leaks(device.heard, log, device.viewer)).toEqual([])
    expect(cardsIn(device.heard).length).toBeGreaterThan(20)
  }
  for (const match of [1, 2]) {
    const record = must(
      recordOf(
        log.map(({ event }) => event),
        match,
      ),
    )
    const rules = must(findGame(game))
    const replay = must(rules.records.read(record))
    const proven = must(checkProofs(rules, record, replay))
    expect(proven?.proven).toBe(replay.state.round)
    const { winners } = rules.records.results(replay.state).result as { winners: number[] }
    expect(host.table().tally[match - 1]).toMatchObject({ match, game, winners })
  }
})

test('leaks() finds a leak', async () => {
  const pub = await openPub({}, 3)
  const heard: Update[] = []
  pub.host.join(0, null, update => heard.push(update))
  await pub.run(0, { type: 'start' })
  pub.clock.pass(2000)
  await pub.host.drive()
  const log = await pub.journal.read(0)
  expect(leaks(heard, log, 0)).toEqual([])
  expect(leaks(heard, log, 1).length).toBeGreaterThan(0)
  expect(leaks([{ kind: 'events', events: log }], log, 'spectator').length).toBeGreaterThan(40)
})
