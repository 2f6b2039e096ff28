import { type Json, must, ok, type Result, refuse, seeded } from '@halfpint/core'
import { drawSecret, fairRandom, pledgeOf, sealOf, seedOf } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { openPage, openStorage } from '../test/devices.ts'
import { openPub } from '../test/pub.ts'
import type { Verdict } from './deals/verdict.ts'
import { evolveTable } from './evolve.ts'
import type { TableFact, Told } from './fact.ts'
import { gameOf, type TableView } from './table.ts'
import type { Wish } from './wish.ts'

const random = seeded('a cheating server')
const secret = (): string => drawSecret(random)

/** A server that says to one page whatever it likes: Ann (0) is fooled, Ben (1) is a person, seat 2 a bot. */
const openRig = async (game: string) => {
  const pub = await openPub({ game }, 2)
  await pub.wish(0, { type: 'seat-bot', seat: 2, bot: 'novice' })
  await pub.wish(0, { type: 'start' })
  const started = pub.host.view(0)
  let view = { ...started, match: { ...must(found(started.match)), pledge: null } } as TableView
  const storage = openStorage()
  const given: Wish[] = []
  /** Whether Ann's share is taken, or refused as too late. */
  const answers = { grant: true }
  const takeWish = async (wish: Wish): Promise<Result<unknown>> => {
    // A seat has one share: that of another tab comes too late.
    const isLate = wish.type === 'share' && given.some(each => each.type === 'share' && each.share !== wish.share)
    if (!isLate) given.push(wish)
    return answers.grant && !isLate ? ok(undefined) : refuse('no-share-awaited')
  }
  const open = () => {
    let timeUp = () => {}
    const wait = () =>
      new Promise<void>(resolve => {
        timeUp = resolve
      })
    return Object.assign(openPage(0, storage, secret, takeWish, wait), { hurry: () => timeUp() })
  }
  let page = open()
  page.hear({ kind: 'view', view })
  const rest = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn++) await new Promise(resolve => setTimeout(resolve, 0))
  }
  const said: Told[] = []
  return {
    answers,
    /** Another tab at Ann's seat, opened now; what is said from now on it hears only when it catches up. */
    tab() {
      const other = open()
      other.hear({ kind: 'view', view })
      return {
        async catchUp(): Promise<void> {
          for (const told of said) {
            other.hear({ kind: 'facts', told: [told] })
            await rest()
          }
        },
        verdict: (): Verdict | undefined => other.verdicts.at(-1),
      }
    },
    /** Ann has waited long enough for the others' seals, and gives her share. */
    async hurry(): Promise<void> {
      page.hurry()
      await rest()
    },
    view: () => view,
    own: (): string => given.flatMap(wish => (wish.type === 'share' ? [wish.share] : [])).at(-1) ?? '',
    async say(fact: TableFact): Promise<void> {
      const told = { at: view.at, fact, version: view.version + 1 }
      view = evolveTable(view, told)
      said.push(told)
      page.hear({ kind: 'facts', told: [told] })
      await rest()
    },
    /** Shows another table out of the blue. */
    async show(changed: TableView): Promise<void> {
      view = changed
      page.hear({ kind: 'view', view })
      await rest()
    },
    async reload(): Promise<void> {
      page.isOpen = false
      const told = page.verdicts
      page = open()
      page.verdicts.push(...told)
      page.hear({ kind: 'view', view })
      await rest()
    },
    verdict: (): Verdict | undefined => page.verdicts.at(-1),
  }
}

type Rig = Awaited<ReturnType<typeof openRig>>

const found = <T>(value: T | null | undefined) =>
  value == null ? ({ ok: false, problem: { code: 'missing' } } as const) : ok(value)

/** What a deal is made of; a cheat changes some of it after it saw Ann's share. */
interface Made {
  readonly secret: string
  readonly seed: string
  readonly round: number
  readonly shares: readonly (string | null)[]
}

const dealOf = (rig: Rig, { seed, round, shares }: Made): Json => {
  const view = rig.view()
  const match = must(found(view.match))
  const game = gameOf(view)
  const [dealt = null] = game.chance(
    match.state,
    fairRandom({ table: view.id, match: match.number, round, seed, shares }),
  )
  return game.redact(dealt, 0, match.state) as Json
}

/** Grinds until seat 0 gets what a fair deal would give in one of a hundred. */
const grind = (rig: Rig, make: () => Made): Made => {
  const worst = Array.from({ length: 60 }, make).map(made => ({ made, text: JSON.stringify(dealOf(rig, made)) }))
  worst.sort((a, b) => (a.text < b.text ? -1 : 1))
  return (worst[0] as { made: Made }).made
}

const pledge = async (rig: Rig): Promise<Made> => {
  const view = rig.view()
  const match = must(found(view.match))
  const hidden = secret()
  const round = match.state.round
  const seed = seedOf({ table: view.id, match: match.number, round }, hidden)
  await rig.say({ type: 'pledged', round, pledge: pledgeOf(seed), seed: '?', secret: '?' })
  return { secret: hidden, seed, round, shares: [] }
}

const sealBen = async (rig: Rig, share: string): Promise<void> => {
  const { id, match } = rig.view()
  const deal = {
    table: id,
    match: match?.number ?? 0,
    round: match?.pledge?.round ?? 0,
    pledge: match?.pledge?.pledge ?? '',
  }
  await rig.say({ type: 'sealed', seat: 1, seal: sealOf(deal, 1, share) })
}

