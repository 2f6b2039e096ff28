import { pledgeOf, seedOf } from '@halfpint/fair'
import { expect, test } from 'vitest'
import {
  type Before,
  type DealInputs,
  dealOf,
  finish,
  found,
  GAMES,
  gather,
  grind,
  NOTHING,
  openRig,
  pledge,
  type Rig,
  reveal,
  sealBen,
  secret,
} from '../test/rig.ts'
import type { DealVerdict } from './deals/verdict.ts'
import type { TableEvent } from './event.ts'
import type { Match, TableView } from './table.ts'

type Shown = NonNullable<TableView['match']>

const startOf = ({ match, setup, seats: seatStates }: TableView, number: number): TableEvent => ({
  type: 'started',
  match: number,
  options: setup.options,
  players: match?.players ?? seatStates.map((_, seat) => `player ${seat}`),
})

/** A table on which a new match has just started. */
const asMatch = (view: TableView, number: number): TableView => ({
  ...view,
  version: view.version + 1,
  matches: number,
  match: { ...found(view.match), number, began: view.version + 1, pledge: null, proofs: [] } as Shown,
})

const proofOf = (view: TableView, made: DealInputs) => ({
  ...made,
  table: view.id,
  match: found(view.match).number,
  pledge: pledgeOf(made.seed),
})

const otherGame = (view: TableView): TableEvent => ({
  type: 'setup-changed',
  setup: { ...view.setup, game: GAMES.find(game => game !== view.setup.game) ?? '', options: { rounds: 1 } },
})

/** The form of pledges that the server uses. */
type Pledging = Before | undefined

/**
 * The verdicts that Ann's page must report: on the first deal, on the deal that replaces it, and on that deal without a
 * chain of pledges.
 */
type Wanted = readonly [first: object, second: object, unchained?: object]

const DROPPED: Wanted = [
  { kind: 'broken', why: 'pledge-dropped' },
  { kind: 'broken', why: 'pledge-dropped' },
]

const SWAPPED: Wanted = [
  { kind: 'broken', why: 'pledge-swapped' },
  { kind: 'broken', why: 'pledge-swapped' },
]

