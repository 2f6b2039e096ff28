import { type Json, must, seeded, type Viewer } from '@halfpint/core'
import { drawSecret, type Proof } from '@halfpint/fair'
import { evolveTable, GAMES, memoryJournal, openTable, readSetup, type TableView, type Told } from '@halfpint/table'
import { expect, test } from 'vitest'
import { judgeDeal } from './fairness.ts'

interface Heard {
  readonly told: Told
  readonly before: TableView
}

/** What one viewer hears of a whole round: the deal, the proof, and the share that seat 0 gave. */
const hearRound = async (game: string, viewer: Viewer) => {
  const random = seeded('a fair evening')
  let now = 1
  const powers = { now: () => now++, random, think: async () => 0, alone: true }
  const setup = must(readSetup({ game, seats: 3, options: { rounds: 1 } }))
  const person = { id: 'ann', name: 'Ann', symbol: 'moon' }
  const opening = { table: 'evening', setup, person, key: '0'.repeat(64) }
  const host = must(await openTable(memoryJournal(), opening, powers))
  let view = host.view(viewer)
  let deal: Heard | undefined
  let proof: Proof | undefined
  host.join(viewer, host.table().version, news => {
    for (const told of news.kind === 'facts' ? news.told : []) {
      const before = view
      view = evolveTable(before, told)
      const { fact } = told
      if (fact.type === 'game' && fact.seat === null) deal = { told, before }
      if (fact.type === 'unveiled') proof = { ...fact, table: 'evening', match: 1 }
    }
  })
  await host.wish(0, null, { type: 'come', door: 'here' })
  for (const seat of [1, 2]) await host.wish(0, null, { type: 'seat-bot', seat, bot: 'novice' })
  await host.wish(0, null, { type: 'start' })
  const share = drawSecret(random)
  must(await host.wish(0, null, { type: 'share', share }))
  while (proof === undefined) {
    await host.drive()
    const [action] = GAMES.get(game)?.legal(host.view(0).match?.state as never) ?? []
    if (action !== undefined) must(await host.wish(0, null, { type: 'act', action: action as Json }))
  }
  return { deal: deal as Heard, proof, share }
}

test.each([
  ['half-pint-heroes', 0],
  ['half-pint-heroes', 'rail'],
  ['herzlos', 0],
  ['herzlos', 'rail'],
] as const)('an honest deal of %s is proven to viewer %s', async (game, viewer) => {
  const { deal, proof, share } = await hearRound(game, viewer)
  expect(judgeDeal(proof, deal, share)).toBe('proven')
})

test('who was not there when the cards were dealt knows only that the secret is the pledged one', async () => {
  const { proof, share } = await hearRound('half-pint-heroes', 0)
  expect(judgeDeal(proof, null, share)).toBe('part')
})

test('another secret, another share of ours and other cards are found out', async () => {
  const { deal, proof, share } = await hearRound('half-pint-heroes', 0)
  const other = 'ab'.repeat(32)
  expect(judgeDeal({ ...proof, seed: other }, deal, share)).toBe('broken')
  expect(judgeDeal(proof, deal, other)).toBe('broken')
  expect(judgeDeal({ ...proof, shares: [other, null, null] }, deal, undefined)).toBe('broken')
  const text = JSON.stringify(deal.told)
  const [card = ''] = /"[rygbk]\d+"/.exec(text) ?? []
  const forged = JSON.parse(text.replace(card, card === '"r1"' ? '"r2"' : '"r1"')) as Told
  expect(judgeDeal(proof, { ...deal, told: forged }, share)).toBe('broken')
})
