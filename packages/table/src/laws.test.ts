import { everySeat, HIDDEN, must, type Viewer } from '@halfpint/core'
import { checkProofs, isPledged } from '@halfpint/fair'
import { difference, frozen, reread } from '@halfpint/testkit'
import { describe, expect, test } from 'vitest'
import { type Evening, randomEvening, TABLES } from '../test/evening.ts'
import { evolveTable } from './evolve.ts'
import { findGame } from './games.ts'
import { recordOf } from './record.ts'
import { BARE_TABLE, eyesOf, gameOf, type Table, type TableView } from './table.ts'
import { redactEvent, viewTable } from './view.ts'
import { EVENT_TYPES } from './wire/events.ts'

const SEEDS = [1, 2]

const OTHER_SECRETS = { seed: 'e'.repeat(64), secret: 'd'.repeat(64), salt: 'c'.repeat(64) }

const evenings: (readonly [string, Evening])[] = TABLES.flatMap(([game, seats]) =>
  SEEDS.map(seed => [`${game} for ${seats}, evening ${seed}`, randomEvening(game, seats, seed)] as const),
)

/** All viewers: if seats are added or removed, every seat that ever existed. */
const viewersOf = (steps: Evening['steps']): Viewer[] => [
  ...everySeat(Math.max(...steps.map(({ after }) => after.setup.seats))),
  'spectator',
]

test('random evenings contain every event', () => {
  const types = new Set(evenings.flatMap(([, { events }]) => events.map(({ type }) => type)))
  expect([...types].sort()).toEqual([...EVENT_TYPES].sort())
  expect(evenings.filter(([, { table }]) => table.matches >= 2).length).toBeGreaterThan(evenings.length / 2)
})

describe.each(evenings)('%s', (_name, { steps, turns, table, events }) => {
  test('replay: folding the log gives the same table, also after a JSON round trip', () => {
    let folded = BARE_TABLE
    for (const { events: numbered, after } of steps) {
      folded = evolveTable(folded, reread(numbered))
      expect(difference(folded, after)).toBeUndefined()
    }
    expect(folded.version).toBe(steps.length)
    expect(difference(folded, table)).toBeUndefined()
  })

  test('views: the view of the folded table is the folded view', () => {
    for (const viewer of viewersOf(steps)) {
      let view: TableView = viewTable(BARE_TABLE, viewer)
      for (const { events: numbered, before, after } of steps) {
        const event = redactEvent(numbered.event, viewer, before)
        view = evolveTable(view, { at: numbered.at, event })
        if (numbered.version % 16 === 0) view = reread(view)
        const wrong = difference(view, viewTable(after, viewer))
        if (wrong !== undefined) throw new Error(`${viewer} after ${JSON.stringify(event)}: ${wrong}`)
      }
    }
  })

  test('leak: other keys and another seed give the same view and the same update', () => {
    const otherwise = (before: Table): Table => ({
      ...before,
      keys: before.keys.map(key => (key === null ? null : 'f'.repeat(64))),
      match:
        before.match?.pledge == null
          ? before.match
          : { ...before.match, pledge: { ...before.match.pledge, ...OTHER_SECRETS } },
    })
    const publicly = new Set<string>()
    const secrets = (value: unknown): string[] =>
      (JSON.stringify(value).match(/[0-9a-f]{64}/g) ?? []).filter(found => !publicly.has(found))
    const viewers = viewersOf(steps)
    for (const { events: numbered, before, after } of steps) {
      const { event } = numbered
      if (event.type === 'pledged') publicly.add(event.pledge)
      if (event.type === 'shared') publicly.add(event.share)
      if (event.type === 'sealed') publicly.add(event.seal)
      if (event.type === 'revealed')
        publicly
          .add(event.seed)
          .add(event.secret ?? '')
          .add(event.salt ?? '')
      for (const viewer of viewers) {
        expect(secrets(redactEvent(event, viewer, before))).toEqual([])
        if (numbered.version % 4 !== 0) continue
        const view = viewTable(after, viewer)
        expect(difference(viewTable(otherwise(after), viewer), view)).toBeUndefined()
        if (numbered.version % 20 === 0) expect(secrets(view)).toEqual([])
        // The laws of the games check hidden cards; this checks that the table uses the game's view.
        const seen = after.match === null ? null : gameOf(after).view(after.match.state, eyesOf(after, viewer))
        expect(difference(view.match?.state ?? null, seen)).toBeUndefined()
        if (view.match?.pledge != null)
          expect(view.match.pledge).toMatchObject({ seed: HIDDEN, secret: HIDDEN, salt: HIDDEN })
      }
    }
  })

  test('purity and restart: stored and loaded before every turn, the same follows', () => {
    for (const { before, take } of turns) {
      const first = take(frozen(reread(before)))
      const second = take(before)
      expect(difference(first.table, second.table)).toBeUndefined()
      expect(difference(first.events, second.events)).toBeUndefined()
      expect(difference(reread(first.events), first.events)).toBeUndefined()
    }
  })

  test('records: every match is accepted by the rules, and every finished round has a valid proof', () => {
    for (let match = 1; match <= table.matches; match++) {
      const record = must(recordOf(events, match)) as { readonly game: string }
      const game = must(findGame(record.game))
      const replay = must(game.records.read(reread(record)))
      const checked = checkProofs(game, record, replay)
      const proven = checked.ok ? (checked.value?.proven ?? 0) : -1
      // The round in which the host ended the match has a proof too, if its cards were dealt.
      const isEnded = events.some(event => event.type === 'match-ended' && event.match === match)
      const dealt = replay.log.filter(event => (event as { type?: string }).type === 'dealt').length
      expect(proven).toBe(isEnded ? dealt : replay.state.round)
    }
  })

  test('time never runs backwards, and no seed is public before its round is over or the host ends the match', () => {
    let at = 0
    for (const [step, { events: numbered, before }] of steps.entries()) {
      expect(numbered.at).toBeGreaterThanOrEqual(at)
      at = numbered.at
      if (numbered.event.type !== 'revealed' || steps[step + 1]?.events.event.type === 'match-ended') continue
      expect(before.match?.state.round).toBeGreaterThan(numbered.event.round)
    }
  })

  test('a pledge is replaced only after its seed is public, and each pledge contains the one before', () => {
    let last: string | null = null
    for (const { events: numbered, before, after } of steps) {
      const { event } = numbered
      const open = before.match?.pledge?.pledge
      if (open !== undefined && event.type !== 'revealed') expect(after.match?.pledge?.pledge).toBe(open)
      if (event.type === 'revealed') expect(after.match?.proofs.at(-1)).toSatisfy(isPledged)
      if (event.type !== 'pledged') continue
      expect(event.previous).toBe(last)
      last = event.pledge
    }
  })

  test('after a match each seat finds the proof of its latest share', () => {
    const latest = new Map<number, string>()
    for (const { events: numbered, after } of steps) {
      const { event } = numbered
      if (event.type === 'revealed')
        for (const [seat, share] of event.shares.entries()) if (share !== null) latest.set(seat, event.pledge)
      const known = [...after.lastProofs, ...(after.match?.proofs ?? [])].map(({ pledge }) => pledge)
      expect(known).toEqual(expect.arrayContaining([...latest.values()]))
      expect(after.lastProofs.length).toBeLessThanOrEqual(8)
    }
  })
})