/** The server knows the first deal from the shares, discards it, and deals another one. */
const CHEATS: { readonly [name: string]: readonly [(rig: Rig, pledging: Pledging) => Promise<void>, Wanted] } = {
  'a view says that the next match began': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.show(asMatch(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'a view says that the seventh match began': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.show(asMatch(rig.view(), 7))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'events say that the next match began': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'an event says that the host ended the match, and nothing is revealed': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.say({ type: 'match-ended', match: 1 })
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'the page reloads, and then the next match has begun': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.reload(0, asMatch(rig.view(), 2))
      await rig.show(asMatch(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'the page reloads at another seat, and then the next match has begun': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      const next = asMatch(rig.view(), 2)
      await rig.reload(1, next)
      await rig.show(next)
      const made = await pledge(rig, pledging)
      await rig.hurry()
      await rig.say({ type: 'shared', seat: 1, share: rig.own() })
      await finish(rig, { ...made, shares: [null, rig.own(), null] })
    },
    DROPPED,
  ],
  'the game is changed by events': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.say(otherGame(rig.view()))
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'the game is changed by a view': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      const { setup, ...view } = rig.view()
      const other = otherGame({ setup, ...view })
      const changed = { ...view, ...other, type: undefined, version: view.version + 9, phase: 'gathering', match: null }
      await rig.show(changed as unknown as TableView)
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'the next round is pledged in the same match': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      const view = rig.view()
      const match = found(view.match)
      const state = { ...match.state, round: 1 }
      await rig.show({ ...view, version: view.version + 40, match: { ...match, state, pledge: null } } as TableView)
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'the cards are dealt, nothing is revealed, and the next match begins': [
    async (rig, pledging) => {
      const made = await gather(rig, pledging)
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'the version numbers start again, and the match is played under another number': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.show({ ...asMatch(rig.view(), 2), version: 3 })
      await finish(rig, await gather(rig, pledging))
    },
    DROPPED,
  ],
  'the table begins again under the same id': [
    async (rig, pledging) => {
      await gather(rig, pledging)
      await rig.show({ ...rig.view(), version: 5, matches: 0, phase: 'gathering', match: null })
      await rig.say(startOf(rig.view(), 1))
      await finish(rig, await gather(rig, pledging))
    },
    SWAPPED,
  ],
  'the same pledge is used again in the next match': [
    async (rig, pledging) => {
      const first = await gather(rig, pledging)
      await rig.say(startOf(rig.view(), 2))
      const { previous, salt } = first
      const chain = previous === undefined ? {} : { previous, salt: salt === undefined ? '' : '?' }
      await rig.say({ type: 'pledged', round: 0, pledge: pledgeOf(first.seed), seed: '?', secret: '?', ...chain })
      await rig.hurry()
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      await finish(rig, { ...first, shares: [rig.own(), null, null] })
    },
    DROPPED,
  ],
  'an event says that the host ended the match before the deal, and the deal is revealed': [
    async (rig, pledging) => {
      await reveal(rig, await gather(rig, pledging))
      await rig.say({ type: 'match-ended', match: 1 })
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    [
      { kind: 'unbound', why: 'ended' },
      { kind: 'unbound', why: 'redealt' },
    ],
  ],
  'the cards are dealt and revealed, and an event says that the host ended the match': [
    async (rig, pledging) => {
      await finish(rig, await gather(rig, pledging))
      await rig.say({ type: 'match-ended', match: 1 })
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, pledging))
    },
    [{ kind: 'proven' }, { kind: 'unbound', why: 'redealt' }],
  ],
  'an event says that the round ended without a deal, and the deal is revealed': [
    async (rig, pledging) => {
      const made = await gather(rig, pledging)
      const scored = {
        type: 'round-scored',
        tricks: [],
        brawl: false,
        scores: [],
        marks: [],
        points: [],
        gunFight: null,
      }
      await rig.say({ type: 'game', seat: 1, event: scored })
      await reveal(rig, made)
      await finish(rig, await gather(rig, pledging))
    },
    [
      { kind: 'broken', why: 'state-changed' },
      { kind: 'unbound', why: 'redealt' },
    ],
  ],
  'a view says that the match was played while the page was away, and shows the true proof': [
    async (rig, pledging) => {
      const made = await gather(rig, pledging)
      const view = rig.view()
      await rig.show({ ...asMatch(view, 2), version: view.version + 90, lastProofs: [proofOf(view, made)] })
      await finish(rig, await gather(rig, pledging))
    },
    [
      { kind: 'unbound', why: 'ended' },
      { kind: 'unbound', why: 'redealt' },
    ],
  ],
  'a view says that another device at this seat played on, and hides the proof': [
    async (rig, pledging) => {
      const made = await gather(rig, pledging)
      const view = rig.view()
      const later = { ...proofOf(view, made), round: 5, pledge: secret() }
      await rig.show({ ...asMatch(view, 2), version: view.version + 90, lastProofs: [later] })
      await finish(rig, await gather(rig, pledging))
    },
    [
      { kind: 'unbound', why: 'ended' },
      { kind: 'unbound', why: 'redealt' },
    ],
  ],
  'the share is refused as too late, and a view says that the next match began': [
    async (rig, pledging) => {
      rig.answers.grant = false
      await pledge(rig, pledging)
      await rig.hurry()
      await rig.show(asMatch(rig.view(), 2))
      rig.answers.grant = true
      const made = await pledge(rig, pledging)
      await rig.hurry()
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      await finish(rig, { ...made, shares: [rig.own(), null, null] })
    },
    [
      { kind: 'unbound', why: 'ended' },
      { kind: 'broken', why: 'chain-broken' },
      { kind: 'unbound', why: 'redealt' },
    ],
  ],
}

const PLAYED = GAMES.flatMap(game =>
  ([undefined, 'none'] as const).flatMap(pledging =>
    Object.entries(CHEATS).map(
      ([name, [play, wanted]]) =>
        [`${game}${pledging === 'none' ? ' (no chain)' : ''}: ${name}`, game, pledging, play, wanted] as const,
    ),
  ),
)

/** The last verdict on each deal, which the page shows. */
const shown = (verdicts: readonly DealVerdict[]): readonly DealVerdict[] => [
  ...new Map(verdicts.map(verdict => [`${verdict.match} ${verdict.round}`, verdict])).values(),
]

test.each(PLAYED)('%s', async (_, game, pledging, play, [first, second, unchained = second]) => {
  const rig = await openRig(game)
  await play(rig, pledging)
  const verdicts = shown(rig.verdicts())
  expect(verdicts[0]).toMatchObject(first)
  expect(verdicts.at(-1)).toMatchObject(pledging === 'none' ? unchained : second)
  // A reload does not hide a verdict.
  await rig.reload()
  expect(shown(rig.verdicts())).toEqual(expect.arrayContaining([...verdicts]))
})

test.each(PLAYED.filter(([name]) => !name.includes('reloads')))(
  '%s, in a browser that stores nothing',
  async (_, game, pledging, play, [first, second, unchained = second]) => {
    const rig = await openRig(game, NOTHING)
    await play(rig, pledging)
    const verdicts = shown(rig.verdicts())
    expect(verdicts[0]).toMatchObject(first)
    expect(verdicts.at(-1)).toMatchObject(pledging === 'none' ? unchained : second)
  },
)

test.each(GAMES)('%s: a server that deals again twenty times is reported twenty times', async game => {
  const rig = await openRig(game)
  for (let match = 2; match <= 21; match++) {
    await gather(rig)
    await (match % 2 === 0 ? rig.show(asMatch(rig.view(), match)) : rig.say(startOf(rig.view(), match)))
  }
  await finish(rig, await gather(rig))
  expect(shown(rig.verdicts()).map(({ kind }) => kind)).toEqual(Array(21).fill('broken'))
})

/** Cheats that deal only once, or break the chain of pledges. */
const OTHERS: { readonly [name: string]: readonly [(rig: Rig) => Promise<void>, object] } = {
  'other cards are dealt after the proven ones': [
    async rig => {
      const made = await gather(rig)
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, { ...made, seed: secret() }) })
      await reveal(rig, made)
    },
    { kind: 'broken', why: 'dealt-twice' },
  ],
  'other cards are dealt by an event of a player': [
    async rig => {
      const made = await gather(rig)
      const other = dealOf(rig, { ...made, seed: secret() })
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      await rig.say({ type: 'game', seat: 1, event: other })
      await reveal(rig, made)
    },
    { kind: 'broken', why: 'dealt-twice' },
  ],
  'a very large version number hides the second deal': [
    async rig => {
      const made = await gather(rig)
      const other = dealOf(rig, { ...made, seed: secret() })
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      await rig.say({ type: 'spectators-changed', node: 'front', count: 0 }, 1_000_000)
      await rig.say({ type: 'game', seat: null, event: other })
      await reveal(rig, made)
    },
    { kind: 'broken', why: 'dealt-twice' },
  ],
  'a view goes back to before the deal, and other cards are dealt': [
    async rig => {
      const made = await gather(rig)
      const before = rig.view()
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      for (let event = 0; event < 9; event++) await rig.say({ type: 'spectators-changed', node: 'front', count: event })
      const other = { ...made, seed: secret() }
      await rig.show(before)
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, other) })
      await reveal(rig, made)
    },
    { kind: 'broken', why: 'dealt-twice' },
  ],
  'the starting seat is changed after the shares are known': [
    async rig => {
      const made = await gather(rig)
      const view = rig.view()
      const match = found(view.match)
      const state = { ...match.state, start: 2, startSeat: 2, passing: 2 }
      await rig.show({ ...view, version: view.version + 1, match: { ...match, state } } as TableView)
      await finish(rig, made)
    },
    { kind: 'broken', why: 'state-changed' },
  ],
  'another table is shown': [
    async rig => {
      await gather(rig)
      await rig.show({ ...asMatch(rig.view(), 1), id: 'bar' })
      await finish(rig, await gather(rig))
    },
    { kind: 'broken', why: 'wrong-table' },
  ],
  'the chain of pledges is omitted after it has started': [
    async rig => {
      await finish(rig, await gather(rig))
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, 'none'))
    },
    { kind: 'broken', why: 'chain-broken' },
  ],
  'the chain of pledges is omitted after a view that hides the earlier proofs': [
    async rig => {
      await finish(rig, await gather(rig))
      const view = asMatch(rig.view(), 2)
      await rig.reload(0, { ...view, lastProofs: [] })
      await rig.show({ ...view, lastProofs: [] })
      await finish(rig, await gather(rig, 'none'))
    },
    { kind: 'broken', why: 'chain-broken' },
  ],
  'the pledge contains an earlier pledge that this page never received': [
    async rig => {
      await finish(rig, await gather(rig))
      await rig.say(startOf(rig.view(), 2))
      await finish(rig, await gather(rig, secret()))
    },
    { kind: 'broken', why: 'chain-broken' },
  ],
  'the proof names another previous pledge than the table': [
    async rig => {
      const made = await gather(rig)
      await finish(rig, { ...made, previous: secret() })
    },
    { kind: 'broken', why: 'chain-broken' },
  ],
  'other cards are dealt by an event of a player and played, and the proven ones follow': [
    async rig => {
      const made = await gather(rig)
      await rig.say({ type: 'game', seat: 1, event: dealOf(rig, { ...made, seed: secret() }) })
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      await reveal(rig, made)
    },
    { kind: 'broken', why: 'state-changed' },
  ],
  'the next match has a name instead of a number, so that deals cannot be compared': [
    async rig => {
      await gather(rig, 'none')
      const shown = asMatch(rig.view(), 'second' as unknown as number)
      const match = found(shown.match)
      await rig.show({ ...shown, version: 3, match: { ...match, state: { ...match.state, round: 1 } } } as TableView)
      await finish(rig, await gather(rig, 'none'))
    },
    { kind: 'broken', why: 'wrong-round' },
  ],
  'Ann is removed, watches the next match, and sits down again': [
    async rig => {
      await gather(rig, 'none')
      const next = asMatch(rig.view(), 2)
      await rig.reload(null, next)
      await rig.reload(0, { ...next, version: next.version + 3 })
      await rig.show({ ...next, version: next.version + 4 })
      await finish(rig, await gather(rig, 'none'))
    },
    { kind: 'broken', why: 'pledge-dropped' },
  ],
  'the share is never answered, and the next match begins': [
    async rig => {
      rig.answers.arrive = new Promise(() => {})
      await pledge(rig)
      await rig.hurry()
      await rig.show(asMatch(rig.view(), 2))
      rig.answers.arrive = Promise.resolve()
      await finish(rig, await gather(rig))
    },
    { kind: 'broken', why: 'chain-broken' },
  ],
  'a proven deal is taken back, and the chain continues without it': [
    async rig => {
      const before = rig.view()
      await finish(rig, await gather(rig))
      await rig.show({ ...asMatch(before, 2), version: rig.view().version + 1 })
      await finish(rig, await gather(rig))
    },
    { kind: 'broken', why: 'chain-broken' },
  ],
  'an empty deal is said first, and other cards second': [
    async rig => {
      const made = await gather(rig)
      await rig.say({ type: 'game', seat: null, event: null })
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, { ...made, seed: secret() }) })
      await reveal(rig, made)
    },
    { kind: 'broken', why: 'dealt-twice' },
  ],
  'the numbers of the matches go down, so that no deal is later than the dropped one': [
    async rig => {
      await gather(rig)
      await rig.show(asMatch(rig.view(), 0))
      await gather(rig)
      await rig.show(asMatch(rig.view(), -1))
      await finish(rig, await gather(rig))
    },
    { kind: 'broken', why: 'pledge-dropped' },
  ],
  'the seal and the share of Ann are repeated for Ben': [
    async rig => {
      const made = await pledge(rig)
      await rig.say({ type: 'sealed', seat: 1, seal: rig.seal() })
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      await rig.say({ type: 'shared', seat: 1, share: rig.own() })
      await finish(rig, { ...made, shares: [rig.own(), rig.own(), null] })
    },
    { kind: 'unbound', why: 'late-share', seat: 1 },
  ],
  'the proof has a share of a seat that the table does not have': [
    async rig => {
      const made = await gather(rig)
      await finish(
        rig,
        grind(rig, () => ({ ...made, shares: [...made.shares, secret()] })),
      )
    },
    { kind: 'broken', why: 'wrong-seats' },
  ],
  'the pledge is repeated when the shares are known, and Ben gives another one': [
    async rig => {
      const made = await gather(rig)
      const { previous = null } = made
      await rig.say({
        type: 'pledged',
        round: 0,
        pledge: pledgeOf(made.seed),
        seed: '?',
        secret: '?',
        previous,
        salt: '?',
      })
      const ben = secret()
      await sealBen(rig, ben)
      await rig.hurry()
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      await rig.say({ type: 'shared', seat: 1, share: ben })
      await finish(rig, { ...made, shares: [rig.own(), ben, null] })
    },
    { kind: 'unbound', why: 'late-share', seat: 1 },
  ],
}

