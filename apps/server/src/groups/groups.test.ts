import { randomBytes } from 'node:crypto'
import { must, seeded } from '@halfpint/core'
import { claimOf, dailyGame } from '@halfpint/daily'
import { playBy } from '@halfpint/daily/testing'
import { memoryStore, openStore, type Store } from '@halfpint/store'
import { dropDatabase, freshDatabase, postgresSkipped } from '@halfpint/store/testing'
import type { GroupView } from '@halfpint/table/wire'
import { afterEach, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { play } from '../test/player.ts'
import { ask, serve } from '../test/serve.ts'
import { openGroupRegistry } from './registry.ts'

let undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.reverse()) await step()
  undo = []
})

const NOON = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000
const start = async (store: Store, now: () => number = () => NOON, settings = {}): Promise<Service> => {
  const service = await serve(settings, store, now)
  undo.push(service.stop)
  return service
}
const newToken = (): string => randomBytes(32).toString('base64url')

interface Person {
  readonly name: string
  readonly token: string
}

/** Requests of a person to a group. */
const at = (service: Service, group: string, { token }: Person) => ({
  view: async (): Promise<GroupView> =>
    (await ask(`${service.url}/api/groups/${group}`, 'GET', undefined, token)).json as never,
  send: (path: string, body?: unknown, method = 'POST') =>
    ask(`${service.url}/api/groups/${group}/${path}`, method, body, token),
  command: (command: unknown) => ask(`${service.url}/api/groups/${group}/commands`, 'POST', command, token),
})

const found = async (service: Service, name = 'Ann'): Promise<{ view: GroupView; ann: Person }> => {
  const token = newToken()
  const body = { name: 'Friday', member: { name, symbol: 'mug' }, token }
  const { status, json } = await ask(`${service.url}/api/groups`, 'POST', body)
  expect(status).toBe(201)
  return { view: json as unknown as GroupView, ann: { name, token } }
}
const joinBody = (link: string, { name, token }: Person) => ({
  invite: link.split('-')[1],
  name,
  symbol: 'star',
  token,
})
const join = (service: Service, link: string, person: Person) =>
  ask(`${service.url}/api/groups/${link.split('-')[0]}/members`, 'POST', joinBody(link, person))

