import { type Json, must, type Viewer } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import { difference, reread } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { type Evening, randomEvening } from '../test/evening.ts'
import { environmentOf, handClock, keyOf, openPub, type Pub, person, shareOf } from '../test/pub.ts'
import type { Command } from './command.ts'
import { evolveTable } from './evolve.ts'
import { openHost, openTable } from './host.ts'
import { type Journal, memoryJournal } from './journal.ts'
import { questionFor } from './question.ts'
import { MIN_RECENT_EVENTS } from './recent.ts'
import type { Update } from './subscribers.ts'
import { gameOf, type Table, type TableView } from './table.ts'
import { redactEvent as redact } from './view.ts'

/** A device that keeps its view by folding events. */
const device = (view: TableView | null = null) => {
  const kept = { view, update: [] as Update[], cut: false }
  const hear = (update: Update): void => {
    kept.update.push(reread(update) as Update)
    if (update.kind === 'view') kept.view = update.view
    if (update.kind === 'cut') kept.cut = true
    if (update.kind === 'events') {
      for (const numbered of update.events) {
        kept.view = evolveTable(kept.view as TableView, reread(numbered))
        if (kept.view.version !== numbered.version) throw new Error(`a gap before version ${numbered.version}`)
      }
    }
  }
  return { kept, hear }
}

const NO_SUMMARY = { listed: false, due: null, over: false, summary: null }

/** A host on a journal that starts with these steps. */
const openTableWith = async (journal: Journal, steps: Evening['steps']) => {
  await journal.append(
    0,
    steps.map(({ events: numbered }) => ({ at: numbered.at, event: numbered.event })),
    NO_SUMMARY,
  )
  return openHost(journal, environmentOf('steps', handClock()))
}

