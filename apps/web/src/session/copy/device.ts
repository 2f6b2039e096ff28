import { isFields, type Json } from '@halfpint/core'
import type { Statistics, StatisticsEntry } from '@halfpint/statistics'
import { freshId, openLibrary, padName, replacePads, savedPads } from '../../base/pads/library.ts'
import { noteRemoved, removedNames } from '../../base/removed.ts'
import { route } from '../../base/route.ts'
import { joinSettings, settingChanges, settings } from '../../base/settings.ts'
import { joinSeats, keptKeys, keptSeats, seatEntry } from '../server/keys.ts'
import { groupEntry, joinGroups, keptGroups } from '../server/memberships.ts'
import { joinMatches, playedMatches } from '../server/played.ts'
import { joinKeys, keyEntry } from '../server/results.ts'
import { readDeviceStatistics, joinStatistics as storeStatistics } from '../statistics/store.ts'
import { type Belongings, REMOVED, type Versioned } from './belongings.ts'
import { joinPads, padThing, readPadThing, settlePads } from './pads.ts'
import type { Device } from './sync.ts'

/** The kinds of things in a copy. Their names are stored. */
const STATISTICS = 'entry '
const PAD = 'pad '
const MATCH = 'match '
const SEAT = 'seat '
const GROUP = 'group '
const KEY = 'key '
const SETTING = 'setting '

/** The browser asks for its own permission to notify. */
const OF_THIS_BROWSER = 'calls'

export const statisticsThings = ({ counts, entries }: Statistics): (readonly [string, Versioned])[] =>
  [...counts].map(([id, changes]) => {
    const value = entries.get(id)
    return [STATISTICS + id, value === undefined ? { changes } : { changes, value }]
  })

/** The statistics in a copy. Entries without the fields that every entry has are left out. */
export const statisticsIn = (others: Belongings): Statistics => {
  const counts = new Map<string, number>()
  const entries = new Map<string, StatisticsEntry>()
  for (const [id, { changes, value }] of ofKind(others, STATISTICS)) {
    const isPresent = changes % 2 === 1
    if (isPresent !== (value !== undefined)) continue
    if (
      isPresent &&
      !(isFields(value) && value.id === id && typeof value.at === 'number' && typeof value.kind === 'string')
    )
      continue
    counts.set(id, changes)
    if (isPresent) entries.set(id, value as StatisticsEntry)
  }
  return { counts, entries }
}

/** The things of a kind, by their id. */
const ofKind = (all: Belongings, kind: string): (readonly [string, Versioned])[] =>
  [...all].flatMap(([name, thing]) => (name.startsWith(kind) ? [[name.slice(kind.length), thing] as const] : []))

const valuesOf = (all: Belongings, kind: string): Json[] =>
  ofKind(all, kind).flatMap(([, { value }]) => (value === undefined ? [] : [value]))

const settingThings = (): (readonly [string, Versioned])[] =>
  Object.entries(settingChanges()).flatMap(([name, changes]) => {
    const value = (settings.peek() as unknown as { readonly [name: string]: Json })[name]
    return value === undefined || name === OF_THIS_BROWSER ? [] : [[SETTING + name, { changes, value: { is: value } }]]
  })

const joinOtherSettings = (others: Belongings): void => {
  const own = new Map(settingThings())
  const newer = ofKind(others, SETTING).filter(([name, theirs]) => {
    const mine = own.get(SETTING + name)
    if (mine === undefined || theirs.changes !== mine.changes) return theirs.changes > (mine?.changes ?? 0)
    return JSON.stringify(theirs.value) < JSON.stringify(mine.value)
  })
  if (newer.length === 0) return
  joinSettings(
    Object.fromEntries(newer.map(([name, { value }]) => [name, isFields(value) ? value.is : undefined])),
    Object.fromEntries(newer.map(([name, { changes }]) => [name, changes])),
  )
}

const ownPads = async () => {
  await openLibrary()
  return (savedPads.value ?? []).map(({ kept }) => kept)
}

/** The id of the pad that the page shows. */
const openPad = (): string | undefined => {
  const shown = route.peek()
  return shown?.pattern === '/pad/game/:id' ? shown.params.id : undefined
}

/** The data of this browser. */
export const thisDevice: Device = {
  async read() {
    return new Map<string, Versioned>([
      ...statisticsThings(await readDeviceStatistics()),
      ...(await ownPads()).map(kept => [padName(kept.id), padThing(kept)] as const),
      ...playedMatches().map(played => {
        const value = JSON.parse(JSON.stringify(played)) as Json
        return [`${MATCH}${played.table} ${played.match}`, { changes: 1, value }] as const
      }),
      ...keptSeats().map(
        seat => [seatEntry(seat), { changes: Math.max(1, Math.floor(seat.at)), value: { ...seat } }] as const,
      ),
      ...keptGroups().map(kept => [groupEntry(kept), { changes: 1, value: { ...kept } }] as const),
      ...keptKeys().map(key => [keyEntry(key), { changes: 1, value: key }] as const),
      ...settingThings(),
      ...removedNames().map(name => [name, { changes: REMOVED }] as const),
    ])
  },
  async join(others) {
    const removed = new Set([...others].flatMap(([name, { changes }]) => (changes === REMOVED ? [name] : [])))
    const statistics = statisticsIn(others)
    if (statistics.counts.size > 0) await storeStatistics(statistics)
    const pads = await ownPads()
    const theirs = valuesOf(others, PAD).flatMap(value => readPadThing(value) ?? [])
    const gone = new Set([...removed, ...removedNames()])
    await replacePads(
      joinPads(pads, theirs, freshId, openPad()).filter(({ id }) => !gone.has(padName(id))),
      pads.map(({ id }) => id).filter(id => removed.has(padName(id))),
    )
    joinMatches(valuesOf(others, MATCH))
    joinSeats(valuesOf(others, SEAT), gone)
    joinGroups(valuesOf(others, GROUP), gone)
    joinKeys(
      valuesOf(others, KEY).filter(key => typeof key === 'string'),
      gone,
    )
    joinOtherSettings(others)
    noteRemoved(...removed)
  },
  async settle(agreed) {
    const strokes = settlePads(await ownPads(), id => agreed.get(padName(id))?.changes)
    await replacePads(strokes, [])
  },
}
