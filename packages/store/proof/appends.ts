// How many durable appends a second, and at what cost: npx tsx packages/store/proof/appends.ts [seconds]
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { must } from '@halfpint/core'
import { openStore } from '../src/open.ts'
import type { Store } from '../src/store.ts'
import { folder } from '../test/folder.ts'
import { databaseTime, freshDatabase, postmasterOf } from '../test/postgres.ts'

const seconds = Number(process.argv[2] ?? 3)
const summary = {
  listed: true,
  due: 1,
  over: false,
  summary: { game: 'herzlos', seats: ['Ann', 'Bob', null], phase: 'playing' },
}
const event = { type: 'game', event: { type: 'played', seat: 2, hand: ['r7', 'r5'], row: ['g3', 'b9'] } }

const measure = async (store: Store, writers: number, postmaster: number) => {
  const until = performance.now() + seconds * 1000
  const waits: number[] = []
  const [cpu, database, began] = [process.cpuUsage(), databaseTime(postmaster), performance.now()]
  const write = async (table: string): Promise<void> => {
    for (let version = 0; performance.now() < until; version += 1) {
      const start = performance.now()
      await store.append(table, version, [{ id: `command-${version}-abcdefghij`, at: version, event }], {
        ...summary,
        due: version,
      })
      waits.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, n) => write(`${writers}-table-${n}`)))
  const took = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const sorted = waits.sort((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  return {
    store: store.kind,
    writers,
    'appends/s': Math.round(waits.length / took),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'µs here': ((user + system) / waits.length).toFixed(0),
    'µs database': ((databaseTime(postmaster) - database) / waits.length).toFixed(0),
  }
}

/** Syncs per second of the disk alone, one after another, measured at the same time. */
const syncs = (path: string): number => {
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096)
  const began = performance.now()
  let count = 0
  for (; performance.now() - began < 1000; count += 1) {
    writeSync(file, page, 0, page.length, 0)
    fdatasyncSync(file)
  }
  closeSync(file)
  return count
}

const home = folder()
console.log(`disk only: ${syncs(home.path('disk'))} syncs/s`)
const rows = []
const database = await freshDatabase()
const postmaster = await postmasterOf(database)
for (const place of ['memory:', home.path('tables.db'), database]) {
  const store = must(await openStore(place))
  store.watch(() => {})
  for (const writers of [1, 64, 500]) rows.push(await measure(store, writers, postmaster))
  await store.close()
}
console.table(rows)
await home.remove()
