import { below, must, pick, type Random, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import {
  enter,
  entriesOf,
  join,
  NO_STATISTICS,
  readStatistics,
  remove,
  type Statistics,
  type StatisticsEntry,
  writeStatistics,
} from './statistics.ts'

const entry = (id: string): StatisticsEntry => ({ id, at: id.length, kind: 'game', about: `game ${id}` })

const same = (a: Statistics, b: Statistics): void =>
  expect(JSON.stringify(writeStatistics(a))).toBe(JSON.stringify(writeStatistics(b)))

/** A plain model of the statistics: every id with its latest count. */
type PlainModel = Map<string, number>

const plainJoin = (a: PlainModel, b: PlainModel): PlainModel => {
  const all = new Map(a)
  for (const [id, count] of b) all.set(id, Math.max(count, all.get(id) ?? 0))
  return all
}

interface Device {
  statistics: Statistics
  plain: PlainModel
}

/** Applies one random operation on one of two devices to the statistics and to the plain model. */
const applyRandomOperation = (
  random: Random,
  devices: readonly [Device, Device],
  files: string[],
  number: number,
): void => {
  const at = below(random, 2)
  const here = devices[at] as Device
  const there = devices[1 - at] as Device
  const bump = (id: string, odd: boolean): void => {
    const count = here.plain.get(id) ?? 0
    if ((count % 2 === 1) !== odd) here.plain.set(id, count + 1)
  }
  const kind = below(random, 20)
  if (kind < 9) {
    here.statistics = enter(here.statistics, [entry(`g${number}`)])
    bump(`g${number}`, true)
  } else if (kind < 11) {
    // The same game again: already known, or received from a server.
    const id = `g${below(random, number + 1)}`
    here.statistics = enter(here.statistics, [entry(id)])
    bump(id, true)
  } else if (kind < 13) {
    const ids = [...here.statistics.entries.keys()].filter(() => below(random, 4) === 0)
    here.statistics = remove(here.statistics, ids)
    for (const id of ids) bump(id, false)
  } else if (kind === 13) {
    for (const id of here.statistics.entries.keys()) bump(id, false)
    here.statistics = remove(here.statistics, here.statistics.entries.keys())
  } else if (kind < 16) files.push(JSON.stringify(writeStatistics(here.statistics)))
  else if (kind < 18 && files.length > 0) {
    const restored = entriesOf(must(readStatistics(JSON.parse(pick(random, files)))))
    here.statistics = enter(here.statistics, restored)
    for (const { id } of restored) bump(id, true)
  } else {
    here.statistics = join(
      here.statistics,
      must(readStatistics(JSON.parse(JSON.stringify(writeStatistics(there.statistics))))),
    )
    here.plain = plainJoin(here.plain, there.plain)
  }
}

test.each([1, 2, 3])('1,000 random operations on two devices in any order lose and double nothing (%i)', seed => {
  const random = seeded(`book ${seed}`)
  const devices: [Device, Device] = [
    { statistics: NO_STATISTICS, plain: new Map() },
    { statistics: NO_STATISTICS, plain: new Map() },
  ]
  const files: string[] = []
  for (let number = 0; number < 1000; number++) {
    applyRandomOperation(random, devices, files, number)
    for (const { statistics, plain } of devices) {
      const expected = [...plain].filter(([, count]) => count % 2 === 1).map(([id]) => id)
      expect(statistics.entries.size).toBe(expected.length)
    }
  }
  for (const { statistics, plain } of devices) {
    const expected = [...plain].filter(([, count]) => count % 2 === 1).map(([id]) => id)
    expect([...statistics.entries.keys()].toSorted()).toEqual(expected.toSorted())
    for (const id of expected) expect(statistics.entries.get(id)).toEqual(entry(id))
  }
  same(join(devices[0].statistics, devices[1].statistics), join(devices[1].statistics, devices[0].statistics))
})

test('joining gives the same in every order and when repeated', () => {
  const random = seeded('orders')
  const all = Array.from({ length: 4 }, (_, at) => {
    let statistics = enter(
      NO_STATISTICS,
      Array.from({ length: 20 }, () => entry(`g${below(random, 30)}`)),
    )
    statistics = remove(statistics, [`g${at}`, `g${2 * at}`])
    return statistics
  })
  const [a, b, c, d] = all as [Statistics, Statistics, Statistics, Statistics]
  const whole = join(join(a, b), join(c, d))
  same(whole, join(d, join(c, join(b, a))))
  same(whole, join(whole, join(b, b)))
})

test('a day played on two devices before they sync is the same on both: the earlier one is kept', () => {
  const day = (at: number, points: number): StatisticsEntry => ({
    id: 'day 2026-11-16 herzlos',
    at,
    kind: 'day',
    points,
  })
  const all = [day(2, 30), day(1, 10), day(1, 20)].map(each => enter(NO_STATISTICS, [each, entry(`g${each.points}`)]))
  const [a, b, c] = all as [Statistics, Statistics, Statistics]
  const whole = join(join(a, b), c)
  for (const other of [join(join(c, b), a), join(b, join(a, c)), join(join(c, a), b)]) same(whole, other)
  expect(whole.entries.get('day 2026-11-16 herzlos')).toEqual(day(1, 10))
  expect(whole.entries.size).toBe(4)
})

test('deleting everything reaches every device, and a file brings it back', () => {
  const phone = enter(NO_STATISTICS, [entry('a'), entry('b')])
  const laptop = join(NO_STATISTICS, phone)
  const file = writeStatistics(phone)
  const emptied = remove(phone, phone.entries.keys())
  expect(join(laptop, emptied).entries.size).toBe(0)
  const restored = enter(emptied, entriesOf(must(readStatistics(file))))
  expect([...join(join(laptop, emptied), restored).entries.keys()]).toEqual(['a', 'b'])
})

test('other files are refused', () => {
  const good = writeStatistics(enter(NO_STATISTICS, [entry('a')])) as { [key: string]: unknown }
  expect(readStatistics(good)).toMatchObject({ ok: true })
  for (const bad of [
    null,
    7,
    [],
    {},
    { ...good, book: 2 },
    { ...good, entries: [] },
    { ...good, entries: [{ id: 'a' }] },
    { ...good, counts: { a: 2 } },
    { ...good, counts: { a: -1 } },
    { ...good, counts: { a: 1.5 } },
    { ...good, counts: { a: 1, b: 1 } },
  ]) {
    expect(readStatistics(bad)).toMatchObject({ problem: { code: 'not-statistics' } })
  }
})
