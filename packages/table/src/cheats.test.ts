import type { Json } from '@halfpint/core'
import { fairRandom, pledgeOf } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { dealOf, finish, found, GAMES, gather, grind, openRig, pledge, type Rig, sealBen, secret } from '../test/rig.ts'
import { evolveTable } from './evolve.ts'
import { gameOf, type TableView } from './table.ts'

test.each(GAMES)('%s: the deal of an honest server is proven with the same test setup', async game => {
  const rig = await openRig(game)
  await finish(rig, await gather(rig))
  expect(rig.verdict()).toEqual({ match: 1, round: 0, kind: 'proven' })
})

test.each(GAMES)('%s: a deal is proven after a reload during the round, and after a repeated view', async game => {
  const rig = await openRig(game)
  const made = await gather(rig)
  await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
  await rig.reload()
  await rig.show(rig.view())
  await rig.say({ type: 'revealed', ...made, pledge: pledgeOf(made.seed) })
  expect(rig.verdict()).toEqual({ match: 1, round: 0, kind: 'proven' })
})

test.each(GAMES)('%s: a deal is also proven in a tab that is behind another tab at the same seat', async game => {
  const rig = await openRig(game)
  const tab = rig.tab()
  await finish(rig, await gather(rig))
  await tab.catchUp()
  expect([rig.verdict(), tab.verdict()]).toMatchObject([{ kind: 'proven' }, { kind: 'proven' }])
})

test.each(GAMES)(
  '%s: a tab that is behind does not count a seal as early if it arrived after the share of the other tab',
  async game => {
    const rig = await openRig(game)
    const tab = rig.tab()
    const made = await pledge(rig)
    await tab.catchUp()
    await rig.hurry()
    const share = rig.own()
    await rig.say({ type: 'shared', seat: 0, share })
    const ground = grind(rig, () => ({ ...made, shares: [share, secret(), null] }))
    await sealBen(rig, ground.shares[1] ?? '')
    await tab.catchUp()
    await rig.say({ type: 'shared', seat: 1, share: ground.shares[1] ?? '' })
    await finish(rig, ground)
    await tab.catchUp()
    expect([rig.verdict(), tab.verdict()]).toMatchObject([{ kind: 'unbound' }, { kind: 'unbound' }])
  },
)

