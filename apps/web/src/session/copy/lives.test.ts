import { ok, refuse } from '@halfpint/core'
import { enter, join, remove, type Statistics, type StatisticsEntry } from '@halfpint/statistics'
import { memoryStore } from '@halfpint/store'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Kept } from '../../base/pads/database.ts'
import { type Belongings, REMOVED, type Versioned } from './belongings.ts'
import { statisticsIn, statisticsThings } from './device.ts'
import { joinPads, padThing, readPadThing, settlePads } from './pads.ts'
import { type Keys, keysOf } from './seal.ts'
import { type CopyServer, createCopy, type Device, type Seen, syncCopy } from './sync.ts'

const NO_STATISTICS: Statistics = { counts: new Map(), entries: new Map() }

/** A device in memory, with the rules of the real one for statistics and pads. */
const openDevice = (name: string) => {
  let statistics = NO_STATISTICS
  let pads = new Map<string, Kept>()
  let removed = new Set<string>()
  let seen: Seen | null = null
  let fresh = 0
  const put = (all: readonly Kept[]): void => {
    for (const kept of all) if (!removed.has(`pad ${kept.id}`)) pads.set(kept.id, kept)
  }
  const device: Device = {
    async read() {
      return new Map<string, Versioned>([
        ...statisticsThings(statistics),
        ...[...pads.values()].map(kept => [`pad ${kept.id}`, padThing(kept)] as const),
        ...[...removed].map(each => [each, { changes: REMOVED }] as const),
      ])
    },
    async join(others: Belongings) {
      statistics = join(statistics, statisticsIn(others))
      for (const [each, { changes }] of others) if (changes === REMOVED) removed.add(each)
      for (const id of pads.keys()) if (removed.has(`pad ${id}`)) pads.delete(id)
      const theirs = [...others].flatMap(([each, { value }]) =>
        each.startsWith('pad ') ? (readPadThing(value) ?? []) : [],
      )
      put(joinPads([...pads.values()], theirs, () => `${name}-copy-${fresh++}`))
    },
    async settle(agreed) {
      put(settlePads([...pads.values()], id => agreed.get(`pad ${id}`)?.changes))
    },
  }
  return {
    device,
    seen: () => seen,
    setSeen(now: Seen) {
      seen = now
    },
    enter: (entry: StatisticsEntry) => {
      statistics = enter(statistics, [entry])
    },
    remove: (id: string) => {
      statistics = remove(statistics, [id])
    },
    ids: () => [...statistics.entries.keys()],
    pads: () => [...pads.values()],
    write(id: string, at: number, edit: string) {
      const before = pads.get(id)
      const edits = [...((before?.sheet as { edits?: string[] } | undefined)?.edits ?? []), edit]
      pads.set(id, { live: null, ...before, id, at, stroke: (before?.stroke ?? 0) + 1, sheet: { base: id, edits } })
    },
    discard(id: string) {
      if (!pads.delete(id)) return
      removed.add(`pad ${id}`)
    },
    clear() {
      statistics = NO_STATISTICS
      pads = new Map()
      removed = new Set()
      seen = null
    },
  }
}

type TestDevice = ReturnType<typeof openDevice>

const editsIn = (all: readonly Kept[]): string[] =>
  all.flatMap(({ sheet }) => (sheet as { readonly edits: string[] }).edits)

/** A server over a real store, which can write for another device just before a write arrives. */
const openServer = (beforeWrite: () => Promise<void>): CopyServer => {
  const { copies } = memoryStore()
  return {
    async read(token, known) {
      const found = await copies.read(token, 0)
      if (found === null) return refuse('no-copy')
      const { tag, body } = found
      return ok(tag === known ? { tag } : { tag, copy: Buffer.from(body).toString('base64') })
    },
    async write(token, { tag, copy }) {
      await beforeWrite()
      const written = await copies.write(token, tag, Buffer.from(copy, 'base64'), 0)
      if (written.kind === 'done') return ok({ tag: written.tag })
      return refuse(written.kind === 'full' ? 'copies-full' : 'copy-changed')
    },
  }
}

const DEVICES = 3
const who = fc.nat({ max: DEVICES - 1 })
/** The clock of a device may be years wrong. */
const clock = fc.constantFrom(0, 1, 1_000, -3e10, 3e10)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), who, clock }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), who, clock }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), who, which: fc.nat({ max: 30 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), who, clock, which: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard' as const), who, which: fc.nat({ max: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sync' as const), who, clash: fc.option(who, { nil: null }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const), who }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Changes of a device since its last sync. A device that is cleared loses it. */
interface Unsynced {
  readonly entered: Set<string>
  readonly removed: Set<string>
  readonly edits: Set<string>
  readonly discarded: Set<string>
  /** Edits on discarded pads. */
  readonly gone: Set<string>
}

