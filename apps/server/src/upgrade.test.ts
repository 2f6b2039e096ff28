import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { fileIn } from '@halfpint/store'
import type { TableView } from '@halfpint/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold, legalIn } from '../../../e2e/kept-0.1.0/client.js'
import { type Killable, SERVER, startProcess } from './test/process.ts'
import { ask } from './test/serve.ts'
import { dialSocket } from './test/socket.ts'

interface Kept {
  readonly name: string
  readonly table: string
  readonly seats: readonly { readonly seat: number; readonly token: string }[]
  readonly views: readonly TableView[]
}

const unpack = (name: string): Buffer =>
  gunzipSync(readFileSync(join(import.meta.dirname, '../../../e2e/kept-0.1.0', `${name}.gz`)))
const kept = JSON.parse(unpack('tables.json').toString()) as {
  readonly tables: readonly Kept[]
  readonly pad: { readonly id: string; readonly answer: { readonly pad: object } }
}

const folder = mkdtempSync(join(tmpdir(), 'halfpint-upgrade-'))
let server: Killable

beforeAll(async () => {
  // A server of 0.1.0 ended and left this; its pages are still open and know what they were told.
  writeFileSync(fileIn(folder), unpack('server.sqlite'))
  server = await startProcess(SERVER, ['--data', folder])
  await server.ready()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** An open page of 0.1.0: it says nothing of editions, resumes by the last version, and folds with its own code. */
const oldPage = (table: string, { seat, token }: Kept['seats'][number], known: TableView) => {
  let view = known
  let left = false
  let wishes = 0
  let asked = 0
  let end = (): void => {}
  const faults: string[] = []
  const headers = { authorization: `Bearer ${token}` }

  const wish = async (what: object): Promise<number> => {
    const id = `old-${seat}-${++wishes}`
    for (;;) {
      const answer = await ask(`${server.url}/api/tables/${table}/wishes`, 'POST', { id, wish: what }, token).catch(
        () => undefined,
      )
      if (answer !== undefined && answer.status < 500) return answer.status
      await sleep(50)
    }
  }
  const act = (): void => {
    if (view.version <= asked || view.match === null || view.phase !== 'playing') return
    const { pledge } = view.match
    const legal = pledge?.dealt === false ? [] : legalIn(view)
    if (legal.length > 0) void wish({ type: 'act', action: legal[0] })
    else if (pledge?.dealt === false && pledge.shares[seat] === null) {
      void wish({ type: 'share', share: 'ab'.repeat(32) })
    } else return
    asked = view.version
  }
  const take = (line: string): void => {
    const message = JSON.parse(line) as { type: string; version: number; more?: true }
    if (message.type === 'bye') return
    try {
      view = fold(view, message)
      if (view.version !== message.version) faults.push(`${message.version} became ${view.version}`)
    } catch (error) {
      faults.push(`${line.slice(0, 200)}: ${error}`)
    }
    if (message.more !== true) act()
  }
  const listen = (): Promise<void> =>
    new Promise(resolve => {
      const asking = request(
        `${server.url}/api/tables/${table}/events`,
        {
          agent: false,
          headers: { ...headers, accept: 'application/x-ndjson', 'last-event-id': String(view.version) },
        },
        answer => {
          let rest = ''
          answer.setEncoding('utf8').on('data', (text: string) => {
            const lines = (rest + text).split('\n')
            rest = lines.pop() as string
            for (const line of lines) if (line !== '' && answer.statusCode === 200) take(line)
          })
          answer.on('close', resolve).on('error', resolve)
        },
      )
      asking.on('error', () => resolve()).end()
      end = () => asking.destroy()
    })
  void (async () => {
    while (!left) {
      await listen()
      await sleep(30)
    }
  })()
  return {
    view: () => view,
    wish,
    faults,
    leave() {
      left = true
      end()
    },
  }
}

/** What a page of 0.1.0 shows of a table, as that version knew it. */
const shown = ({ version, phase, host, setup, chairs, match }: TableView) => ({
  version,
  phase,
  host,
  setup,
  chairs: chairs.map(chair => (chair.kind === 'person' ? { ...chair, doors: chair.doors.length } : chair)),
  match: match && { number: match.number, players: match.players, state: match.state },
})

const standing = kept.tables.filter(({ name }) => ['heroes-play', 'herzlos-play', 'herzlos-second'].includes(name))

test.each(standing.map(each => [each.name, each] as const))(
  'pages of 0.1.0 play on at %s while the server is updated, beside people with new pages',
  async (_, { table, seats, views }) => {
    const pages = seats.map((seat, at) => oldPage(table, seat, views[at] as TableView))
    const [host, guest] = pages as [(typeof pages)[0], (typeof pages)[0]]
    const reached = async (is: (view: TableView) => boolean): Promise<void> => {
      while (!pages.every(page => is(page.view()))) {
        expect(pages.flatMap(({ faults }) => faults)).toEqual([])
        await sleep(20)
      }
    }
    const roundOf = ({ match }: TableView): number => match?.state.round ?? 0
    const before = roundOf(host.view())

    // Somebody with a new page: their device seals a share for every deal, which 0.1.0 knew nothing of.
    const second = seats[1] as Kept['seats'][number]
    const socket = dialSocket(server, table)
    socket.say({ type: 'join', token: second.token })
    await socket.until(() => socket.lines.length > 0)
    let sealed = 0
    socket.raw.on('data', () => {
      const pledges = socket.lines.filter(line => line.includes('"pledged"')).length
      if (pledges <= sealed) return
      sealed = pledges
      socket.say({ type: 'wish', id: `seal-${pledges}`, wish: { type: 'seal', seal: 'cd'.repeat(32) } })
    })
    await host.wish({ type: 'lock', on: true })
    await ask(`${server.url}/api/tables/${table}/cheers`, 'POST', { reaction: 'bravo' })
    await host.wish({ type: 'lock', on: false })
    await reached(view => roundOf(view) > before || view.phase === 'over')

    await server.restart()
    await server.ready()
    await reached(view => view.phase === 'over' || roundOf(view) > before + 1)
    if (host.view().phase === 'playing') {
      await host.wish({ type: 'end-match' })
      await reached(view => view.phase === 'gathering' && view.match === null)
    }
    expect(await guest.wish({ type: 'say', text: 'still here' })).toBe(200)
    await reached(({ chat }) => chat.at(-1)?.text === 'still here')
    for (const [at, page] of pages.entries()) {
      const { json } = await ask(`${server.url}/api/tables/${table}`, 'GET', undefined, seats[at]?.token)
      const { chairs, ...known } = shown(page.view())
      expect(json).toMatchObject(known)
      expect(shown(json as unknown as TableView).chairs).toEqual(chairs)
    }
    expect(pages.flatMap(({ faults }) => faults)).toEqual([])
    for (const page of pages) page.leave()
    socket.raw.destroy()
  },
)

test('a pad of 0.1.0 is shown on, to who looks and to who follows', async () => {
  const { id, answer } = kept.pad
  expect(await ask(`${server.url}/api/pads/${id}`)).toMatchObject({ status: 200, json: { pad: answer.pad } })
  const stream = await fetch(`${server.url}/api/pads/${id}/events`, { headers: { accept: 'application/x-ndjson' } })
  let text = ''
  for await (const chunk of stream.body as ReadableStream<Uint8Array>) {
    text += Buffer.from(chunk).toString()
    if (text.trim() !== '') break
  }
  expect(JSON.parse(text)).toMatchObject({ pad: answer.pad })
})