/** Plays a game of one round at a new table: two people and a bot. */
const playTable = async (
  service: Service,
  group: string,
  people: readonly Person[],
  customs: readonly string[] = [],
) => {
  const setup = { game: 'half-pint-heroes', seats: people.length + 1, options: { rounds: 1 }, customs }
  const seats: { token: string; seat: number }[] = []
  let table = ''
  for (const { name } of people) {
    const path = table === '' ? '' : `/${table}/seats`
    const { json } = await ask(`${service.url}/api/tables${path}`, 'POST', table === '' ? { setup, name } : { name })
    const sat = json as unknown as { table: string; token: string; seat: number }
    table = sat.table
    seats.push(sat)
  }
  await at(service, group, people[0]!).send('tables', { table })
  const players = seats.map(({ token, seat }) =>
    play({ url: () => service.url, table, seat, token, random: seeded(`${table} ${seat}`) }),
  )
  await players[0]!.until(() => true)
  await players[0]!.send({ type: 'start', fill: 'random' })
  const view = await players[0]!.until(({ phase }) => phase === 'over')
  for (const player of players) player.leave()
  return { table, view, players }
}
const until = async <T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> => {
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

const STORES: readonly (readonly [string, boolean, () => Promise<Store>])[] = [
  ['memory', false, async () => memoryStore()],
  ['SQLite', false, async () => must(await openStore('memory:'))],
  [
    'PostgreSQL',
    postgresSkipped,
    async () => {
      const url = await freshDatabase()
      undo.push(() => dropDatabase(url))
      return must(await openStore(url))
    },
  ],
]

test.each(STORES)(
  '%s: a group over two evenings: a table, a pad and its correction, a new member, and a restart',
  async (_name, isLeftOut, open) => {
    if (isLeftOut) return
    const store = await open()
    let time = NOON
    const first = await start(store, () => time)
    const { view, ann } = await found(first)
    const ben = { name: 'Ben', token: newToken() }
    expect(await join(first, view.link, ben)).toMatchObject({ status: 200, json: { members: [{}, { name: 'Ben' }] } })
    const { table } = await playTable(first, view.id, [ann, ben], ['D1', 'D4', 'D8'])
    const played = await until(at(first, view.id, ben).view, ({ results }) => results.length === 1)
    expect(played.tables).toMatchObject([{ table, game: 'half-pint-heroes', phase: 'over' }])
    expect(played.results).toMatchObject([
      { kind: 'table', by: null, players: [{ name: 'Ann' }, { name: 'Ben' }, { bot: true, member: null }] },
    ])
    expect(played.results[0]?.players.map(({ member }) => member)).toEqual([
      ...view.members.map(({ id }) => id),
      played.me,
      null,
    ])
    expect(played.results[0]?.players[0]?.drinks).toBeTypeOf('number')

    time += 7 * DAY
    // Another process takes over.
    const second = await start(store, () => time)
    const pad = {
      pad: 'half-pint-heroes',
      players: ['Ann', 'Ben', 'Guest'],
      options: { rounds: 1, drinking: [] },
      rounds: [{ handSize: null, predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null }],
    }
    const sent = await at(second, view.id, ben).send('pads', { id: 'pad-of-ben', pad })
    expect(sent.json).toMatchObject({ results: [{ kind: 'table' }, { kind: 'pad', by: played.me }] })
    const before = (sent.json as unknown as GroupView).results[1]!
    // The same pad from another phone does not count again.
    expect((await at(second, view.id, ann).send('pads', { id: 'pad-of-ann', pad })).json.problem?.code).toBe(
      'already-counted',
    )
    // A correction counts in place of the pad, on the same evening.
    time += 3_600_000
    const corrected = { ...pad, rounds: [{ ...pad.rounds[0], tricks: [0, 0, 2] }] }
    await at(second, view.id, ben).send('pads', { id: 'pad-of-ben', pad: corrected })
    const { results } = await at(first, view.id, ann).view()
    expect(results).toHaveLength(2)
    expect(results[1]).toMatchObject({ id: before.id, at: before.at })
    expect(results[1]?.players.map(({ points }) => points)).not.toEqual(before.players.map(({ points }) => points))
    expect(
      (await at(second, view.id, ben).send('pads', { id: 'pad-of-cem', pad: { ...pad, rounds: [{}] } })).json.problem
        ?.code,
    ).toBe('pad-without-rounds')
  },
)

test('a match counts once, however often it is read, and also if the server died before it counted', async () => {
  const store = memoryStore()
  // The first server cannot write to the group once the game has begun.
  let isDown = false
  const flaky: Store = {
    ...store,
    last: async log => {
      if (isDown && log.startsWith('tablegroup-')) throw new Error('no disk')
      return store.last(log)
    },
  }
  const first = await start(flaky)
  const { view, ann } = await found(first)
  const addTable = at(first, view.id, ann)
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const opened = (await ask(`${first.url}/api/tables`, 'POST', { setup, name: 'Ann' })).json as unknown as {
    table: string
    token: string
    seat: number
  }
  await addTable.send('tables', { table: opened.table })
  isDown = true
  const player = play({ url: () => first.url, ...opened, random: seeded('dead') })
  await player.until(() => true)
  await player.send({ type: 'start', fill: 'random' })
  await player.until(({ phase }) => phase === 'over')
  player.leave()
  expect((await openGroupRegistry(store, () => NOON).find(view.id))?.results).toEqual([])
  const second = await start(store)
  const views = await Promise.all(Array.from({ length: 8 }, () => at(second, view.id, ann).view()))
  for (const { results } of views) expect(results).toHaveLength(1)
})

test('a table counts in one group only', async () => {
  const service = await start(memoryStore())
  const [one, two] = [await found(service), await found(service)]
  const setup = { game: 'herzlos', seats: 3 }
  const { table } = (await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })).json as unknown as {
    table: string
  }
  expect((await at(service, one.view.id, one.ann).send('tables', { table })).status).toBe(200)
  expect((await at(service, one.view.id, one.ann).send('tables', { table })).json).toMatchObject({
    tables: [{ table }],
  })
  expect((await at(service, two.view.id, two.ann).send('tables', { table })).json.problem?.code).toBe(
    'table-of-another-group',
  )
  expect((await at(service, one.view.id, one.ann).send('tables', { table: 'unknown00' })).json.problem?.code).toBe(
    'unknown-table',
  )
})

test('only members read and change a group, and nobody gets in with its id alone', async () => {
  const service = await start(memoryStore())
  const { view, ann } = await found(service)
  const eve = { name: 'Eve', token: newToken() }
  const outside = at(service, view.id, eve)
  const missing = await ask(`${service.url}/api/groups/${view.id}`)
  expect(missing).toMatchObject({ status: 401, json: { problem: { code: 'missing-token' } } })
  for (const answer of [
    await outside.send('', undefined, 'GET'),
    await outside.command({ type: 'leave' }),
    await outside.send('tables', { table: 'k3w9x0f7' }),
    await outside.send('pads', {
      id: 'some-pad',
      pad: { pad: 'herzlos', players: ['Ann', 'Ben', 'Cem'], options: {}, rounds: [{ points: [0, 0, -27] }] },
    }),
    await outside.send('me', undefined, 'DELETE'),
    await at(service, 'a'.repeat(14), ann).send('', undefined, 'GET'),
  ]) {
    expect(answer).toMatchObject({ status: 403, json: { problem: { code: 'not-a-member' } } })
  }
  expect((await join(service, `${view.id}-${'b'.repeat(14)}`, eve)).json.problem?.code).toBe('group-link-invalid')
  expect(JSON.stringify(await at(service, view.id, ann).view())).not.toContain('key')
})