const finish = async (rig: Rig, made: Made, dealt = dealOf(rig, made)): Promise<void> => {
  await rig.say({ type: 'game', seat: null, event: dealt })
  await rig.say({ type: 'unveiled', ...made, pledge: rig.view().match?.pledge?.pledge ?? pledgeOf(made.seed) })
}

/** The course of an honest deal up to the cards: both shares are in. */
const gather = async (rig: Rig): Promise<Made> => {
  const made = await pledge(rig)
  const ben = secret()
  await sealBen(rig, ben)
  await rig.say({ type: 'shared', seat: 0, share: rig.own() })
  await rig.say({ type: 'shared', seat: 1, share: ben })
  return { ...made, shares: [rig.own(), ben, null] }
}

const GAMES = ['half-pint-heroes', 'herzlos'] as const

test.each(GAMES)('%s: an honest server’s deal is proven, over this same wire', async game => {
  const rig = await openRig(game)
  await finish(rig, await gather(rig))
  expect(rig.verdict()).toEqual({ match: 1, round: 0, kind: 'proven' })
})

test.each(GAMES)(
  '%s: still proven after a reload in mid-round, and when the table is shown again as it is',
  async game => {
    const rig = await openRig(game)
    const made = await gather(rig)
    await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
    await rig.reload()
    await rig.show(rig.view())
    await rig.say({ type: 'unveiled', ...made, pledge: pledgeOf(made.seed) })
    expect(rig.verdict()).toEqual({ match: 1, round: 0, kind: 'proven' })
  },
)

test.each(GAMES)('%s: proven in a tab too that lags behind another one at the same seat', async game => {
  const rig = await openRig(game)
  const tab = rig.tab()
  await finish(rig, await gather(rig))
  await tab.catchUp()
  expect([rig.verdict(), tab.verdict()]).toMatchObject([{ kind: 'proven' }, { kind: 'proven' }])
})

test.each(GAMES)('%s: a tab that lags takes no seal for early that came after the other tab’s share', async game => {
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
})

/** Every way to cheat that we know: each is played to its end, and says what the page must find. */
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
  'Ben holds his sealed share back because the deal would be bad for him': [
    async rig => {
      const made = await pledge(rig)
      await sealBen(rig, secret())
      await rig.say({ type: 'shared', seat: 0, share: rig.own() })
      await finish(rig, { ...made, shares: [rig.own(), null, null] })
    },
    { kind: 'unbound', why: 'withheld-share', seat: 1 },
  ],
  'Ben tells another share than he sealed': [
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
  'one share too many is added at the end': [
    async rig => {
      const made = await gather(rig)
      await finish(
        rig,
        grind(rig, () => ({ ...made, shares: [...made.shares, secret()] })),
      )
    },
    { kind: 'broken', why: 'wrong-seats' },
  ],
  'a seat too few': [
    async rig => {
      const made = await gather(rig)
      await finish(rig, { ...made, shares: made.shares.slice(0, 2) })
    },
    { kind: 'broken', why: 'wrong-seats' },
  ],
  'the shares are taken under one pledge, then a view shows another': [
    async rig => {
      const first = await gather(rig)
      const view = rig.view()
      const seed = secret()
      const match = must(found(view.match))
      const swapped = { ...match, pledge: { ...must(found(match.pledge)), pledge: pledgeOf(seed) } }
      await rig.show({ ...view, version: view.version + 1, match: swapped } as TableView)
      await finish(rig, { ...first, seed })
    },
    { kind: 'broken', why: 'pledge-swapped' },
  ],
  'the same, seen only after a reload of the page': [
    async rig => {
      const first = await gather(rig)
      const view = rig.view()
      const seed = secret()
      const match = must(found(view.match))
      const swapped = {
        ...must(found(match.pledge)),
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
  'a second pledge for the round is told when the first deal is bad': [
    async rig => {
      await gather(rig)
      await finish(rig, await gather(rig))
    },
    { kind: 'broken', why: 'pledge-swapped' },
  ],
  'the table pretends to be restored from an older copy, and promises anew': [
    async rig => {
      const before = rig.view()
      await gather(rig)
      await rig.show(before)
      await finish(rig, await gather(rig))
    },
    { kind: 'unbound', why: 'not-heard' },
  ],
  'a view in between shows other cards than were dealt': [
    async rig => {
      const made = await gather(rig)
      const undealt = rig.view()
      await rig.say({ type: 'game', seat: null, event: dealOf(rig, made) })
      const { version } = rig.view()
      const other = grind(rig, () => ({ ...made, seed: secret() }))
      const match = must(found(undealt.match))
      const [dealt = null] = gameOf(undealt).chance(match.state, fairRandom({ table: 'pub', match: 1, ...other }))
      const swapped = evolveTable(undealt, {
        at: undealt.at,
        fact: { type: 'game', seat: null, event: gameOf(undealt).redact(dealt, 0, match.state) as Json },
      })
      await rig.show({ ...swapped, version: version + 1 } as TableView)
      await rig.say({ type: 'unveiled', ...made, pledge: pledgeOf(made.seed) })
    },
    { kind: 'unbound', why: 'not-heard' },
  ],
  'other cards than those that follow': [
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
      const folded = evolveTable(view, { at: view.at, fact: { type: 'game', seat: null, event: dealOf(rig, made) } })
      await rig.show(folded)
      await rig.say({ type: 'unveiled', ...made, pledge: pledgeOf(made.seed) })
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