/** Lets people and bots act until the match is over. */
const playOn = async (pub: Pub, people: number): Promise<void> => {
  for (;;) {
    await pub.host.drive()
    const { phase, match } = pub.host.table()
    if (phase !== 'playing' || match === null) return
    for (let seat = 0; seat < people; seat++) {
      const table = pub.host.table()
      if (table.match?.pledge?.dealt === false) await pub.run(seat, shareOf(seat))
      else if (table.match?.since[seat] != null) {
        await pub.run(seat, { type: 'act', action: questionFor(table, seat, '', '')?.legal[0] as Json })
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
  await pub.run(0, { type: 'start', fill: 'regular' })
  const devices = ([0, 1, 'spectator'] as Viewer[]).map(viewer => ({ viewer, ...device() }))
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

test('a stream that is disconnected at any version resumes to the same view', async () => {
  for (const game of ['half-pint-heroes', 'herzlos']) {
    const { steps } = randomEvening(game, 3, 'cut', 1, 500)
    const journal = memoryJournal()
    const host = must(await openTableWith(journal, steps.slice(0, 1)))
    const cut = device()
    const stay = device()
    host.join('spectator', null, stay.hear)
    let leave = host.join('spectator', null, cut.hear)
    for (const { events: numbered } of steps.slice(1)) {
      await journal.append(host.table().version, [{ at: numbered.at, event: numbered.event }], NO_SUMMARY)
      await host.catchUp()
      leave()
      leave = host.join('spectator', cut.kept.view?.version ?? null, cut.hear)
      expect(difference(cut.kept.view, stay.kept.view)).toBeUndefined()
    }
    // Resume from every version that was ever seen.
    let views = [stay.kept.view as TableView]
    for (const seat of [0, 1, 2]) if (host.table().seats[seat]?.kind === 'person') views = [...views, host.view(seat)]
    for (const whole of views) {
      let view = reread(must(await openTableWith(memoryJournal(), steps.slice(0, 1))).view(whole.viewer))
      for (const { events: numbered, before } of steps.slice(1)) {
        const back = device(view)
        host.join(whole.viewer, view.version, back.hear)()
        expect(difference(back.kept.view, whole)).toBeUndefined()
        view = evolveTable(view, { at: numbered.at, event: redact(numbered.event, whole.viewer, before) })
      }
    }
  }
})

test('a client that missed much gets the whole view, one that missed little the events', async () => {
  const pub = await openPub()
  for (let line = 0; line < 3 * MIN_RECENT_EVENTS; line++) await pub.run(0, { type: 'say', text: `${line}` })
  const { version } = pub.host.table()
  const kinds = (after: number | null): string[] => {
    const { kept, hear } = device(pub.host.view('spectator'))
    pub.host.join('spectator', after, update => (update.kind === 'events' ? kept.update.push(update) : hear(update)))()
    return kept.update.map(({ kind }) => kind)
  }
  expect(kinds(version)).toEqual([])
  expect(kinds(version - MIN_RECENT_EVENTS)).toEqual(['events'])
  expect(kinds(1)).toEqual(['view'])
  expect(kinds(version + 1)).toEqual(['view'])
  expect(kinds(Number.NaN)).toEqual(['view'])
  expect(kinds(null)).toEqual(['view'])
})

test('a repeated command id runs once and gets the same answer; each sender has separate ids', async () => {
  const pub = await openPub({}, 2)
  const say = (text: string): Command => ({ type: 'say', text })
  const first = await pub.host.run(0, 'a', say('hello'))
  const { version } = pub.host.table()
  expect(await pub.host.run(0, 'a', say('hello'))).toEqual(first)
  expect(pub.host.table().version).toBe(version)
  await pub.host.run(1, 'a', say('hello too'))
  expect(pub.host.table().version).toBe(version + 1)
  expect(await (await pub.again()).run(0, 'a', say('hello'))).toEqual(first)
  expect(pub.host.table().version).toBe(version + 1)
})

test('two people who take a seat with the same command id both get one', async () => {
  const { host } = await openPub()
  for (const guest of [1, 2])
    await host.run('spectator', '1', { type: 'sit', person: person(guest), key: keyOf(guest) })
  expect([host.seatOf(keyOf(1)), host.seatOf(keyOf(2))]).toEqual([1, 2])
  const again = await host.run('spectator', '1', { type: 'sit', person: person(1), key: keyOf(1) })
  expect(again).toMatchObject({ ok: true })
  expect(host.table().seats.filter(({ kind }) => kind === 'person')).toHaveLength(3)
})

test('an accepted action is accepted again when it is repeated, even if it is no longer legal', async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  for (const seat of [0, 1, 2]) await pub.run(seat, shareOf(seat))
  const predict: Command = { type: 'act', action: { type: 'predict', prediction: 2 } }
  const first = await pub.host.run(1, 'x', predict)
  expect(await pub.host.run(1, 'x', predict)).toEqual(first)
  expect(await pub.host.run(1, 'y', predict)).toMatchObject({ problem: { code: 'already-chosen' } })
})

test('two hosts on one journal: after a conflict the command is decided again, and both publish the same events', async () => {
  const pub = await openPub({}, 3)
  const other = must(await openHost(pub.journal, environmentOf('other', pub.clock)))
  const here = device()
  const there = device()
  pub.host.join('spectator', null, here.hear)
  other.join('spectator', null, there.hear)
  await pub.run(0, { type: 'start' })
  const shares = [0, 1, 2].map(seat => (seat === 1 ? pub.host : other).run(seat, `s${seat}`, shareOf(seat)))
  for (const shared of await Promise.all(shares)) expect(shared.ok).toBe(true)
  const twice = [pub.host, other].map(host => host.run(2, 'once', { type: 'react', reaction: 'cheers' }))
  const [one, two] = await Promise.all(twice)
  expect(one).toEqual(two)
  await pub.host.catchUp()
  await other.catchUp()
  expect(difference(here.kept.view, there.kept.view)).toBeUndefined()
  expect(difference(pub.host.table(), other.table())).toBeUndefined()
  const log = await pub.journal.read(0)
  expect(log.filter(({ event }) => event.type === 'reacted')).toHaveLength(1)
  expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1))
})

test('events are published after they are stored, and an append of unknown outcome is checked', async () => {
  const clock = handClock()
  const inner = memoryJournal()
  let fault: 'before' | 'after' | null = null
  const journal: Journal = {
    read: inner.read,
    async append(...given) {
      if (fault === 'before') throw new Error('disk error')
      const appended = await inner.append(...given)
      if (fault === 'after') throw new Error('the answer was lost')
      return appended
    },
  }
  const opening = { table: 'pub', setup: (await openPub()).host.table().setup, person: person(0), key: keyOf(0) }
  const host = must(await openTable(journal, opening, environmentOf(1, clock)))
  const { kept, hear } = device()
  host.join('spectator', null, hear)
  const say: Command = { type: 'say', text: 'hello' }
  fault = 'before'
  await expect(host.run(0, 'a', say)).rejects.toThrow('disk error')
  expect(kept.view?.version).toBe(1)
  fault = 'after'
  await expect(host.run(0, 'b', say)).rejects.toThrow('lost')
  fault = null
  expect(await host.run(0, 'b', say)).toEqual({ ok: true, value: { version: 2 } })
  expect(await host.run(0, 'a', say)).toEqual({ ok: true, value: { version: 3 } })
  expect(kept.view?.chat).toHaveLength(2)
})

test('a decision is stored before it is published, and published before it is acknowledged', async () => {
  const pub = await openPub()
  const order: string[] = []
  const { append } = pub.journal
  pub.journal.append = async (...given) => {
    const appended = await append(...given)
    order.push('written')
    return appended
  }
  pub.host.join('spectator', pub.host.table().version, () => order.push('published'))
  await pub.host.run(0, 'a', { type: 'say', text: 'hello' })
  order.push('acknowledged')
  expect(order).toEqual(['written', 'published', 'acknowledged'])
})

test("a player who leaves gets no further events of the hand, and a bot's seat has no subscribers", async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  const ben = device()
  pub.host.join(1, null, ben.hear)
  await pub.run(1, { type: 'leave' })
  expect(ben.kept.cut).toBe(true)
  expect(ben.kept.update.at(-2)).toMatchObject({ events: [{ event: { type: 'left', seat: 1 } }] })
  const heard = ben.kept.update.length
  await pub.run('spectator', { type: 'sit', seat: 1, person: person(5), key: keyOf(5) })
  await pub.run(1, { type: 'connect', node: 'front' })
  for (const seat of [0, 1, 2]) await pub.run(seat, shareOf(seat))
  expect(ben.kept.update).toHaveLength(heard)
  const dora = await openPub()
  await dora.run(0, { type: 'seat-bot', seat: 1, bot: 'oda' })
  const nobody = device()
  dora.host.join(1, null, nobody.hear)
  expect(nobody.kept.update).toEqual([{ kind: 'cut' }])
})

