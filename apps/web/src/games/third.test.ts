import { type AnyGame, type Json, must, type Seat, seeded } from '@halfpint/core'
import { GAMES, memoryJournal, stateOf } from '@halfpint/table'
import { thimble } from '@halfpint/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTableClient } from '../client/tableclient.ts'
import { createTable } from '../local/create.ts'
import { playedOf } from '../replay/played.ts'
import { unroll } from '../replay/reel.ts'
import { gameName, PAGE_GAMES } from './index.ts'
import type { PageGame } from './pagegame.ts'

const nothing = () => null

/** All that a third game brings to the page: a folder of its own would hold it. */
const thimblePage: PageGame = {
  id: thimble.id,
  name: () => 'Thimble',
  about: () => 'The best card takes all stakes.',
  welcome: () => ['Stake, guess and play.'],
  company: ['tilde'],
  Fan: nothing,
  Emblem: nothing,
  words: [],
  options: () => ({
    wins: { label: 'Which card wins', note: 'which card wins', values: { high: 'the highest', low: 'the lowest' } },
  }),
  board: async () => ({ timing: () => ({ before: 0, after: 0 }), tell: () => undefined, View: nothing }),
  replay: async () => ({
    Card: nothing,
    Action: nothing,
    wishOf: () => undefined,
    movedDeck: deck => deck,
    movedAction: action => action,
  }),
}

const rules = GAMES as Map<string, AnyGame>

beforeAll(() => {
  rules.set(thimble.id, thimble)
  PAGE_GAMES.set(thimble.id, thimblePage)
})

afterAll(() => {
  rules.delete(thimble.id)
  PAGE_GAMES.delete(thimble.id)
})

test('a third game is offered by its name, after the others', () => {
  expect([...PAGE_GAMES.keys()].at(-1)).toBe('thimble')
  expect(gameName('thimble')).toBe('Thimble')
})

test('a third game is played at a table in this browser and watched again, with no change elsewhere', async () => {
  const options = must(thimble.options.read({}))
  const setup = { game: thimble.id, options, seats: 2, clock: null, grace: 1000, listed: false }
  const chairs = ['Ann', 'Ben'].map(name => ({ person: { name, symbol: 'anchor' } }))
  const host = must(
    await createTable(
      memoryJournal(),
      'local-third',
      { setup, chairs },
      {
        now: () => 1,
        random: seeded('third'),
        think: async () => 0,
      },
    ),
  )
  const people: readonly Seat[] = [0, 1]
  const client = openTableClient({
    mine: people,
    name: 'third',
    connect: (listener, after) => {
      let leave = (): void => {}
      queueMicrotask(() => {
        leave = host.join(0, after, update => listener.update(update))
        listener.state('here')
      })
      return { close: () => leave(), send: (wish, as = 0) => host.wish(as, null, wish) }
    },
    witness: send => {
      const add = (): void => {
        for (const seat of people) void send({ type: 'share', share: `${seat + 1}`.repeat(64) }, seat)
      }
      return {
        view: ({ match }) => match?.pledge?.dealt === false && add(),
        fact: ({ fact }) => fact.type === 'pledged' && add(),
      }
    },
  })
  for (let step = 0; step < 200 && client.live.value?.phase !== 'over'; step++) {
    await host.drive()
    const state = host.table().match?.state
    const turn = state === undefined ? undefined : thimble.turn(state as never)
    if (turn?.kind !== 'seats') continue
    const seat = turn.seats[0] as Seat
    const [action] = thimble.legal(thimble.view(state as never, seat))
    must(await client.wish({ type: 'act', action: action as unknown as Json }, seat))
  }
  const view = client.live.value
  expect(view?.phase).toBe('over')
  expect(stateOf(thimble, view as never)?.results).toHaveLength(options.rounds)
  const record = must(await host.record())
  expect(unroll(must(playedOf(record))).states.length).toBeGreaterThan(10)
  client.close()
})