test('a new link locks the old link and the old code out, and a struck member too', async () => {
  const service = await start(memoryStore())
  const { view, ann } = await found(service)
  const [ben, cem, dora] = ['Ben', 'Cem', 'Dora'].map(name => ({ name, token: newToken() })) as [Person, Person, Person]
  await join(service, view.link, ben)
  const codeOf = async (link: string) =>
    (await ask(`${service.url}/api/codes`, 'POST', { kind: 'group', id: link })).json
  const { code } = (await codeOf(view.link)) as unknown as { code: string }
  expect((await ask(`${service.url}/api/codes/${code}`)).json).toEqual({ kind: 'group', id: view.link })
  const invitation = (link: string) =>
    ask(`${service.url}/api/groups/${view.id}/invitation`, 'POST', { invite: link.split('-')[1] })
  expect((await invitation(view.link)).json).toEqual({
    name: 'Friday',
    members: [
      { name: 'Ann', symbol: 'mug' },
      { name: 'Ben', symbol: 'star' },
    ],
  })
  const founder = at(service, view.id, ann)
  expect((await at(service, view.id, ben).command({ type: 'reset-link' })).json.problem?.code).toBe('founder-only')
  const { link } = (await founder.command({ type: 'reset-link' })).json as unknown as GroupView
  expect(link).not.toBe(view.link)
  expect((await join(service, view.link, cem)).json.problem?.code).toBe('group-link-invalid')
  expect((await invitation(view.link)).status).toBe(404)
  expect((await ask(`${service.url}/api/codes/${code}`)).status).toBe(404)
  expect((await codeOf(view.link)).problem?.code).toBe('group-link-invalid')
  expect((await ask(`${service.url}/api/codes/${(await codeOf(link)).code}`)).json).toEqual({ kind: 'group', id: link })
  // Members stay, and the new link lets people in.
  expect((await at(service, view.id, ben).view()).name).toBe('Friday')
  expect((await join(service, link, dora)).status).toBe(200)
  const { me } = await at(service, view.id, ben).view()
  await founder.command({ type: 'strike', member: me })
  expect((await at(service, view.id, ben).send('', undefined, 'GET')).status).toBe(403)
  expect((await join(service, link, ben)).json.problem?.code).toBe('struck-here')
})

test('the wrong links of an address are limited', async () => {
  const service = await start(memoryStore(), undefined, { rate: 1, proxies: 1 })
  const { view } = await found(service)
  const guess = () =>
    ask(`${service.url}/api/groups/${view.id}/invitation`, 'POST', { invite: 'c'.repeat(14) }, { address: '192.0.2.9' })
  const answers = await Promise.all(Array.from({ length: 60 }, guess))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
})