test('events without secrets are one object for all subscribers, encoded once', async () => {
  const pub = await openPub({}, 2)
  const numbered: unknown[] = []
  const viewers: Viewer[] = [0, 1, 'spectator', 'spectator']
  const { version } = pub.host.table()
  for (const viewer of viewers)
    pub.host.join(viewer, version, update => update.kind === 'events' && numbered.push(update.events[0]))
  await pub.run(0, { type: 'say', text: 'hello' })
  expect(numbered).toHaveLength(4)
  expect(new Set(numbered).size).toBe(1)
})

test('wake is called with the next timer, and finished at the end of a match', async () => {
  const pub = await openPub({}, 1)
  const woken: (number | null)[] = []
  const finished: Table[] = []
  pub.environment.wake = at => woken.push(at)
  pub.environment.finished = table => finished.push(table)
  await pub.run(0, { type: 'start', fill: 'random' })
  expect(woken.at(-1)).toBe(pub.clock.now() + 2000)
  await playOn(pub, 1)
  expect(finished.map(({ match }) => match?.number)).toEqual([1])
  expect(woken.at(-1)).toBeNull()
})

test('a table is opened once, and an unknown table cannot be loaded', async () => {
  const pub = await openPub()
  const opening = { table: 'pub', setup: pub.host.table().setup, person: person(0), key: keyOf(0) }
  expect(await openTable(pub.journal, opening, pub.environment)).toMatchObject({ problem: { code: 'table-exists' } })
  expect(await openHost(memoryJournal(), pub.environment)).toMatchObject({ problem: { code: 'unknown-table' } })
  const nameless = { ...opening, table: 'a|b' }
  expect(await openTable(memoryJournal(), nameless, pub.environment)).toMatchObject({ problem: { code: 'bad-setup' } })
})

test('the summary contains the data for the list of tables', async () => {
  const pub = await openPub({ listed: true }, 2)
  const placards: Parameters<Journal['append']>[2][] = []
  const { append } = pub.journal
  pub.journal.append = (expected, entries, summary) => {
    placards.push(summary)
    return append(expected, entries, summary)
  }
  await pub.run(0, { type: 'seat-bot', seat: 2, bot: 'oda' })
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
  await pub.run(0, { type: 'leave' })
  await pub.run(1, { type: 'leave' })
  expect(placards.at(-1)).toMatchObject({ listed: false, over: true })
})

test("a bot's choice is not played after the host was closed", async () => {
  const pub = await openPub({ seats: 2 }, 1)
  await pub.run(0, { type: 'start', fill: 'random' })
  await pub.run(0, shareOf(0))
  let thought: (at: number) => void = () => {}
  const think = () => new Promise<number>(resolve => (thought = resolve))
  const host = must(await openHost(pub.journal, { ...environmentOf('closed', pub.clock), think }))
  pub.clock.pass(60_000)
  const driving = host.drive()
  const { version } = host.table()
  host.close()
  thought(0)
  await driving
  expect(host.table().version).toBe(version)
})

test('a closed host runs no timers and publishes no events', async () => {
  const pub = await openPub()
  const { kept, hear } = device()
  pub.host.join('spectator', null, hear)
  await pub.run(0, { type: 'start', fill: 'random' })
  pub.clock.pass(2000)
  const heard = kept.update.length
  pub.host.close()
  await pub.host.drive()
  expect(kept.update).toHaveLength(heard)
  expect(pub.host.table().match?.pledge?.dealt).toBe(false)
})
