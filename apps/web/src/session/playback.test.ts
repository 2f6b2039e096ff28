import { must, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import {
  evolveTable,
  memoryJournal,
  type NumberedEvent,
  openTable,
  type TableEntry,
  type TableView,
  viewTable,
} from '@halfpint/table'
import { expect, test } from 'vitest'
import { type Cue, openPlayback } from './playback.ts'

/** A clock that the test moves. */
const handClock = () => {
  let waiting: { readonly at: number; readonly goOn: () => void }[] = []
  let now = 0
  return {
    wait: (milliseconds: number, goOn: () => void) => {
      const entry = { at: now + milliseconds, goOn }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter(each => each !== entry)
      }
    },
    pass(milliseconds: number) {
      now += milliseconds
      for (const entry of waiting.filter(each => each.at <= now)) {
        waiting = waiting.filter(each => each !== entry)
        entry.goOn()
      }
    },
  }
}

const talk = async (): Promise<{ readonly view: TableView; readonly events: readonly NumberedEvent[] }> => {
  const journal = memoryJournal()
  const setup = {
    game: halfPint.id,
    options: must(halfPint.options.read({})),
    seats: 2,
    clock: null,
    grace: 1000,
    listed: false,
  }
  const person = { id: 'ann', name: 'Ann', symbol: 'fish' }
  const environment = { now: () => 1, random: seeded('stage'), think: async () => 0 }
  const host = must(await openTable(journal, { table: 't', setup, person, key: '0'.repeat(64) }, environment))
  const view = viewTable(host.table(), 0)
  for (const text of ['one', 'two', 'three', 'four']) must(await host.run(0, null, { type: 'say', text }))
  const entries: readonly (TableEntry & { version: number })[] = await journal.read(view.version)
  return { view, events: entries.map(({ at, event, version }) => ({ at, event, version })) }
}

const playbackWith = (cue: (told: NumberedEvent) => Cue) => {
  const clock = handClock()
  const heard: number[] = []
  const playback = openPlayback(cue, clock.wait, told => heard.push(told.version))
  return { clock, heard, playback }
}

test('events without a pause are shown at once, each applied to the view', async () => {
  const { view, events: told } = await talk()
  const { playback, heard } = playbackWith(() => ({ before: 0, after: 0 }))
  playback.begin(view)
  playback.take(told)
  expect(heard).toEqual(told.map(each => each.version))
  expect(playback.shown.value).toEqual(told.reduce((table, each) => evolveTable(table, each), view))
  expect(playback.caughtUp.value).toBe(true)
})

test('pauses come before and after an event, and no event is skipped', async () => {
  const { view, events: told } = await talk()
  const { playback, heard, clock } = playbackWith(() => ({ before: 100, after: 50 }))
  playback.begin(view)
  playback.take(told.slice(0, 2))
  expect(heard).toEqual([told[0]?.version])
  clock.pass(50)
  expect(heard).toHaveLength(1)
  expect(playback.caughtUp.value).toBe(false)
  playback.take(told.slice(2))
  clock.pass(100)
  expect(heard).toEqual(told.slice(0, 2).map(each => each.version))
})

test('after a table was opened the first event with a pause is shown at once', async () => {
  const { view, events: told } = await talk()
  const { playback, heard, clock } = playbackWith(each => ({ before: each === told[0] ? 0 : 100, after: 0 }))
  playback.begin(view)
  playback.take(told)
  expect(heard).toHaveLength(2)
  clock.pass(100)
  expect(heard).toHaveLength(3)
  playback.begin(view)
  playback.take(told)
  // A table that begins a second time was shown before, so its events have their pauses.
  expect(heard).toHaveLength(4)
  clock.pass(100)
  expect(heard).toHaveLength(5)
})

test('an event that holds waits for the player', async () => {
  const { view, events: told } = await talk()
  const { playback, heard, clock } = playbackWith(each => ({ before: 0, after: each === told[1] ? 'hold' : 0 }))
  playback.begin(view)
  playback.take(told)
  expect(heard).toHaveLength(2)
  expect(playback.paused.value).toBe(told[1])
  playback.goOn()
  // The next event is shown in a separate task.
  expect(playback.paused.value).toBeNull()
  expect(heard).toHaveLength(2)
  clock.pass(0)
  expect(heard).toHaveLength(4)
})

test('an event that was shown is not shown again', async () => {
  const { view, events: told } = await talk()
  const { playback, heard } = playbackWith(() => ({ before: 0, after: 0 }))
  playback.begin(view)
  playback.take(told)
  playback.take(told)
  expect(heard).toHaveLength(told.length)
})

test('a pause can be ended early; an event that holds still waits', async () => {
  const { view, events: told } = await talk()
  const { playback, heard } = playbackWith(each => ({ before: 100, after: each === told[1] ? 'hold' : 50 }))
  playback.begin(view)
  playback.take(told)
  expect(heard).toHaveLength(1)
  playback.hurry()
  playback.hurry()
  expect(heard).toHaveLength(2)
  playback.hurry()
  expect(heard).toHaveLength(2)
})

test('a new view drops the waiting events', async () => {
  const { view, events: told } = await talk()
  const { playback, heard, clock } = playbackWith(() => ({ before: 100, after: 0 }))
  playback.begin(view)
  playback.take(told)
  playback.begin(view)
  clock.pass(1000)
  expect(heard).toHaveLength(1)
  expect(playback.shown.value).toBe(view)
})

test('a skip goes to the newest event at once and reports each event as skipped', async () => {
  const { view, events: told } = await talk()
  const clock = handClock()
  const heard: (readonly [version: number, skipped: boolean])[] = []
  const playback = openPlayback(
    () => ({ before: 100, after: 50 }),
    clock.wait,
    (each, _, __, skipped) => heard.push([each.version, skipped]),
  )
  playback.begin(view)
  playback.take(told)
  clock.pass(100)
  expect(playback.behind()).toBe(told.length - 1)
  playback.skip()
  expect(playback.shown.value?.version).toBe(told.at(-1)?.version)
  expect(playback.caughtUp.value).toBe(true)
  expect(heard.map(([, skipped]) => skipped)).toEqual([false, true, true, true])
})

test('a skip stops at the end of a round if it is still the last one', async () => {
  const { view, events: told } = await talk()
  const playback = openPlayback(
    each => ({ before: 100, after: each === told[2] ? 'hold' : 0 }),
    handClock().wait,
    () => {},
  )
  playback.begin(view)
  playback.take(told)
  playback.skip()
  expect(playback.paused.value).toBe(told[2])
  expect(playback.caughtUp.value).toBe(false)
  playback.skip()
  expect(playback.caughtUp.value).toBe(true)
})

test('a table as it was left is not up to date until the connection confirms it', async () => {
  const { view, events: told } = await talk()
  const { playback } = playbackWith(() => ({ before: 0, after: 0 }))
  playback.begin(view, false)
  expect(playback.shown.value).toBe(view)
  expect(playback.caughtUp.value).toBe(false)
  playback.take([])
  expect(playback.caughtUp.value).toBe(true)
  playback.begin(view, false)
  playback.take(told)
  expect(playback.caughtUp.value).toBe(true)
})
