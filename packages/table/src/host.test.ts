import { type Json, must, type Viewer } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import { difference, reread } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { type Evening, randomEvening } from '../test/evening.ts'
import { handClock, keyOf, openPub, type Pub, person, powersOf, shareOf } from '../test/pub.ts'
import { evolveTable } from './evolve.ts'
import { openHost, openTable } from './host.ts'
import { type Journal, memoryJournal } from './journal.ts'
import { questionFor } from './question.ts'
import { KEPT_FACTS } from './recent.ts'
import type { Update } from './subscribers.ts'
import { gameOf, type Table, type TableView } from './table.ts'
import { redactFact as redact } from './view.ts'
import type { Wish } from './wish.ts'

/** A device that keeps its view by folding what it hears. */
const device = (view: TableView | null = null) => {
  const kept = { view, update: [] as Update[], cut: false }
  const hear = (update: Update): void => {
    kept.update.push(reread(update) as Update)
    if (update.kind === 'view') kept.view = update.view
    if (update.kind === 'cut') kept.cut = true
    if (update.kind === 'facts') {
      for (const told of update.told) {
        kept.view = evolveTable(kept.view as TableView, reread(told))
        if (kept.view.version !== told.version) throw new Error(`a gap before version ${told.version}`)
      }
    }
  }
  return { kept, hear }
}

const NO_PLACARD = { listed: false, due: null, over: false, summary: null }

/** A host over a journal that begins with these steps. */
const openTableWith = async (journal: Journal, steps: Evening['steps']) => {
  await journal.append(
    0,
    steps.map(({ told }) => ({ at: told.at, fact: told.fact })),
    NO_PLACARD,
  )
  return openHost(journal, powersOf('steps', handClock()))
}

/** Lets the people who are asked act, and everything else happen, until the match is over. */
const playOn = async (pub: Pub, people: number): Promise<void> => {
  for (;;) {
    await pub.host.drive()
    const { phase, match } = pub.host.table()
    if (phase !== 'playing' || match === null) return
    for (let seat = 0; seat < people; seat++) {
      const table = pub.host.table()
      if (table.match?.pledge?.dealt === false) await pub.wish(seat, shareOf(seat))
      else if (table.match?.since[seat] != null) {
        await pub.wish(seat, { type: 'act', action: questionFor(table, seat, '', '')?.legal[0] as Json })
      }
    }
  }
}

test.each([
  ['half-pint-heroes', 2],
  ['half-pint-heroes', 7],
  ['herzlos', 3],
  ['herzlos', 5],
])('a whole match of %s for %i is played, recorded and proven', async (game, seats) => {
  const pub = await openPub({ game, seats, options: { rounds: 2 } }, 2)
  await pub.wish(0, { type: 'start', fill: 'regular' })
  const devices = ([0, 1, 'rail'] as Viewer[]).map(viewer => ({ viewer, ...device() }))
  for (const { viewer, hear } of devices) pub.host.join(viewer, null, hear)
  await playOn(pub, 2)
  for (const { viewer, kept } of devices) expect(difference(kept.view, pub.host.view(viewer))).toBeUndefined()
  const record = must(await pub.host.record())
  const rules = gameOf(pub.host.table())
  const replay = must(rules.records.read(reread(record)))
  expect(replay.players.slice(0, 2)).toEqual(['Ann', 'Ben'])
  expect(rules.turn(replay.state).kind).toBe('over')
  expect(checkProofs(rules, record, replay)).toMatchObject({ value: { deals: 2, proven: 2 } })
  expect(await pub.host.record(2)).toMatchObject({ problem: { code: 'unknown-match' } })
})

