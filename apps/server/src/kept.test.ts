import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isFields, type Json, must } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import { openStore, type Store } from '@halfpint/store'
import { asPostgres, dropDatabase, freshDatabase, postgresSkipped } from '@halfpint/store/testing'
import { gameOfRecord, upgradeTable } from '@halfpint/table'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  postgresDump,
  type StoredTable,
  type StoredView,
  sqliteFile,
  storedProfile,
  storedServer,
} from '../../../e2e/kept-0.2.0/load.ts'
import { openService, type Service } from './service.ts'
import { ask, QUIET } from './test/serve.ts'

const stored = storedServer()
const DAY = 86_400_000
/** How long a transfer waited in 0.2.0. */
const TRANSFER_LIFE = 15 * 60_000
const HALFPINT = join(import.meta.dirname, '../../cli/bin/halfpint.js')

/** A view of version 0.2.0 as the present version shows it. */
const upgradedView = (view: object): object => {
  const { match, ...table } = upgradeTable(view)
  // The present version finds in the log which choices can still be changed.
  const { choices: _choices, pause: _pause, ...stored } = match ?? { choices: null, pause: null }
  const upgraded = { ...table, match: match === null ? null : stored }
  return JSON.parse(JSON.stringify(upgraded).replaceAll('"viewer":"rail"', '"viewer":"spectator"'))
}

/** A list of results of version 0.2.0 as the present version shows it: daily deals are not pledged any more. */
const upgradedList = (answer: object): object => ({ ...answer, pledge: undefined })

/** All types of game events that version 0.2.0 can write. */
const GAME_EVENTS = [
  'dealt',
  'predicted',
  'predictions-revealed',
  'bet-placed',
  'bets-revealed',
  'passed',
  'passes-exchanged',
  'played',
  'trick-won',
  'round-scored',
  'game-ended',
]

