import { everySeat, HIDDEN, must, type Viewer } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import { difference, frozen, reread } from '@halfpint/testkit'
import { describe, expect, test } from 'vitest'
import { type Evening, randomEvening, TABLES } from '../test/evening.ts'
import { evolveTable } from './evolve.ts'
import { FACTS } from './fact.ts'
import { findGame } from './games.ts'
import { recordOf } from './record.ts'
import { BARE_TABLE, eyesOf, gameOf, type Table, type TableView } from './table.ts'
import { redactFact, viewTable } from './view.ts'

const SEEDS = [1, 2]

const evenings: (readonly [string, Evening])[] = TABLES.flatMap(([game, seats]) =>
  SEEDS.map(seed => [`${game} for ${seats}, evening ${seed}`, randomEvening(game, seats, seed)] as const),
)

/** All who can look: where chairs come and go, every seat that there ever was. */
const viewersOf = (steps: Evening['steps']): Viewer[] => [
  ...everySeat(Math.max(...steps.map(({ after }) => after.setup.seats))),
  'rail',
]

test('the evenings are eventful: every fact happens in some of them', () => {
  const types = new Set(evenings.flatMap(([, { facts }]) => facts.map(({ type }) => type)))
  expect([...types].sort()).toEqual(Object.keys(FACTS).sort())
  expect(evenings.filter(([, { table }]) => table.matches >= 2).length).toBeGreaterThan(evenings.length / 2)
})

describe.each(evenings)('%s', (_name, { steps, turns, table, facts }) => {
  test('replay: folding the log gives the very table, after a JSON round trip too', () => {
    let folded = BARE_TABLE
    for (const { told, after } of steps) {
      folded = evolveTable(folded, reread(told))
      expect(difference(folded, after)).toBeUndefined()
    }
    expect(folded.version).toBe(steps.length)
    expect(difference(folded, table)).toBeUndefined()
  })

  test('views: the view of the folded table is the folded view', () => {
    for (const viewer of viewersOf(steps)) {
      let view: TableView = viewTable(BARE_TABLE, viewer)
      for (const { told, before, after } of steps) {
        const fact = redactFact(told.fact, viewer, before)
        view = evolveTable(view, { at: told.at, fact })
        if (told.version % 16 === 0) view = reread(view)
        const wrong = difference(view, viewTable(after, viewer))
        if (wrong !== undefined) throw new Error(`${viewer} after ${JSON.stringify(fact)}: ${wrong}`)
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
          : { ...before.match, pledge: { ...before.match.pledge, seed: 'e'.repeat(64), secret: 'd'.repeat(64) } },
    })
    const publicly = new Set<string>()
    const secrets = (value: unknown): string[] =>
      (JSON.stringify(value).match(/[0-9a-f]{64}/g) ?? []).filter(found => !publicly.has(found))
    const viewers = viewersOf(steps)
    for (const { told, before, after } of steps) {
      const { fact } = told
      if (fact.type === 'pledged') publicly.add(fact.pledge)
      if (fact.type === 'shared') publicly.add(fact.share)
      if (fact.type === 'sealed') publicly.add(fact.seal)
      if (fact.type === 'unveiled') publicly.add(fact.seed).add(fact.secret ?? '')
      for (const viewer of viewers) {
        expect(secrets(redactFact(fact, viewer, before))).toEqual([])
        if (told.version % 4 !== 0) continue
        const view = viewTable(after, viewer)
        expect(difference(viewTable(otherwise(after), viewer), view)).toBeUndefined()
        if (told.version % 20 === 0) expect(secrets(view)).toEqual([])
        // What is hidden inside the game is the game's own law; here, that the game was asked.
        const seen = after.match === null ? null : gameOf(after).view(after.match.state, eyesOf(after, viewer))
        expect(difference(view.match?.state ?? null, seen)).toBeUndefined()
        if (view.match?.pledge != null) expect(view.match.pledge).toMatchObject({ seed: HIDDEN, secret: HIDDEN })
      }
    }
  })

  test('purity and restart: stored and loaded before every turn, the same follows', () => {
    for (const { before, take } of turns) {
      const first = take(frozen(reread(before)))
      const second = take(before)
      expect(difference(first.table, second.table)).toBeUndefined()
      expect(difference(first.facts, second.facts)).toBeUndefined()
      expect(difference(reread(first.facts), first.facts)).toBeUndefined()
    }
  })

  test('records: every match is one that the rules accept, and every finished round is proven', () => {
    for (let match = 1; match <= table.matches; match++) {
      const record = must(recordOf(facts, match)) as { readonly game: string }
      const game = must(findGame(record.game))
      const replay = must(game.records.read(reread(record)))
      const finished = replay.state.round
      const proven = checkProofs(game, record, replay)
      expect(proven.ok && (proven.value?.proven ?? 0)).toBe(finished)
    }
  })

  test('time never runs backwards, and no seed is told before its round is over', () => {
    let at = 0
    for (const { told, before } of steps) {
      expect(told.at).toBeGreaterThanOrEqual(at)
      at = told.at
      if (told.fact.type === 'unveiled') expect(before.match?.state.round).toBeGreaterThan(told.fact.round)
    }
  })
})