test('a stream that is cut at any version resumes to the very same view', async () => {
  for (const game of ['half-pint-heroes', 'herzlos']) {
    const { steps } = randomEvening(game, 3, 'cut', 1, 500)
    const journal = memoryJournal()
    const host = must(await openTableWith(journal, steps.slice(0, 1)))
    const cut = device()
    const stay = device()
    host.join('rail', null, stay.hear)
    let leave = host.join('rail', null, cut.hear)
    for (const { told } of steps.slice(1)) {
      await journal.append(host.table().version, [{ at: told.at, fact: told.fact }], NO_PLACARD)
      await host.catchUp()
      leave()
      leave = host.join('rail', cut.kept.view?.version ?? null, cut.hear)
      expect(difference(cut.kept.view, stay.kept.view)).toBeUndefined()
    }
    // From every version that was ever seen, back to the end.
    let views = [stay.kept.view as TableView]
    for (const seat of [0, 1, 2]) if (host.table().chairs[seat]?.kind === 'person') views = [...views, host.view(seat)]
    for (const whole of views) {
      let view = reread(must(await openTableWith(memoryJournal(), steps.slice(0, 1))).view(whole.viewer))
      for (const { told, before } of steps.slice(1)) {
        const back = device(view)
        host.join(whole.viewer, view.version, back.hear)()
        expect(difference(back.kept.view, whole)).toBeUndefined()
        view = evolveTable(view, { at: told.at, fact: redact(told.fact, whole.viewer, before) })
      }
    }
  }
})

test('who was away for long gets the whole view, who missed little hears what was missed', async () => {
  const pub = await openPub()
  for (let line = 0; line < 3 * KEPT_FACTS; line++) await pub.wish(0, { type: 'say', text: `${line}` })
  const { version } = pub.host.table()
  const kinds = (after: number | null): string[] => {
    const { kept, hear } = device(pub.host.view('rail'))
    pub.host.join('rail', after, update => (update.kind === 'facts' ? kept.update.push(update) : hear(update)))()
    return kept.update.map(({ kind }) => kind)
  }
  expect(kinds(version)).toEqual([])
  expect(kinds(version - KEPT_FACTS)).toEqual(['facts'])
  expect(kinds(1)).toEqual(['view'])
  expect(kinds(version + 1)).toEqual(['view'])
  expect(kinds(Number.NaN)).toEqual(['view'])
  expect(kinds(null)).toEqual(['view'])
})

test('a repeated id is answered like the first time and done once; each wisher has ids of their own', async () => {
  const pub = await openPub({}, 2)
  const say = (text: string): Wish => ({ type: 'say', text })
  const first = await pub.host.wish(0, 'a', say('hello'))
  const { version } = pub.host.table()
  expect(await pub.host.wish(0, 'a', say('hello'))).toEqual(first)
  expect(pub.host.table().version).toBe(version)
  await pub.host.wish(1, 'a', say('hello too'))
  expect(pub.host.table().version).toBe(version + 1)
  expect(await (await pub.again()).wish(0, 'a', say('hello'))).toEqual(first)
  expect(pub.host.table().version).toBe(version + 1)
})

test('two strangers who sit down with the same id both get a chair', async () => {
  const { host } = await openPub()
  for (const guest of [1, 2]) await host.wish('rail', '1', { type: 'sit', person: person(guest), key: keyOf(guest) })
  expect([host.seatOf(keyOf(1)), host.seatOf(keyOf(2))]).toEqual([1, 2])
  const again = await host.wish('rail', '1', { type: 'sit', person: person(1), key: keyOf(1) })
  expect(again).toMatchObject({ ok: true })
  expect(host.table().chairs.filter(({ kind }) => kind === 'person')).toHaveLength(3)
})

test('an action that was taken is answered well when it is sent again, though it would be refused now', async () => {
  const pub = await openPub({}, 3)
  await pub.wish(0, { type: 'start' })
  for (const seat of [0, 1, 2]) await pub.wish(seat, shareOf(seat))
  const predict: Wish = { type: 'act', action: { type: 'predict', prediction: 2 } }
  const first = await pub.host.wish(1, 'x', predict)
  expect(await pub.host.wish(1, 'x', predict)).toEqual(first)
  expect(await pub.host.wish(1, 'y', predict)).toMatchObject({ problem: { code: 'already-chosen' } })
})