test.each(
  GAMES.flatMap(game => Object.entries(OTHERS).map(([name, [play, wanted]]) => [game, name, play, wanted] as const)),
)('%s: %s', async (game, _, play, wanted) => {
  const rig = await openRig(game)
  await play(rig)
  expect(rig.verdict()).toMatchObject(wanted)
})

test.each(GAMES)('%s: a reload keeps the verdicts', async game => {
  const rig = await openRig(game)
  await finish(rig, await gather(rig))
  await rig.reload()
  expect(rig.verdicts()).toEqual([{ match: 1, round: 0, kind: 'proven' }])
})

test.each(GAMES)('%s: the round ends while the page reloads, and its deal is still checked', async game => {
  const rig = await openRig(game)
  const made = await gather(rig)
  await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
  const view = rig.view()
  const match = found(view.match)
  const next: Match = { ...match, state: { ...match.state, round: 1 }, pledge: null, proofs: [proofOf(view, made)] }
  await rig.reload(0, { ...view, version: view.version + 20, match: next as Shown })
  expect(rig.verdict()).toEqual({ match: 1, round: 0, kind: 'proven' })
})

test.each(GAMES)('%s: a page that reloads with an older table and receives the rest again', async game => {
  const rig = await openRig(game)
  const before = rig.view()
  const made = await gather(rig)
  const gathered = rig.view()
  await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
  for (const older of [gathered, before]) {
    await rig.reload(0, older)
    expect(rig.verdicts()).toEqual([])
  }
  await reveal(rig, made)
  expect(rig.verdicts()).toEqual([{ match: 1, round: 0, kind: 'proven' }])
})