test('no answer contains a daily result of the group before the member has played the deal', async () => {
  let time = NOON
  const service = await start(memoryStore(), () => time)
  const { view, ann } = await found(service)
  const [ben, cem] = ['Ben', 'Cem'].map(name => ({ name, token: newToken() })) as [Person, Person]
  for (const person of [ben, cem]) await join(service, view.link, person)
  const day = '2026-11-20'
  const game = 'herzlos'
  const claims = await Promise.all(
    [3, 5].map(async step => {
      const fixed = dailyGame(day, game)
      return claimOf(fixed, await playBy(fixed, events => step * events))
    }),
  )
  const [annKey, benKey] = [newToken(), newToken()]
  const enter = (name: string, key: string, claim: (typeof claims)[number] | undefined) =>
    ask(`${service.url}/api/days/${day}/${game}`, 'POST', { name, ...claim }, key)
  const handIn = (person: Person, key: string) => at(service, view.id, person).send('days', { day, game, key })
  expect((await handIn(ann, annKey)).json.problem?.code).toBe('day-not-entered')
  expect((await enter('Ann', annKey, claims[0])).status).toBe(200)
  expect((await handIn(ann, annKey)).json).toMatchObject({
    results: [{ kind: 'day', day, players: [{ name: 'Ann', points: claims[0]?.points }] }],
  })
  // The result of another person does not open the deal, and counts for one member only.
  expect((await handIn(ben, annKey)).json.problem?.code).toBe('already-counted')

  /** Every answer that Ben can get. */
  const answersFor = async (person: Person): Promise<string> => {
    const own = at(service, view.id, person)
    const answers = [
      await own.send('', undefined, 'GET'),
      await own.command({ type: 'rename', name: person.name, symbol: 'anchor' }),
      await own.send('days', { day, game, key: annKey }),
      await own.send('days', { day, game, key: newToken() }),
      await own.command({ type: 'remove-result', result: `day-${day}-${game}-${view.me}` }),
      await join(service, view.link, person),
      await ask(`${service.url}/api/groups/${view.id}/invitation`, 'POST', { invite: view.link.split('-')[1] }),
    ]
    return JSON.stringify(answers.map(({ json }) => json))
  }
  const text = await answersFor(ben)
  expect(text).not.toContain('"kind":"day"')
  expect(text).not.toContain(`"points":${claims[0]?.points}`)
  expect((await at(service, view.id, ben).view()).hidden).toEqual([{ day, game, members: [view.me] }])
  await enter('Ben', benKey, claims[1])
  expect((await handIn(ben, benKey)).json).toMatchObject({ results: [{ kind: 'day' }, { kind: 'day' }], hidden: [] })
  expect(await answersFor(cem)).not.toContain('"kind":"day"')
  // When the day is over in the last time zone, nobody can play it any more.
  time = Date.UTC(2026, 10, 21, 12, 1)
  expect((await at(service, view.id, cem).view()).results).toHaveLength(2)
})

test.each(STORES)(
  '%s: a person who deletes their data is in no answer and in no stored event',
  async (_name, isLeftOut, open) => {
    if (isLeftOut) return
    const store = await open()
    const service = await start(store)
    const { view, ann } = await found(service)
    const quirin = { name: 'Quirin', token: newToken() }
    await join(service, view.link, quirin)
    const pad = {
      pad: 'herzlos',
      players: ['Ann', 'Quirin', 'Cem'],
      options: { rounds: 1 },
      rounds: [{ points: [-10, -10, -7] }],
    }
    const sent = await at(service, view.id, quirin).send('pads', { id: 'pad-of-quirin', pad })
    expect(JSON.stringify(sent.json)).toContain('Quirin')
    expect((await at(service, view.id, quirin).send('me', undefined, 'DELETE')).status).toBe(200)
    const after = await at(service, view.id, ann).view()
    expect(after.results[0]?.players.map(({ name }) => name)).toEqual(['Ann', '', 'Cem'])
    expect(JSON.stringify([after, await store.load(`group-${view.id}`, 1_000)])).not.toContain('Quirin')
    // Another process continues from the same place.
    const other = await start(store)
    expect((await at(other, view.id, ann).command({ type: 'name-group', name: 'Monday' })).json).toMatchObject({
      name: 'Monday',
    })
    // The last member closes the group.
    await at(service, view.id, ann).send('me', undefined, 'DELETE')
    expect((await at(other, view.id, ann).send('', undefined, 'GET')).status).toBe(403)
    expect(await store.last(`group-${view.id}`)).toBeUndefined()
  },
)

test('founding and joining may be repeated with the same secret', async () => {
  const service = await start(memoryStore())
  const token = newToken()
  const body = { name: 'Friday', member: { name: 'Ann', symbol: 'mug' }, token }
  const answers = [
    await ask(`${service.url}/api/groups`, 'POST', body),
    await ask(`${service.url}/api/groups`, 'POST', body),
  ]
  expect(answers[1]).toEqual(answers[0])
  const { link } = answers[0]!.json as unknown as GroupView
  const ben = { name: 'Ben', token: newToken() }
  await join(service, link, ben)
  expect((await join(service, link, ben)).json).toMatchObject({ members: [{ name: 'Ann' }, { name: 'Ben' }] })
})

test('simultaneous changes at two processes are all kept', async () => {
  const store = memoryStore()
  const servers = [await start(store), await start(store)] as const
  const { view, ann } = await found(servers[0])
  const names = Array.from({ length: 20 }, (_, index) => `Guest ${index}`)
  await Promise.all(
    names.map((name, index) => join(servers[(index % 2) as 0 | 1], view.link, { name, token: newToken() })),
  )
  const { members } = await at(servers[1], view.id, ann).view()
  expect(members.map(({ name }) => name).sort()).toEqual(['Ann', ...names].sort())
})

test('a group that a member opens from time to time is kept', async () => {
  const store = memoryStore()
  let time = NOON
  const service = await start(store, () => time)
  const { view, ann } = await found(service)
  time += 20 * DAY
  await at(service, view.id, ann).view()
  expect((await store.last(`group-${view.id}`))?.at).toBe(time)
})