/** All known ways to cheat. Each is played to its end, and names the verdict that the page must reach. */
const CHEATS: { readonly [name: string]: readonly [(rig: Rig) => Promise<void>, object] } = {
  'the seed is ground after the pledge': [
    async rig => {
      const made = await gather(rig)
      await finish(
        rig,
        grind(rig, () => ({ ...made, seed: secret() })),
      )
    },
    { kind: 'broken', why: 'not-pledged' },
  ],
  'the secret is another one for the same seed': [
    async rig => finish(rig, { ...(await gather(rig)), secret: secret() }),
    { kind: 'broken', why: 'not-pledged' },
  ],
  'all shares are dropped, so that a ground seed decides': [
    async rig => finish(rig, { ...(await gather(rig)), shares: [null, null, null] }),
    { kind: 'broken', why: 'own-share-changed' },
  ],
  'Ann’s share is refused as late once it was seen': [
    async rig => {
      rig.answers.grant = false
      const made = await pledge(rig)
      await rig.hurry()
      await finish(rig, { ...made, shares: [null, null, null] })
    },
    { kind: 'unbound', why: 'no-share' },
  ],
  'Ben’s share is dropped': [
    async rig => {
      const made = await gather(rig)
      await finish(rig, { ...made, shares: [made.shares[0] ?? null, null, null] })
    },
    { kind: 'broken', why: 'share-changed' },
  ],
  'Ben’s share is replaced by a ground one': [
    async rig => {
      const made = await gather(rig)
      await finish(
        rig,
        grind(rig, () => ({ ...made, shares: [made.shares[0] ?? null, secret(), null] })),
      )
    },
    { kind: 'broken', why: 'share-changed' },
  ],
  'Ben’s share is replaced on the stream too': [
    async rig => {
      const made = await gather(rig)
      const changed = grind(rig, () => ({ ...made, shares: [made.shares[0] ?? null, secret(), null] }))
      await rig.say({ type: 'shared', seat: 1, share: changed.shares[1] ?? '' })
      await finish(rig, changed)
    },
    { kind: 'broken', why: 'share-changed' },
  ],
  'the bot is given a ground share in the proof': [
    async rig => {
      const made = await gather(rig)
      await finish(
        rig,
        grind(rig, () => ({ ...made, shares: [...made.shares.slice(0, 2), secret()] })),
      )
    },
    { kind: 'broken', why: 'share-changed' },
  ],
  'the bot is given a ground share on the stream': [
    async rig => {
      const made = await gather(rig)
      const ground = grind(rig, () => ({ ...made, shares: [...made.shares.slice(0, 2), secret()] }))
      await rig.say({ type: 'shared', seat: 2, share: ground.shares[2] ?? '' })
      await finish(rig, ground)
    },
    { kind: 'broken', why: 'bot-share' },
  ],
  'Ben works with the server and chooses his share last, unsealed': [
    async rig => {
      const made = await pledge(rig)
      await rig.hurry()
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      const ground = grind(rig, () => ({ ...made, shares: [rig.own(), secret(), null] }))
      await rig.say({ type: 'shared', seat: 1, share: ground.shares[1] ?? '' })
      await finish(rig, ground)
    },
    { kind: 'unbound', why: 'late-share', seat: 1 },
  ],
  'Ben seals and shares after Ann gave hers': [
    async rig => {
      const made = await pledge(rig)
      await rig.hurry()
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      const ground = grind(rig, () => ({ ...made, shares: [rig.own(), secret(), null] }))
      await sealBen(rig, ground.shares[1] ?? '')
      await rig.say({ type: 'shared', seat: 1, share: ground.shares[1] ?? '' })
      await finish(rig, ground)
    },
    { kind: 'unbound', why: 'late-share', seat: 1 },
  ],
  'Ben withholds his sealed share because the deal would be bad for him': [
    async rig => {
      const made = await pledge(rig)
      await sealBen(rig, secret())
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      await finish(rig, { ...made, shares: [rig.own(), null, null] })
    },
    { kind: 'unbound', why: 'withheld-share', seat: 1 },
  ],
  'Ben reveals another share than he sealed': [
    async rig => {
      const made = await pledge(rig)
      await sealBen(rig, secret())
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      const ground = grind(rig, () => ({ ...made, shares: [rig.own(), secret(), null] }))
      await rig.say({ type: 'shared', seat: 1, share: ground.shares[1] ?? '' })
      await finish(rig, ground)
    },
    { kind: 'unbound', why: 'late-share', seat: 1 },
  ],
  'the number of the round is ground': [
    async rig => {
      const made = await gather(rig)
      let round = 0
      await finish(
        rig,
        grind(rig, () => ({ ...made, round: ++round })),
      )
    },
    { kind: 'broken', why: 'wrong-round' },
  ],
  'an additional share is added at the end': [
    async rig => {
      const made = await gather(rig)
      await finish(
        rig,
        grind(rig, () => ({ ...made, shares: [...made.shares, secret()] })),
      )
    },
    { kind: 'broken', why: 'wrong-seats' },
  ],
  'the proof has one seat less than the table': [
    async rig => {
      const made = await gather(rig)
      await finish(rig, { ...made, shares: made.shares.slice(0, 2) })
    },
    { kind: 'broken', why: 'wrong-seats' },
  ],
  'the shares are accepted for one pledge, then a view shows another one': [
    async rig => {
      const first = await gather(rig)
      const view = rig.view()
      const seed = secret()
      const match = found(view.match)
      const swapped = { ...match, pledge: { ...found(match.pledge), pledge: pledgeOf(seed) } }
      await rig.show({ ...view, version: view.version + 1, match: swapped } as TableView)
      await finish(rig, { ...first, seed })
    },
    { kind: 'broken', why: 'pledge-swapped' },
  ],
  'the pledge is replaced while the page reloads': [
    async rig => {
      const first = await gather(rig)
      const view = rig.view()
      const seed = secret()
      const match = found(view.match)
      const swapped = {
        ...found(match.pledge),
        pledge: pledgeOf(seed),
        shares: [null, null, null],
        seals: [null, null, null],
      }
      await rig.show({ ...view, version: view.version - 1, match: { ...match, pledge: null } } as TableView)
      await rig.show({ ...view, version: view.version + 5, match: { ...match, pledge: swapped } } as TableView)
      await rig.reload()
      await rig.hurry()
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      await finish(rig, { ...first, seed, shares: [rig.own(), null, null] })
    },
    { kind: 'broken', why: 'pledge-swapped' },
  ],
  'the round is pledged again because the first deal is bad': [
    async rig => {
      await gather(rig)
      await finish(rig, await gather(rig))
    },
    { kind: 'broken', why: 'pledge-swapped' },
  ],
  'the table pretends to be restored from an older copy, and pledges again': [
    async rig => {
      const before = rig.view()
      await gather(rig)
      await rig.show(before)
      await finish(rig, await gather(rig))
    },
    { kind: 'broken', why: 'pledge-swapped' },
  ],
  'a view in between shows other cards than were dealt': [
    async rig => {
      const made = await gather(rig)
      const undealt = rig.view()
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      const { version } = rig.view()
      const other = grind(rig, () => ({ ...made, seed: secret() }))
      const match = found(undealt.match)
      const [dealt = null] = gameOf(undealt).chance(match.state, fairRandom({ table: 'pub', match: 1, ...other }))
      const swapped = evolveTable(undealt, {
        at: undealt.at,
        event: { type: 'game', seat: null, event: gameOf(undealt).redact(dealt, 0, match.state) as Json },
      })
      await rig.show({ ...swapped, version: version + 1 } as TableView)
      await rig.say({ type: 'revealed', ...made, pledge: pledgeOf(made.seed) })
    },
    { kind: 'unbound', why: 'not-heard' },
  ],
  'the dealt cards differ from those of the proof': [
    async rig => {
      const made = await gather(rig)
      await finish(rig, made, dealOf(rig, { ...made, seed: secret() }))
    },
    { kind: 'broken', why: 'other-cards' },
  ],
  'Ann’s share is in the proof of a deal that a view hid from her': [
    async rig => {
      const made = await gather(rig)
      const view = rig.view()
      const folded = evolveTable(view, { at: view.at, event: { type: 'game', seat: null, event: dealOf(rig, made) } })
      await rig.show(folded)
      await rig.say({ type: 'revealed', ...made, pledge: pledgeOf(made.seed) })
    },
    { kind: 'unbound', why: 'not-heard' },
  ],
}

const PLAYED = GAMES.flatMap(game =>
  Object.entries(CHEATS).map(([name, [play, wanted]]) => [game, name, play, wanted] as const),
)

test.each(PLAYED)('%s: %s', async (game, _, play, wanted) => {
  const rig = await openRig(game)
  await play(rig)
  expect(rig.verdict()).toMatchObject(wanted)
})