test.each(GAMES)('%s: a deal stored by version 0.2.0 causes no warning when its match is gone', async game => {
  const rig = await openRig(game)
  await gather(rig, 'none')
  rig.storage.age()
  await rig.reload(0, asMatch(rig.view(), 2))
  expect(rig.verdicts()).toEqual([])
})

test.each(GAMES)('%s: a late answer to the share of one tab does not count for another tab', async game => {
  const rig = await openRig(game)
  const tab = rig.tab()
  const before = rig.view()
  const made = await pledge(rig)
  await tab.catchUp()
  let arrive = () => {}
  rig.answers.arrive = new Promise(resolve => {
    arrive = resolve
  })
  await tab.hurry()
  const share = rig.own()
  await rig.hurry()
  await rig.say({ type: 'shared', seat: 0, share })
  await tab.catchUp()
  // The tab gets an older table and catches up, while it has the share that the page sent without effect.
  await tab.show(before)
  await tab.catchUp()
  arrive()
  await tab.catchUp()
  await finish(rig, { ...made, shares: [share, null, null] })
  await tab.catchUp()
  expect([rig.verdict(), tab.verdict()]).toMatchObject([{ kind: 'unbound' }, { kind: 'proven' }])
})

test.each(GAMES)('%s: the server shows two tabs different matches and deals the better one', async game => {
  const rig = await openRig(game)
  const tab = rig.tab()
  await tab.show(asMatch(rig.view(), 2))
  const first = await pledge(rig, 'none')
  const seed = { ...first, secret: secret() }
  const second = { ...seed, seed: seedOf({ table: 'pub', match: 2, round: 0 }, seed.secret) }
  await tab.say({ type: 'pledged', round: 0, pledge: pledgeOf(second.seed), seed: '?', secret: '?' })
  // Both tabs send their shares, so the server knows both deals.
  await rig.hurry()
  await rig.say({ type: 'shared', seat: 0, share: rig.own() })
  await tab.hurry()
  const shares = [rig.own(), null, null]
  await tab.say({ type: 'shared', seat: 0, share: rig.own() })
  await tab.say({ type: 'game', seat: null, event: dealOf({ ...rig, view: tab.view }, { ...second, shares }) })
  await tab.say({ type: 'revealed', ...second, shares, pledge: pledgeOf(second.seed) })
  expect(tab.verdicts()).toContainEqual({ match: 1, round: 0, kind: 'broken', why: 'pledge-dropped' })
})