test('two hosts over one journal: a conflict is read and decided again, and both tell the same', async () => {
  const pub = await openPub({}, 3)
  const other = must(await openHost(pub.journal, powersOf('other', pub.clock)))
  const here = device()
  const there = device()
  pub.host.join('rail', null, here.hear)
  other.join('rail', null, there.hear)
  await pub.wish(0, { type: 'start' })
  const shares = [0, 1, 2].map(seat => (seat === 1 ? pub.host : other).wish(seat, `s${seat}`, shareOf(seat)))
  for (const shared of await Promise.all(shares)) expect(shared.ok).toBe(true)
  const twice = [pub.host, other].map(host => host.wish(2, 'once', { type: 'react', reaction: 'cheers' }))
  const [one, two] = await Promise.all(twice)
  expect(one).toEqual(two)
  await pub.host.catchUp()
  await other.catchUp()
  expect(difference(here.kept.view, there.kept.view)).toBeUndefined()
  expect(difference(pub.host.table(), other.table())).toBeUndefined()
  const log = await pub.journal.read(0)
  expect(log.filter(({ fact }) => fact.type === 'reacted')).toHaveLength(1)
  expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1))
})

test('what is not written is not told, and an append in doubt is looked up before the next one', async () => {
  const clock = handClock()
  const inner = memoryJournal()
  let trouble: 'before' | 'after' | null = null
  const journal: Journal = {
    read: inner.read,
    async append(...given) {
      if (trouble === 'before') throw new Error('the disk is away')
      const appended = await inner.append(...given)
      if (trouble === 'after') throw new Error('the answer was lost')
      return appended
    },
  }
  const opening = { table: 'pub', setup: (await openPub()).host.table().setup, person: person(0), key: keyOf(0) }
  const host = must(await openTable(journal, opening, powersOf(1, clock)))
  const { kept, hear } = device()
  host.join('rail', null, hear)
  const say: Wish = { type: 'say', text: 'hello' }
  trouble = 'before'
  await expect(host.wish(0, 'a', say)).rejects.toThrow('away')
  expect(kept.view?.version).toBe(1)
  trouble = 'after'
  await expect(host.wish(0, 'b', say)).rejects.toThrow('lost')
  trouble = null
  expect(await host.wish(0, 'b', say)).toEqual({ ok: true, value: { version: 2 } })
  expect(await host.wish(0, 'a', say)).toEqual({ ok: true, value: { version: 3 } })
  expect(kept.view?.chat).toHaveLength(2)
})

test('it is written before it is told, and told before it is acknowledged', async () => {
  const pub = await openPub()
  const order: string[] = []
  const { append } = pub.journal
  pub.journal.append = async (...given) => {
    const appended = await append(...given)
    order.push('written')
    return appended
  }
  pub.host.join('rail', pub.host.table().version, () => order.push('told'))
  await pub.host.wish(0, 'a', { type: 'say', text: 'hello' })
  order.push('acknowledged')
  expect(order).toEqual(['written', 'told', 'acknowledged'])
})

test('who leaves hears nothing more of the hand that was theirs, and a bot’s chair has no listeners', async () => {
  const pub = await openPub({}, 3)
  await pub.wish(0, { type: 'start' })
  const ben = device()
  pub.host.join(1, null, ben.hear)
  await pub.wish(1, { type: 'leave' })
  expect(ben.kept.cut).toBe(true)
  expect(ben.kept.update.at(-2)).toMatchObject({ told: [{ fact: { type: 'left', seat: 1 } }] })
  const heard = ben.kept.update.length
  await pub.wish('rail', { type: 'sit', seat: 1, person: person(5), key: keyOf(5) })
  await pub.wish(1, { type: 'come', door: 'front' })
  for (const seat of [0, 1, 2]) await pub.wish(seat, shareOf(seat))
  expect(ben.kept.update).toHaveLength(heard)
  const dora = await openPub()
  await dora.wish(0, { type: 'seat-bot', seat: 1, bot: 'oda' })
  const nobody = device()
  dora.host.join(1, null, nobody.hear)
  expect(nobody.kept.update).toEqual([{ kind: 'cut' }])
})

