import { below, must, pick, type Random, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { type Book, EMPTY_BOOK, type Entry, enter, entriesOf, join, readBook, strike, writeBook } from './book.ts'

const entry = (id: string): Entry => ({ id, at: id.length, kind: 'game', about: `game ${id}` })

const same = (a: Book, b: Book): void => expect(JSON.stringify(writeBook(a))).toBe(JSON.stringify(writeBook(b)))

/** What a book should hold, kept as plainly as can be: every id with its latest count. */
type Plain = Map<string, number>

const plainJoin = (a: Plain, b: Plain): Plain => {
  const all = new Map(a)
  for (const [id, count] of b) all.set(id, Math.max(count, all.get(id) ?? 0))
  return all
}

interface Device {
  book: Book
  plain: Plain
}

/** One random thing that happens on one of two devices, done to the book and, apart, to a plain count. */
const happen = (random: Random, devices: readonly [Device, Device], files: string[], number: number): void => {
  const at = below(random, 2)
  const here = devices[at] as Device
  const there = devices[1 - at] as Device
  const bump = (id: string, odd: boolean): void => {
    const count = here.plain.get(id) ?? 0
    if ((count % 2 === 1) !== odd) here.plain.set(id, count + 1)
  }
  const kind = below(random, 20)
  if (kind < 9) {
    here.book = enter(here.book, [entry(`g${number}`)])
    bump(`g${number}`, true)
  } else if (kind < 11) {
    // The same game once more: known already, or heard of from a server.
    const id = `g${below(random, number + 1)}`
    here.book = enter(here.book, [entry(id)])
    bump(id, true)
  } else if (kind < 13) {
    const ids = [...here.book.entries.keys()].filter(() => below(random, 4) === 0)
    here.book = strike(here.book, ids)
    for (const id of ids) bump(id, false)
  } else if (kind === 13) {
    for (const id of here.book.entries.keys()) bump(id, false)
    here.book = strike(here.book, here.book.entries.keys())
  } else if (kind < 16) files.push(JSON.stringify(writeBook(here.book)))
  else if (kind < 18 && files.length > 0) {
    const restored = entriesOf(must(readBook(JSON.parse(pick(random, files)))))
    here.book = enter(here.book, restored)
    for (const { id } of restored) bump(id, true)
  } else {
    here.book = join(here.book, must(readBook(JSON.parse(JSON.stringify(writeBook(there.book))))))
    here.plain = plainJoin(here.plain, there.plain)
  }
}

test.each([1, 2, 3])('two devices, 1,000 random things in any order, nothing lost or doubled (%i)', seed => {
  const random = seeded(`book ${seed}`)
  const devices: [Device, Device] = [
    { book: EMPTY_BOOK, plain: new Map() },
    { book: EMPTY_BOOK, plain: new Map() },
  ]
  const files: string[] = []
  for (let number = 0; number < 1000; number++) {
    happen(random, devices, files, number)
    for (const { book, plain } of devices) {
      const expected = [...plain].filter(([, count]) => count % 2 === 1).map(([id]) => id)
      expect(book.entries.size).toBe(expected.length)
    }
  }
  for (const { book, plain } of devices) {
    const expected = [...plain].filter(([, count]) => count % 2 === 1).map(([id]) => id)
    expect([...book.entries.keys()].toSorted()).toEqual(expected.toSorted())
    for (const id of expected) expect(book.entries.get(id)).toEqual(entry(id))
  }
  same(join(devices[0].book, devices[1].book), join(devices[1].book, devices[0].book))
})

test('joining is the same in every order, however often', () => {
  const random = seeded('orders')
  const books = Array.from({ length: 4 }, (_, at) => {
    let book = enter(
      EMPTY_BOOK,
      Array.from({ length: 20 }, () => entry(`g${below(random, 30)}`)),
    )
    book = strike(book, [`g${at}`, `g${2 * at}`])
    return book
  })
  const [a, b, c, d] = books as [Book, Book, Book, Book]
  const whole = join(join(a, b), join(c, d))
  same(whole, join(d, join(c, join(b, a))))
  same(whole, join(whole, join(b, b)))
})

test('a day that was played on two devices before they met is the same on both: the earlier one stands', () => {
  const day = (at: number, points: number): Entry => ({ id: 'day 2026-11-16 herzlos', at, kind: 'day', points })
  const books = [day(2, 30), day(1, 10), day(1, 20)].map(each => enter(EMPTY_BOOK, [each, entry(`g${each.points}`)]))
  const [a, b, c] = books as [Book, Book, Book]
  const whole = join(join(a, b), c)
  for (const other of [join(join(c, b), a), join(b, join(a, c)), join(join(c, a), b)]) same(whole, other)
  expect(whole.entries.get('day 2026-11-16 herzlos')).toEqual(day(1, 10))
  expect(whole.entries.size).toBe(4)
})

test('deleting everything reaches every device, and a file brings it back', () => {
  const phone = enter(EMPTY_BOOK, [entry('a'), entry('b')])
  const laptop = join(EMPTY_BOOK, phone)
  const file = writeBook(phone)
  const emptied = strike(phone, phone.entries.keys())
  expect(join(laptop, emptied).entries.size).toBe(0)
  const restored = enter(emptied, entriesOf(must(readBook(file))))
  expect([...join(join(laptop, emptied), restored).entries.keys()]).toEqual(['a', 'b'])
})

test('what is no book is refused', () => {
  const good = writeBook(enter(EMPTY_BOOK, [entry('a')])) as { [key: string]: unknown }
  expect(readBook(good)).toMatchObject({ ok: true })
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
    expect(readBook(bad)).toMatchObject({ problem: { code: 'not-a-book' } })
  }
})
