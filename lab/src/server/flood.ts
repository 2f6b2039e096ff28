// `npm run bench:flood -w lab [-- SERVER.js]`: floods the built server, with its default limits, from one address with 64 kB of
// empty messages at a time. Prints the processor time of the server and how long a player at another address waits.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { build } from './builds.ts'
import { quantile } from './finding.ts'
import type { Usage, UsageQuestion } from './probe.ts'
import { type BenchProcess, startServer } from './program.ts'

const ATTACKER = '127.0.0.9'
const SECONDS = 30
/** A player sends a command this often, in milliseconds. */
const COMMAND_EVERY = 50

/** 10,922 empty text messages, each of six bytes: 64 kB. The mask is zero. */
const FLOOD = Buffer.concat(Array<Buffer>(10_922).fill(Buffer.from([0x81, 0x80, 0, 0, 0, 0])))

interface Table {
  readonly socketUrl: string
  readonly token: string
}

const openTable = async (port: number): Promise<Table> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { game: 'herzlos', seats: 4 }, name: 'Ann' }),
  })
  const { table, token } = (await response.json()) as { table: string; token: string }
  return { socketUrl: `ws://127.0.0.1:${port}/api/tables/${table}/socket`, token }
}

/** A player who sends commands one after another. `takeWaits` returns how long each took since the last call. */
const openPlayer = async ({ socketUrl, token }: Table) => {
  const socket = new WebSocket(socketUrl)
  await once(socket, 'open')
  let isPlaying = true
  let waits: number[] = []
  let answered = (): void => {}
  socket.on('message', data => {
    if (String(data).includes('"accepted"')) answered()
  })
  socket.send(JSON.stringify({ type: 'subscribe', token }))
  await once(socket, 'message')
  const command = async (id: number): Promise<void> => {
    const sentAt = performance.now()
    const answer = new Promise<void>(resolve => {
      answered = resolve
    })
    socket.send(JSON.stringify({ type: 'command', id: `c${id}`, command: { type: 'lock', on: id % 2 === 0 } }))
    await answer
    waits.push(performance.now() - sentAt)
  }
  const play = async (): Promise<void> => {
    for (let id = 0; isPlaying; id++) {
      await command(id)
      await sleep(COMMAND_EVERY)
    }
  }
  const played = play()
  return {
    takeWaits(): readonly number[] {
      const taken = waits
      waits = []
      return taken
    },
    async close() {
      isPlaying = false
      await played
      socket.terminate()
    },
  }
}

/** Opens one socket and writes `FLOOD` the given number of times, `pause` milliseconds apart. Returns how it ended. */
const attackOnce = async (url: string, writes: number, pause: number): Promise<string> => {
  const socket = new WebSocket(url, { localAddress: ATTACKER, perMessageDeflate: false })
  let end = ''
  let answers = 0
  let connection: NodeJS.WritableStream | undefined
  const ended = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.on('message', () => {
    answers += 1
  })
  socket.on('upgrade', response => {
    connection = response.socket
  })
  socket.on('unexpected-response', (_request, response) => {
    end = `refused with ${response.statusCode}`
    socket.terminate()
  })
  socket.on('close', code => {
    end ||= `closed with ${code} after ${answers} answers`
  })
  socket.on('error', () => {})
  await Promise.race([once(socket, 'open').catch(() => {}), ended])
  for (let sent = 0; sent < writes && socket.readyState === WebSocket.OPEN; sent++) {
    connection?.write(FLOOD)
    if (pause > 0) await Promise.race([sleep(pause), ended])
  }
  // A server that does not close the connection is left after a while.
  await Promise.race([ended, sleep(5_000)])
  socket.terminate()
  return end === '' ? `not closed after ${answers} answers` : end
}

/** One attacker for a number of seconds. It connects again `retry` milliseconds after it was closed or refused. */
const attackFor = async (url: string, seconds: number, retry: number, ends: Map<string, number>): Promise<void> => {
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const end = await attackOnce(url, Math.ceil((until - performance.now()) / 1000), 1000)
    ends.set(end, (ends.get(end) ?? 0) + 1)
    await sleep(retry)
  }
}

const shown = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`

const builds = build()
const [path = builds.halfpint] = process.argv.slice(2)

/** Runs an attack against a new server, and prints what the server used and how long the player waited. */
const measure = async (title: string, attack: (url: string) => Promise<ReadonlyMap<string, number>>): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'halfpint-flood-'))
  const args = [path, '--port', '0', '--host', '127.0.0.1', '--log', 'info', '--data', data]
  const server = await startServer(builds.probe, args)
  const cpuOf = async ({ ask }: BenchProcess, tidy = false): Promise<number> =>
    (await ask<Usage>({ tidy } satisfies UsageQuestion)).cpu / 1000
  const table = await openTable(server.port)
  const player = await openPlayer(table)
  // The first seconds compile the code, and then the garbage of the start is collected. The next seconds show what the
  // player alone costs.
  await sleep(3_000)
  const quietCpu = await cpuOf(server, true)
  const quietFrom = performance.now()
  player.takeWaits()
  await sleep(3_000)
  const quiet = player.takeWaits()
  const [attackFrom, attackCpu] = [performance.now(), await cpuOf(server)]
  const ends = await attack(table.socketUrl)
  const [attackTo, endCpu] = [performance.now(), await cpuOf(server)]
  const during = player.takeWaits()
  const playerCpu = ((attackCpu - quietCpu) / (attackFrom - quietFrom)) * (attackTo - attackFrom)
  await player.close()
  const stopAt = performance.now()
  const code = await server.stop()
  console.log(`${title}, ${((attackTo - attackFrom) / 1000).toFixed(1)} s`)
  console.log(
    `  server: ${shown(endCpu - attackCpu)} of processor time, about ${shown(playerCpu)} of it for the player`,
  )
  for (const [name, waits] of [['before', quiet] as const, ['during', during] as const]) {
    const [middle, longest] = [quantile(waits, 0.5), Math.max(0, ...waits)]
    console.log(`  player ${name}: median ${shown(middle)}, longest ${shown(longest)} of ${waits.length} commands`)
  }
  for (const [end, count] of ends) console.log(`  attacker: ${count} × ${end}`)
  console.log(`  stop: exit code ${code} after ${shown(performance.now() - stopAt)}`)
  rmSync(data, { recursive: true })
}

for (const writes of [1, 1, 1, 10]) {
  await measure(`One socket, ${writes} × 64 kB at once`, async url => new Map([[await attackOnce(url, writes, 0), 1]]))
}
for (const retry of [1000, 50]) {
  await measure(`Two sockets, 64 kB a second, connected again after ${retry} ms`, async url => {
    const ends = new Map<string, number>()
    await Promise.all([attackFor(url, SECONDS, retry, ends), attackFor(url, SECONDS, retry, ends)])
    return ends
  })
}
builds.remove()