const nothing = (): Unsynced => ({
  entered: new Set(),
  removed: new Set(),
  edits: new Set(),
  discarded: new Set(),
  gone: new Set(),
})

const live = async (keys: Keys, steps: readonly Step[]): Promise<void> => {
  const devices: TestDevice[] = Array.from({ length: DEVICES }, (_, at) => openDevice(`d${at}`))
  let clash: number | null = null
  const unsynced = devices.map(nothing)
  // The plain model: what reached the server once, and what was removed by anybody afterwards.
  const [entered, removed, discarded, gone] = [0, 1, 2, 3].map(() => new Set<string>()) as [
    Set<string>,
    Set<string>,
    Set<string>,
    Set<string>,
  ]
  const edits = new Map<string, string>()
  const server = openServer(async () => {
    if (clash === null) return
    const other = clash
    clash = null
    await sync(other)
  })
  const sync = async (at: number): Promise<void> => {
    const each = devices[at]!
    const mine = unsynced[at]!
    unsynced[at] = nothing()
    const done = await syncCopy(each.device, server, keys, each.seen())
    if (!done.ok) throw new Error(done.problem.code)
    each.setSeen(done.value)
    for (const id of mine.entered) entered.add(id)
    for (const id of mine.removed) removed.add(id)
    for (const edit of mine.edits) edits.set(edit, edit.split(' ')[0]!)
    for (const id of mine.discarded) discarded.add(id)
    for (const edit of mine.gone) gone.add(edit)
  }
  const created = await createCopy(devices[0]!.device, server, keys)
  if (!created.ok) throw new Error(created.problem.code)
  for (const at of devices.keys()) await sync(at)

  for (const [time, each] of steps.entries()) {
    const device = devices[each.who]!
    const mine = unsynced[each.who]!
    if (each.do === 'enter') {
      const id = `e${time}`
      device.enter({ id, at: time + each.clock, kind: 'game' })
      mine.entered.add(id)
    } else if (each.do === 'again') {
      // The same day, played on several devices.
      device.enter({ id: 'day', at: time + each.clock, kind: 'day', device: each.who })
    } else if (each.do === 'remove') {
      const id = device.ids()[each.which]
      if (id === undefined || id === 'day') continue
      device.remove(id)
      mine.removed.add(id)
    } else if (each.do === 'write') {
      const known = device.pads().map(({ id }) => id)
      const id = known[each.which] ?? `${each.who}.${time}`
      const edit = `${id} ${each.who}.${time}`
      device.write(id, time + each.clock, edit)
      mine.edits.add(edit)
    } else if (each.do === 'discard') {
      const id = device.pads()[each.which]?.id
      if (id === undefined) continue
      for (const edit of editsIn(device.pads().filter(pad => pad.id === id))) mine.gone.add(edit)
      device.discard(id)
      mine.discarded.add(id)
    } else if (each.do === 'clear') {
      device.clear()
      unsynced[each.who] = nothing()
    } else {
      clash = each.clash === each.who ? null : each.clash
      await sync(each.who)
      clash = null
    }
  }
  for (let round = 0; round < 2; round++) for (const at of devices.keys()) await sync(at)

  const [first] = devices as [TestDevice]
  for (const { ids, pads, device } of devices) {
    const present = new Set(ids())
    for (const id of entered) if (!removed.has(id)) expect(present, `lost: ${id}`).toContain(id)
    for (const id of removed) expect(present, `back: ${id}`).not.toContain(id)
    const kept = new Set(editsIn(pads()))
    // A pad that was discarded takes its edits along.
    for (const [edit, id] of edits)
      if (!discarded.has(id) && !gone.has(edit)) expect(kept, `lost: ${edit}`).toContain(edit)
    for (const id of discarded)
      expect(
        pads().map(each => each.id),
        `back: ${id}`,
      ).not.toContain(id)
    expect(await device.read()).toEqual(await first.device.read())
  }
}

test('three devices with cleared storage, offline weeks, clashes and wrong clocks lose nothing, and nothing comes back', async () => {
  const keys = await keysOf(new Uint8Array(16))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), steps => live(keys, steps)),
    { numRuns: 1_000 * (Number(process.env.TIMES) || 1), seed: Number(process.env.LAWS_SEED) || 36 },
  )
}, 600_000)