describe.each([
  ['SQLite', false],
  ['PostgreSQL', postgresSkipped],
] as const)('data of a server of 0.2.0 in %s', (kind, isLeftOut) => {
  describe.skipIf(isLeftOut)('opens', () => {
    const folder = mkdtempSync(join(tmpdir(), 'halfpint-kept-'))
    let database: string | undefined
    let store: Store
    let service: Service

    beforeAll(async () => {
      if (kind === 'PostgreSQL') {
        database = await freshDatabase()
        await asPostgres(client => client.query(postgresDump()), database)
      } else writeFileSync(join(folder, 'halfpint.sqlite'), sqliteFile())
      store = must(await openStore(database ?? join(folder, 'halfpint.sqlite')))
      // The clock goes on from the moment at which the old server was killed.
      const began = Date.now()
      service = await openService(
        { ...QUIET, proxies: 1 },
        {
          store,
          log: pino({ level: 'fatal' }),
          botWorker: null,
          now: () => stored.at + 1_000 + Date.now() - began,
          adminToken: stored.adminToken,
        },
      )
    })
    afterAll(async () => {
      await service?.stop()
      if (database !== undefined) await dropDatabase(database)
      rmSync(folder, { recursive: true })
    })

    const get = async <T>(path: string, token?: string): Promise<T> => {
      const { status, json } = await ask(`${service.url}/${path}`, 'GET', undefined, token)
      expect(status, path).toBe(200)
      return json as T
    }
    let commands = 0
    const send = (table: string, token: string, command: object) =>
      ask(`${service.url}/api/tables/${table}/commands`, 'POST', { id: `later-${++commands}`, command }, token)

    /** Everybody plays the first action that is allowed, until the table is as wanted. */
    const playUntil = async (
      { table, people }: StoredTable,
      isReached: (view: StoredView) => boolean,
    ): Promise<StoredView> => {
      for (;;) {
        const view = await get<StoredView>(`api/tables/${table}`)
        if (isReached(view)) return view
        for (const { token } of people) {
          const { json } = await ask(`${service.url}/api/tables/${table}/legal`, 'GET', undefined, token)
          const { turn, legal } = json as { turn?: boolean; legal?: Json[] }
          if (turn === true) await send(table, token, { type: 'act', action: legal?.[0] })
        }
        await sleep(5)
      }
    }

    test('the stored events include every type that 0.2.0 can write', async () => {
      const types = new Set<unknown>()
      const gameTypes = new Set<unknown>()
      for (const { table } of [...stored.tables, ...stored.between]) {
        for (const { event } of await store.read(table)) {
          if (!isFields(event)) continue
          types.add(event.type)
          if (isFields(event.event)) gameTypes.add(event.event.type)
        }
      }
      expect([...types]).toEqual(expect.arrayContaining([...stored.eventTypes]))
      expect([...gameTypes]).toEqual(expect.arrayContaining(GAME_EVENTS))
    })

    test.each(stored.tables.map(each => [each.name, each] as const))(
      'the table %s is as it was, and play continues',
      async (_, each) => {
        const { table, people, views } = each
        for (const [at, { version, ...view }] of views.entries()) {
          const now = await get<StoredView>(`api/tables/${table}`, people[at]?.token)
          expect(now).toMatchObject(upgradedView(view))
          expect(now.version).toBeGreaterThanOrEqual(version)
        }
        const { phase, host, match } = views[0] as StoredView
        const token = people.find(({ seat }) => seat === host)?.token as string
        if (phase !== 'playing') await send(table, token, { type: 'start', fill: 'novice' })
        const rounds = phase === 'playing' ? (match?.state.results.length ?? 0) : 0
        const isNew = (view: StoredView): boolean => phase === 'playing' || view.match?.number !== match?.number
        await playUntil(each, view => isNew(view) && (view.match?.state.results.length ?? 0) > rounds)
      },
    )

    test.each(stored.between.map(each => [each.name, each] as const))(
      'the table %s deals the promised cards, and the match can be proven',
      async (_, each) => {
        const [before] = each.views as [StoredView]
        const over = await playUntil(each, ({ phase }) => phase === 'over')
        expect(over.match?.state.results[0]).toEqual(before.match?.state.results[0])
        const record = await get<Json>(`api/tables/${each.table}/records/1`)
        const { game } = must(gameOfRecord(record))
        expect(must(checkProofs(game, record, must(game.records.read(record))))).toMatchObject({ deals: 2, proven: 2 })
      },
    )

    test('the records are the same, and the judge accepts them', async () => {
      for (const { table, match, record } of stored.records)
        expect(await get(`api/tables/${table}/records/${match}`)).toEqual(record)
      const file = join(folder, 'records.jsonl')
      writeFileSync(file, stored.records.map(({ record }) => `${JSON.stringify(record)}\n`).join(''))
      const { stdout } = await promisify(execFile)(process.execPath, [HALFPINT, 'judge', '--json', file])
      const verdicts = stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
      expect(verdicts).toHaveLength(stored.records.length)
      expect(verdicts.filter(({ ok }) => ok !== true)).toEqual([])
    })

    test('the results are the same, and the same choices are accepted again', async () => {
      const [{ token = '' } = {}] = stored.results
      for (const { list, answer } of stored.lists) expect(await get(list, token)).toEqual(upgradedList(answer))
      for (const { list, claim } of stored.results) {
        const [path = '', link] = list.split('?link=')
        const body = { name: 'Zoe', ...claim, ...(link === undefined ? {} : { link }) }
        const key = randomBytes(32).toString('base64url')
        const { status, json } = await ask(`${service.url}/${path}`, 'POST', body, key)
        expect(status, JSON.stringify(json)).toBe(200)
        expect(json).toMatchObject({
          entries: expect.arrayContaining([expect.objectContaining({ name: 'Zoe', points: claim.points })]),
        })
      }
    })

    test('the pads are shown, and their tokens still allow writing', async () => {
      for (const { id, pen, answer } of stored.pads) {
        expect(await get(`api/pads/${id}`)).toEqual(answer)
        const { json } = await ask(`${service.url}/api/pads/${id}`, 'PUT', { pad: answer.pad }, pen)
        expect(json).toEqual({ version: answer.version + 1, pad: answer.pad })
      }
      expect(await ask(`${service.url}/api/pads/${stored.removedPad}`)).toMatchObject({ status: 404 })
    })

    test('a transfer that waited in the log is gone after the upgrade, and the first sweep removes its bytes', async () => {
      const code = storedProfile().shown.transfer.link.split('/').at(-1)?.slice(0, 14)
      const log = `parcel-${code}-there`
      expect(await store.read(log)).toHaveLength(1)
      // Nothing else in the store is older than the days that tables are kept.
      expect(await store.sweep(stored.at + TRANSFER_LIFE - QUIET.keep * DAY, 10)).toBe(1)
      expect(await store.read(log)).toEqual([])
    })

    test('bans and messages of the operator and removals by hosts are in force', async () => {
      expect(await get('api/message')).toEqual({ message: stored.message })
      expect(await get('api/admin', stored.adminToken)).toMatchObject({
        message: stored.message,
        bans: [{ address: stored.bannedAddress }],
      })
      const refused = await fetch(`${service.url}/api/tables`, { headers: { 'x-forwarded-for': stored.bannedAddress } })
      expect(await refused.json()).toMatchObject({ problem: { code: 'banned-here' } })
      const { table, token } = stored.bannedGuest
      const lobby = stored.tables.find(({ name }) => name === table)?.table
      expect(await ask(`${service.url}/api/tables/${lobby}/seats`, 'POST', { name: 'Cem', token })).toMatchObject({
        json: { problem: { code: 'not-welcome' } },
      })
    })
  })
})
