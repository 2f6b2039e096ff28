import { ok } from '@halfpint/core'
import { test } from 'vitest'
import { thimble } from '../thimble/game.ts'
import { caught, changeFacts, type Thimble } from '../thimble/mutant.ts'

test('a failure names the game, the step and all inputs of the random game', () => {
  const where =
    /thimble: step 1 \(seat \d: .*\nin game 1 of 300 from seed 1, simplest: \{"seats":2,"options":\{.*"seed":\d+,"inOrder":/
  caught(9, { compare: (a, b) => -thimble.compare(a, b) }, where)
})

test('Law 2 catches a decision that allows more than is listed', () => {
  const generous: Thimble['decide'] = (state, seat, action) =>
    action.type === 'stake' && action.stake === 4 && state.stakes[seat] === null && state.phase === 'stake'
      ? ok([{ type: 'staked', seat, stake: 4 }])
      : thimble.decide(state, seat, action)
  caught(2, { decide: generous }, /law 2 .*\{"type":"stake","stake":4\} is accepted and not listed as legal/)
})

test('Law 2 catches a decision that lets a seat play the cards of another', () => {
  const blind: Thimble['decide'] = (state, seat, action) => {
    const decided = thimble.decide(state, seat, action)
    if (action.type !== 'play' || decided.ok || decided.problem.code !== 'not-your-card') return decided
    return ok([{ type: 'played', seat, card: action.card }])
  }
  caught(2, { decide: blind }, /law 2 .*\{"type":"play","card":".*"\} is accepted and not listed as legal/)
})

test('Law 2 catches a list with an illegal action', () => {
  const hopeful: Thimble['legal'] = view => [
    ...thimble.legal(view),
    ...(view.phase === 'guess' && view.viewer === 1 && view.guesses[1] === null
      ? [{ type: 'guess', guess: 1 } as const]
      : []),
  ]
  caught(2, { legal: hopeful }, /law 2 .*bad-guess/)
})

test('Law 2 catches a list that lacks an action', () => {
  const strict: Thimble['legal'] = view => {
    const all = thimble.legal(view)
    return all.length > 1 ? all.slice(1) : all
  }
  caught(2, { legal: strict }, /law 2 .*is accepted and not listed as legal/)
})

test('Law 2 catches a decision that throws', () => {
  const rash: Thimble['decide'] = (state, seat, action) => {
    if (action.type === 'play' && !/^c[1-9]/.test(action.card)) throw new RangeError('what card is that?')
    return thimble.decide(state, seat, action)
  }
  caught(2, { decide: rash }, /law 2 .*decide throws at .*what card is that/)
})

test('Law 2 catches a decision for a seat that is not there', () => {
  const open: Thimble['decide'] = (state, seat, action) =>
    thimble.decide(state, seat === state.seats ? 0 : seat, action)
  caught(2, { decide: open }, /law 2 .*there is no seat \d and .* is accepted/)
})

test('Law 3 catches a game that does not end', () => {
  const endless: Thimble['evolve'] = (state, event) => {
    const after = thimble.evolve(state, event)
    return after.phase === 'over' ? { ...after, phase: 'deal', round: 0, results: [] } : after
  }
  caught(3, { evolve: endless }, /law 3 .*not over after 200 steps/)
})

test('Law 3 catches a seat that is to act and cannot', () => {
  caught(3, { legal: view => (view.phase === 'play' ? [] : thimble.legal(view)) }, /law 3 .*no legal action/)
})

test('Law 3 catches a seat that may act out of turn', () => {
  const early: Thimble['legal'] = view =>
    view.phase === 'play' && view.viewer !== 'spectator'
      ? (view.hands[view.viewer] ?? []).map(card => ({ type: 'play', card }))
      : thimble.legal(view)
  caught(3, { legal: early }, /law 3 .*is not to act and has a legal action/)
})

test('Law 3 catches a result that is stated too early', () => {
  const results: Thimble['records']['results'] = state => ({ ...thimble.records.results(state), result: {} })
  caught(3, { records: { ...thimble.records, results } }, /law 3 .*a result before the game is over/)
})

test('Law 6 catches a card that is lost', () => {
  const chance: Thimble['chance'] = (state, random) =>
    thimble
      .chance(state, random)
      .map(event => (event.type === 'dealt' ? { ...event, deck: event.deck.slice(1) } : event))
  caught(6, { chance }, /law 6 .*"lost":\["c\d+"\]/)
})

test('Law 6 catches a card that is there twice', () => {
  const evolve: Thimble['evolve'] = (state, event) => {
    const after = thimble.evolve(state, event)
    return event.type === 'played' ? { ...after, hands: state.hands } : after
  }
  caught(6, { evolve }, /law 6 .*"twice":\["c\d+"\]/)
})

test('Law 6 catches points that do not add up', () => {
  const extra = changeFacts(event =>
    event.type === 'round-scored' ? { ...event, points: event.points.map(point => point + 10) } : event,
  )
  caught(6, extra, /law 6 .*round \d: .* points/)
})

test('Law 6 catches a round without cards', () => {
  caught(6, {}, /law 6 .*"cards":0/, { cardsIn: () => [] })
})

test('Law 9 catches a list out of order', () => {
  caught(9, { legal: view => [...thimble.legal(view)].reverse() }, /law 9 .*stake 3 does not come before stake 2/)
})

test('Law 9 catches an action that is listed twice', () => {
  const legal: Thimble['legal'] = view => thimble.legal(view).flatMap(action => [action, action])
  caught(9, { legal }, /law 9 .*stake 1 does not come before stake 1/)
})
