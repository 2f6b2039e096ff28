// Speed of tables with a memory journal on one core: actions per second with four viewers each.
import { type Json, must, seeded, type Viewer } from '@halfpint/core'
import { memoryJournal, openTable, questionFor, readSetup } from '@halfpint/table'
import { keyOf, person, shareOf } from '../../../packages/table/test/pub.ts'

const MATCHES = Number(process.argv[2] ?? 20)
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3]

const environment = { now: () => Date.now(), random: seeded('speed'), think: async () => 0, alone: true }

let actions = 0
let bytes = 0
let deciding = 0

const playMatch = async (game: string): Promise<void> => {
  const setup = must(readSetup({ game, seats: 4 }))
  const host = must(
    await openTable(memoryJournal(), { table: 'speed', setup, person: person(0), key: keyOf(0) }, environment),
  )
  for (let seat = 1; seat < 4; seat++) {
    must(await host.run('spectator', null, { type: 'sit', person: person(seat), key: keyOf(seat) }))
  }
  for (const viewer of VIEWERS) {
    must(await host.run(viewer, null, { type: 'connect', node: 'front' }))
    host.join(viewer, null, update => {
      if (update.kind === 'events') for (const told of update.events) bytes += JSON.stringify(told).length
    })
  }
  must(await host.run(0, null, { type: 'start' }))
  for (;;) {
    const { phase, match } = host.table()
    if (phase === 'over' || match === null) return
    if (match.pledge?.dealt === false) {
      for (let seat = 0; seat < 4; seat++) must(await host.run(seat, `${actions++}`, shareOf(seat)))
      continue
    }
    const seat = match.since.findIndex(since => since !== null)
    const before = performance.now()
    const action = questionFor(host.table(), seat, '', '')?.legal[0] as Json
    deciding += performance.now() - before
    must(await host.run(seat, `${actions++}`, { type: 'act', action }))
  }
}

for (const game of ['half-pint-heroes', 'herzlos']) {
  await playMatch(game)
  actions = 0
  bytes = 0
  deciding = 0
  const start = performance.now()
  const cpu = process.cpuUsage()
  for (let match = 0; match < MATCHES; match++) await playMatch(game)
  const used = process.cpuUsage(cpu)
  const spent = performance.now() - start - deciding
  const microseconds = used.user + used.system - 1000 * deciding
  console.log(
    `${game}: ${actions} actions, ${Math.round((1000 * actions) / spent)} a second, ` +
      `${(microseconds / actions).toFixed(1)} µs CPU each, ${Math.round(bytes / actions)} bytes of update each`,
  )
}
