// How long honest results wait while eleven addresses keep the server busy with expensive false ones.
// npm run soak:checks -w lab [-- path/to/server.js]
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bySeat, must } from '@halfpint/core'
import { claimOf, dailyGame, dayOf, encodeFresh } from '@halfpint/daily'
import { playBy } from '@halfpint/daily/testing'
import { SERVER, startProcess } from './process.ts'

const HOSTILE_ADDRESSES = 11
/** Claims that each hostile address keeps in flight. */
const IN_FLIGHT = 4
const HONEST_RESULTS = 10
/** Milliseconds between honest results, and before a hostile address repeats a refused request. */
const [PAUSE, RETRY] = [3_000, 100]
const DIGEST = '0'.repeat(64)

const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

const folder = mkdtempSync(join(tmpdir(), 'halfpint-checks-'))
const server = await startProcess(process.argv[2] ?? SERVER, ['--rate', '1', '--data', folder])
await server.ready()

/** Sends a result from an address of this machine. Returns the status of the answer. */
const post = (path: string, body: object, localAddress: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const authorization = `Bearer ${randomBytes(32).toString('base64url')}`
    const headers = { 'content-type': 'application/json', authorization }
    const sent = request(
      { port: server.port, host: '127.0.0.1', path, method: 'POST', localAddress, headers },
      answer => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    )
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })

const opponents = bySeat(7, seat => (seat === 0 ? null : 'champion'))
const halfPint = dailyGame('2026-11-16', 'half-pint-heroes')
const falseClaim = (): object => {
  const challenge = {
    game: halfPint.game,
    options: { ...halfPint.options, rounds: 10 },
    seat: 0,
    opponents,
    name: 'Eve',
  }
  const link = must(encodeFresh(challenge, randomInt(2 ** 40)))
  return { link, name: 'Eve', choices: bySeat(85, () => 0), points: 100, digest: DIGEST }
}

let attacking = true
const statuses = new Map<number, number>()
const attack = async (address: string): Promise<void> => {
  while (attacking) {
    const status = await post('/api/challenges', falseClaim(), address).catch(() => 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 422) await sleep(RETRY)
  }
}

const today = dayOf(Date.now(), 0)
const fixed = dailyGame(today, 'herzlos')
const honestResult = async (way: number): Promise<object> => ({
  name: 'Ann',
  ...claimOf(fixed, await playBy(fixed, events => way * events)),
})
const measure = async (first: number): Promise<string> => {
  const seconds: string[] = []
  for (let at = first; at < first + HONEST_RESULTS; at++) {
    const result = await honestResult(at)
    const began = performance.now()
    const status = await post(`/api/days/${today}/herzlos`, result, '127.0.0.1')
    seconds.push(`${((performance.now() - began) / 1000).toFixed(2)}${status === 200 ? '' : ` (${status})`}`)
    await sleep(PAUSE)
  }
  return seconds.join(', ')
}

process.stdout.write(`quiet, seconds: ${await measure(1)}\n`)
const attacks = bySeat(HOSTILE_ADDRESSES * IN_FLIGHT, at => attack(`127.0.0.${50 + (at % HOSTILE_ADDRESSES)}`))
await sleep(2_000)
process.stdout.write(`beside ${HOSTILE_ADDRESSES} hostile addresses, seconds: ${await measure(1 + HONEST_RESULTS)}\n`)
attacking = false
const answers = [...statuses].map(([status, count]) => `${count} × ${status}`)
process.stdout.write(`answers to hostile requests: ${answers.join(', ')}\n`)
await server.stop()
await Promise.all(attacks)
rmSync(folder, { recursive: true })
