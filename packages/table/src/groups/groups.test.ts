import { below, must, pick, type Random, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { decideGroup, decideJoin, decideResult } from './decide.ts'
import { type CountedResult, evolveGroup, type Group, type GroupEvent, type GroupMember, NO_GROUP } from './group.ts'
import { eveningsOf, seasonOf } from './season.ts'
import { visibleTo } from './view.ts'

const HOUR = 3_600_000
const member = (name: string): GroupMember => ({ id: `id-${name}`, key: `key-${name}`, name, symbol: 'mug' })
const after = (group: Group, event: GroupEvent | null, at = group.at): Group =>
  event === null ? group : evolveGroup(group, at, event)
const founded = (...names: string[]): Group =>
  names
    .slice(1)
    .reduce(
      (group, name) => after(group, must(decideJoin(group, group.invite, member(name)))),
      evolveGroup(NO_GROUP, 1, { type: 'founded', name: 'Friday', invite: 'secret', member: member(names[0]!) }),
    )

type Player = CountedResult['players'][number]
const player = (name: string, place: number, more: Partial<Player> = {}): Player => ({
  name,
  member: `id-${name}`,
  bot: false,
  points: 100 - place,
  place,
  ...more,
})
const result = (id: string, at: number, players: readonly Player[], more: Partial<CountedResult> = {}) =>
  ({ id, kind: 'table', game: 'herzlos', at, by: null, digest: id, players, ...more }) as CountedResult

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva']

/** A game in random order; some players are bots or guests. */
const randomResult = (random: Random, id: string, at: number): CountedResult => {
  const seats = 2 + below(random, 4)
  const names = NAMES.toSorted(() => random.next() - 0.5).slice(0, seats)
  const players = names.map(name => {
    const bot = below(random, 6) === 0
    const guest = below(random, 6) === 0
    const drinks = below(random, 2) === 0 ? {} : { drinks: below(random, 4) }
    return player(guest ? `Guest ${name}` : name, 1 + below(random, seats), {
      bot,
      member: bot || guest ? null : `id-${name}`,
      ...drinks,
    })
  })
  return result(id, at, players, { kind: pick(random, ['table', 'pad']), by: pick(random, ['id-Ann', 'id-Ben']) })
}

/** The season once more, written as plainly as possible: one table of numbers, no evenings as objects. */
const plainSeason = (group: Group): Record<string, [points: number, games: number, wins: number, drinks: number]> => {
  const games = [...group.results].sort((a, b) => a.at - b.at)
  let evening = 0
  const eveningOf = games.map((game, index) => {
    if (index > 0 && game.at - games[index - 1]!.at > 8 * HOUR) evening++
    return evening
  })
  const season: Record<string, [number, number, number, number]> = {}
  const people = new Set(games.flatMap(game => game.players.filter(each => !each.bot).map(each => each.name)))
  for (const name of people) {
    const perEvening: number[] = []
    let [played, wins, drinks] = [0, 0, 0]
    for (const [index, game] of games.entries()) {
      if (eveningOf[index]! <= evening - group.rules.evenings) continue
      const own = game.players.find(each => each.name === name && !each.bot)
      if (own === undefined) continue
      let ahead = 0
      for (const other of game.players) if (!other.bot && other.place < own.place) ahead++
      perEvening[eveningOf[index]!] = (perEvening[eveningOf[index]!] ?? 0) + (group.rules.points[ahead] ?? 0)
      played++
      if (own.place === 1) wins++
      drinks += own.drinks ?? 0
    }
    const best = perEvening.filter(points => points !== undefined).sort((a, b) => b - a)
    const points = best.slice(0, group.rules.best).reduce((sum, each) => sum + each, 0)
    if (played > 0) season[name] = [points, played, wins, drinks]
  }
  return season
}

test('1,000 random seasons agree with a plain model, with corrections and repetitions', () => {
  const corrections = { made: 0, repeated: 0 }
  for (let seed = 0; seed < 1_000; seed++) {
    const random = seeded(`season ${seed}`)
    const evenings = 1 + below(random, 6)
    const rules = { points: [7, 4, 2, 1].slice(0, 1 + below(random, 4)), best: 1 + below(random, evenings), evenings }
    let group = after(founded(...NAMES), { type: 'rules-set', rules })
    const sent: CountedResult[] = []
    let at = 0
    for (let number = 0; number < 25; number++) {
      at += below(random, 3) === 0 ? 9 * HOUR + below(random, 100 * HOUR) : below(random, 3 * HOUR)
      const roll = below(random, 4)
      const earlier = sent.length === 0 ? undefined : pick(random, sent)
      if (roll === 0 && earlier !== undefined) {
        // The same result again, under its own id or another one.
        const again = { ...earlier, id: below(random, 2) === 0 ? earlier.id : `copy ${number}` }
        const before = group.results
        const decided = decideResult(group, again)
        if (decided.ok) group = after(group, decided.value)
        if (group.results.some(({ digest }) => digest === earlier.digest)) expect(group.results).toEqual(before)
        corrections.repeated++
      } else if (roll === 1 && earlier?.kind === 'pad') {
        const corrected = { ...randomResult(random, earlier.id, at), kind: 'pad' as const, by: earlier.by }
        const next = { ...corrected, digest: `corrected ${number}` }
        group = after(group, must(decideResult(group, next)))
        expect(group.results.find(({ id }) => id === next.id)).toEqual({ ...next, at: earlier.at })
        sent[sent.indexOf(earlier)] = { ...next, at: earlier.at }
        corrections.made++
      } else {
        const next = randomResult(random, `game ${number}`, at)
        group = after(group, must(decideResult(group, next)))
        sent.push(next)
      }
    }
    expect(new Set(group.results.map(({ id }) => id)).size).toBe(group.results.length)
    const season = seasonOf(group)
    expect(
      Object.fromEntries(season.map(each => [each.name, [each.points, each.games, each.wins, each.drinks]])),
    ).toEqual(plainSeason(group))
    expect(season.map(({ points }) => points)).toEqual(season.map(({ points }) => points).sort((a, b) => b - a))
  }
  // The runs contain what they are about.
  expect(corrections.made).toBeGreaterThan(500)
  expect(corrections.repeated).toBeGreaterThan(2_000)
})

test('a result counts once: another id with the same content, and another result with the same id, are refused', () => {
  const group = founded('Ann', 'Ben')
  const game = result('table-x-1', 5, [player('Ann', 1), player('Ben', 2)])
  const counted = after(group, must(decideResult(group, game)))
  expect(decideResult(counted, game)).toEqual({ ok: true, value: null })
  expect(decideResult(counted, { ...game, id: 'table-y-1' })).toMatchObject({ problem: { code: 'already-counted' } })
  expect(decideResult(counted, { ...game, digest: 'forged' })).toMatchObject({ problem: { code: 'already-counted' } })
  const pad = { ...game, id: 'pad-1', kind: 'pad' as const, by: 'id-Ann', digest: 'a pad' }
  const withPad = after(counted, must(decideResult(counted, pad)))
  const corrected = { ...pad, digest: 'corrected' }
  expect(decideResult(withPad, { ...corrected, by: 'id-Ben' })).toMatchObject({ problem: { code: 'already-counted' } })
  expect(decideResult(withPad, corrected).ok).toBe(true)
})

test('a removed result does not come back', () => {
  const group = founded('Ann', 'Ben')
  const game = result('table-x-1', 5, [player('Ann', 1), player('Ben', 2)])
  const counted = after(group, must(decideResult(group, game)))
  expect(decideGroup(counted, 'id-Ben', { type: 'remove-result', result: game.id }, '')).toMatchObject({
    problem: { code: 'founder-only' },
  })
  const removed = after(counted, must(decideGroup(counted, 'id-Ann', { type: 'remove-result', result: game.id }, '')))
  expect(removed.results).toEqual([])
  expect(decideResult(removed, game)).toMatchObject({ problem: { code: 'result-removed' } })
})

test('only the founder strikes, resets the link and changes the rules; the next member follows as founder', () => {
  const group = founded('Ann', 'Ben', 'Cem')
  for (const command of [
    { type: 'strike', member: 'id-Cem' },
    { type: 'reset-link' },
    { type: 'name-group', name: 'Monday' },
    { type: 'set-rules', rules: { points: [1], best: 1, evenings: 1 } },
  ] as const) {
    expect(decideGroup(group, 'id-Ben', command, 'new')).toMatchObject({ problem: { code: 'founder-only' } })
    expect(decideGroup(group, 'id-Ann', command, 'new').ok).toBe(true)
  }
  const struck = after(group, must(decideGroup(group, 'id-Ann', { type: 'strike', member: 'id-Cem' }, '')))
  expect(decideJoin(struck, 'secret', member('Cem'))).toMatchObject({ problem: { code: 'struck-here' } })
  const reset = after(struck, must(decideGroup(struck, 'id-Ann', { type: 'reset-link' }, 'new')))
  expect(decideJoin(reset, 'secret', member('Eva'))).toMatchObject({ problem: { code: 'group-link-invalid' } })
  expect(decideJoin(reset, 'new', member('Eva')).ok).toBe(true)
  const left = after(reset, must(decideGroup(reset, 'id-Ann', { type: 'leave' }, '')))
  expect(decideGroup(left, 'id-Ben', { type: 'reset-link' }, 'third').ok).toBe(true)
})

test('names in a group are distinct, also those that only look the same', () => {
  const group = founded('Ann')
  const joined = must(decideJoin(group, 'secret', { ...member('Аnn'), name: 'Аnn' }))
  expect(joined).toMatchObject({ member: { name: 'Аnn 2' } })
  expect(must(decideJoin(group, 'wrong', member('Ann')))).toBeNull()
})

test('a daily deal is hidden from a member until they have played it, or nobody can play it any more', () => {
  const group = founded('Ann', 'Ben', 'Cem')
  const day = (name: string, date: string) =>
    result(`day-${date}-${name}`, 5, [player(name, 1)], { kind: 'day', day: date, by: `id-${name}` })
  const counted = [day('Ann', '2026-11-18'), day('Ann', '2026-11-19'), day('Ben', '2026-11-19')].reduce(
    (before, next) => after(before, must(decideResult(before, next))),
    group,
  )
  const cem = visibleTo(counted, 'id-Cem', '2026-11-19')
  expect(cem.results.map(({ day: date }) => date)).toEqual(['2026-11-18'])
  expect(cem.hidden).toEqual([{ day: '2026-11-19', game: 'herzlos', members: ['id-Ann', 'id-Ben'] }])
  expect(visibleTo(counted, 'id-Ben', '2026-11-19').results).toHaveLength(3)
  expect(visibleTo(counted, 'id-Cem', '2026-11-20').results).toHaveLength(3)
})

test('a person who has their data deleted is in no result by name, and the places of the others stay', () => {
  const group = founded('Ann', 'Ben')
  const games = [
    result('a', 1, [player('Ann', 2), player('Ben', 1)]),
    result('b', 2, [
      player('Ann', 1, { member: null }),
      player('Ben', 2),
      player('Ann', 3, { bot: true, member: null }),
    ]),
  ]
  const counted = games.reduce((before, next) => after(before, must(decideResult(before, next))), group)
  const forgotten = after(counted, { type: 'forgotten', member: 'id-Ann' })
  expect(JSON.stringify(forgotten).replaceAll('"bot":true', '').match(/Ann/g)).toHaveLength(1)
  expect(seasonOf(forgotten)).toEqual([expect.objectContaining({ name: 'Ben', points: 8, games: 2, wins: 1 })])
  expect(forgotten.members.map(({ name }) => name)).toEqual(['Ben'])
})

test('games belong to one evening as long as less than eight hours are between two of them', () => {
  const at = [0, 7, 14, 23, 30].map((hour, index) => result(`${index}`, hour * HOUR, [player('Ann', 1)]))
  expect(eveningsOf(at).map(({ results }) => results.length)).toEqual([2, 3])
})
