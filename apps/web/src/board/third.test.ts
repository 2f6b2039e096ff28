import { type AnyGame, type Json, must, type Seat, seeded } from '@halfpint/core'
import { GAMES, memoryJournal, openSeatedTable, stateOf } from '@halfpint/table'
import { thimble } from '@halfpint/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepsOf } from '../session/record/gamesteps.ts'
import { playedOf } from '../session/record/played.ts'
import { openTableClient } from '../session/tableclient.ts'
import { gameName, PAGE_GAMES } from './index.ts'
import type { PageGame } from './pagegame.ts'

const nothing = () => null

/** Everything that a third game adds to the page. */
const thimblePage: PageGame = {
  id: thimble.id,
  name: () => 'Thimble',
  about: () => 'The best card takes all stakes.',
  marks: () => [],
  company: ['tilde'],
  pitch: () => '',
  players: [2, 4],
  minutes: 5,
  Art: nothing,
  Card: nothing,
  Mini: nothing,
  Emblem: nothing,
  words: [],
  options: () => ({
    wins: { label: 'Which card wins', note: 'which card wins', values: { high: 'the highest', low: 'the lowest' } },
  }),
  board: async () => ({ timing: () => ({ before: 0, after: 0 }), tell: () => undefined, View: nothing }),
  replay: async () => ({
    Card: nothing,
    Action: nothing,
    clause: () => '',
    commandOf: () => undefined,
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

test('a third game is listed by its name, after the others', () => {
  expect([...PAGE_GAMES.keys()].at(-1)).toBe('thimble')
  expect(gameName('thimble')).toBe('Thimble')
})

test('a third game is played at a table in this browser and replayed, without a change elsewhere', async () => {
  const options = must(thimble.options.read({}))
  const setup = { game: thimble.id, options, seats: 2, clock: null, grace: 1000, listed: false }
  const seatStates = ['Ann', 'Ben'].map(name => ({ person: { name, symbol: 'anchor' } }))
  const host = must(
    await openSeatedTable(
      memoryJournal(),
      'local-third',
      { setup, seats: seatStates },
      {
        now: () => 1,
        random: seeded('third'),
        think: async () => 0,
      },
    ),
  )
  must(await host.run(0, null, { type: 'start' }))
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
      return { close: () => leave(), send: (command, as = 0) => host.run(as, null, command) }
    },
    witness: send => {
      const add = (): void => {
        for (const seat of people) void send({ type: 'share', share: `${seat + 1}`.repeat(64) }, seat)
      }
      return {
        view: ({ match }) => match?.pledge?.dealt === false && add(),
        event: ({ event }) => event.type === 'pledged' && add(),
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
    must(await client.send({ type: 'act', action: action as unknown as Json }, seat))
  }
  const view = client.live.value
  expect(view?.phase).toBe('over')
  expect(stateOf(thimble, view as never)?.results).toHaveLength(options.rounds)
  const record = must(await host.record())
  expect(stepsOf(must(playedOf(record))).states.length).toBeGreaterThan(10)
  client.close()
})