test('what everybody may know is one object for all listeners, to be written once', async () => {
  const pub = await openPub({}, 2)
  const told: unknown[] = []
  const viewers: Viewer[] = [0, 1, 'rail', 'rail']
  const { version } = pub.host.table()
  for (const viewer of viewers)
    pub.host.join(viewer, version, update => update.kind === 'facts' && told.push(update.told[0]))
  await pub.wish(0, { type: 'say', text: 'hello' })
  expect(told).toHaveLength(4)
  expect(new Set(told).size).toBe(1)
})

test('the app is woken when something is due, and told when a match is finished', async () => {
  const pub = await openPub({}, 1)
  const woken: (number | null)[] = []
  const finished: Table[] = []
  pub.environment.wake = at => woken.push(at)
  pub.environment.finished = table => finished.push(table)
  await pub.wish(0, { type: 'start', fill: 'random' })
  expect(woken.at(-1)).toBe(pub.clock.now() + 2000)
  await playOn(pub, 1)
  expect(finished.map(({ match }) => match?.number)).toEqual([1])
  expect(woken.at(-1)).toBeNull()
})

test('a table is opened once, and one that does not exist cannot be taken up', async () => {
  const pub = await openPub()
  const opening = { table: 'pub', setup: pub.host.table().setup, person: person(0), key: keyOf(0) }
  expect(await openTable(pub.journal, opening, pub.environment)).toMatchObject({ problem: { code: 'table-exists' } })
  expect(await openHost(memoryJournal(), pub.environment)).toMatchObject({ problem: { code: 'unknown-table' } })
  const nameless = { ...opening, table: 'a|b' }
  expect(await openTable(memoryJournal(), nameless, pub.environment)).toMatchObject({ problem: { code: 'bad-setup' } })
})

test('the card on the table says what a list needs to know', async () => {
  const pub = await openPub({ listed: true }, 2)
  const placards: Parameters<Journal['append']>[2][] = []
  const { append } = pub.journal
  pub.journal.append = (expected, entries, placard) => {
    placards.push(placard)
    return append(expected, entries, placard)
  }
  await pub.wish(0, { type: 'seat-bot', seat: 2, bot: 'oda' })
  expect(placards.at(-1)).toEqual({
    listed: true,
    due: null,
    over: false,
    summary: {
      game: 'half-pint-heroes',
      phase: 'gathering',
      seats: 3,
      open: 0,
      players: [
        { name: 'Ann', kind: 'person' },
        { name: 'Ben', kind: 'person' },
        { name: 'oda', kind: 'bot' },
      ],
      rounds: 1,
      timed: false,
    },
  })
  await pub.wish(0, { type: 'leave' })
  await pub.wish(1, { type: 'leave' })
  expect(placards.at(-1)).toMatchObject({ listed: false, over: true })
})

test('what a bot has thought of when its host was closed meanwhile is not played', async () => {
  const pub = await openPub({ seats: 2 }, 1)
  await pub.wish(0, { type: 'start', fill: 'random' })
  await pub.wish(0, shareOf(0))
  let thought: (at: number) => void = () => {}
  const think = () => new Promise<number>(resolve => (thought = resolve))
  const host = must(await openHost(pub.journal, { ...powersOf('closed', pub.clock), think }))
  pub.clock.pass(60_000)
  const driving = host.drive()
  const { version } = host.table()
  host.close()
  thought(0)
  await driving
  expect(host.table().version).toBe(version)
})

test('a closed host drives nothing and tells nothing', async () => {
  const pub = await openPub()
  const { kept, hear } = device()
  pub.host.join('rail', null, hear)
  await pub.wish(0, { type: 'start', fill: 'random' })
  pub.clock.pass(2000)
  const heard = kept.update.length
  pub.host.close()
  await pub.host.drive()
  expect(kept.update).toHaveLength(heard)
  expect(pub.host.table().match?.pledge?.dealt).toBe(false)
})
