import { ok, type Result, refuse } from '@halfpint/core'
import { test } from 'vitest'
import { thimble } from '../thimble/game.ts'
import { caught, changeFacts, type Thimble } from '../thimble/mutant.ts'
import type { Action, Event, State } from '../thimble/state.ts'

/** Thimble's state without its promise not to be written on. */
type Loose = { -readonly [Key in keyof State]: State[Key] }

test('Law 1 catches events that lack information', () => {
  const aside = new WeakSet<Event>()
  const remember = changeFacts(event => {
    aside.add(event)
    return event
  })
  const forgetful: Thimble['evolve'] = (state, event) =>
    event.type === 'staked' && !aside.has(event) ? state : thimble.evolve(state, event)
  caught(1, { ...remember, evolve: forgetful }, /law 1 replay does not hold .* after a JSON round trip/)
})

test('Law 1 catches an evolve that depends on earlier calls', () => {
  let folded = 0
  caught(1, { evolve: (state, event) => ({ ...thimble.evolve(state, event), folded: folded++ }) }, /law 1 .*folded/)
})

const { actions, records } = thimble

test('Law 7 catches a typed action that parses to another action', () => {
  const parse = (text: string): Result<Action> => actions.parse(text.replace('3', '2'))
  caught(7, { actions: { ...actions, parse } }, /law 7 .*the phrase ".* [c0-9]+" parsed/)
})

test('Law 7 catches an action that is not read as it was sent', () => {
  const read = (json: unknown): Result<Action> => {
    const action = actions.read(json)
    return action.ok ? ok({ ...action.value, sent: true }) : action
  }
  caught(7, { actions: { ...actions, read } }, /law 7 .*the action read from JSON: .sent/)
})

test('Law 7 catches a reader that throws on invalid input', () => {
  const read = (json: unknown): Result<Action> =>
    'type' in (json as object) ? actions.read(json) : refuse('bad-action')
  caught(7, { actions: { ...actions, read } }, /law 7 .*actions.read throws at/)
  const readRecord: Thimble['records']['read'] = json =>
    (json as { rounds: unknown[] }).rounds.length > 0 ? records.read(json) : records.read(json)
  caught(7, { records: { ...records, read: readRecord } }, /law 7 .*records.read throws at/)
})

test('Law 7 catches options that are not read', () => {
  caught(7, { options: { read: () => thimble.options.read({}) } }, /law 7 .*options read from JSON/)
})

test('Law 7 catches an event that JSON does not preserve', () => {
  const vague = changeFacts(event => (event.type === 'played' ? { ...event, why: undefined } : event))
  caught(7, vague, /law 7 .*the event as JSON: .why: missing/)
})

test('Law 7 catches a record that leaves something out', () => {
  const write: Thimble['records']['write'] = (players, opened, log) =>
    records.write(
      players,
      opened,
      log.filter((event, at) => event.type !== 'played' || at < log.length - 1),
    )
  caught(7, { records: { ...records, write } }, /law 7 /)
})

test('Law 7 catches a record that contains a secret', () => {
  const write: Thimble['records']['write'] = (players, opened, log) => {
    const last = log.at(-1)
    return last?.type === 'staked'
      ? { ...(records.write(players, opened, log) as object), secret: last.stake }
      : records.write(players, opened, log)
  }
  caught(7, { records: { ...records, write } }, /law 7 .*the record written again/)
})

test('Law 8 catches an evolve that changes its input', () => {
  const evolve: Thimble['evolve'] = (state, event) => {
    if (event.type === 'played') (state as Loose).plays = [...state.plays]
    return thimble.evolve(state, event)
  }
  caught(8, { evolve }, /law 8 .*read only/)
})

test('Law 8 catches a list that sorts the hand of its view', () => {
  const legal: Thimble['legal'] = view => {
    for (const hand of view.hands) (hand as string[]).sort()
    return thimble.legal(view)
  }
  caught(8, { legal }, /law 8 .*read only/)
})

test('Law 8 catches randomness that is not passed in', () => {
  let deals = 0
  const chance: Thimble['chance'] = (state, random) => {
    for (let drawn = 0; drawn < deals; drawn++) random.next()
    deals++
    return thimble.chance(state, random)
  }
  caught(8, { chance }, /law 8 .*chance a second time/)
})

test('Law 8 catches a cache that depends on object identity', () => {
  const met = new WeakSet<State>()
  const view: Thimble['view'] = (state, viewer) => {
    met.add(state)
    return thimble.view(state, viewer)
  }
  const turn: Thimble['turn'] = state =>
    met.has(state) && state.phase === 'over' ? { kind: 'over' } : { ...thimble.turn(state), known: met.has(state) }
  caught(8, { view, turn }, /law 8 .*turn (a second time|from equal copies)/)
})

test('Law 10 catches a state that JSON does not preserve', () => {
  const open: Thimble['open'] = (options, seats) => {
    const opened = thimble.open(options, seats)
    return opened.ok ? ok({ ...opened.value, seen: new Set() }) : opened
  }
  caught(10, { open }, /law 10 .*the opened table: .seen: Object where Set/)
  const evolve: Thimble['evolve'] = (state, event) => ({ ...thimble.evolve(state, event), last: undefined })
  caught(10, { evolve }, /law 10 .*the state after event 0/)
})

test('Law 10 catches a table that forgets whose turn it is', () => {
  const home = new WeakSet<State>()
  const evolve: Thimble['evolve'] = (state, event) => {
    const after = thimble.evolve(state, event)
    if (home.has(state) || state.phase === 'deal') home.add(after)
    return after
  }
  const decide: Thimble['decide'] = (state, seat, action) =>
    state.phase === 'play' && !home.has(state) ? refuse('who-are-you') : thimble.decide(state, seat, action)
  caught(10, { evolve, decide }, /law 10 .*who-are-you/)
})
