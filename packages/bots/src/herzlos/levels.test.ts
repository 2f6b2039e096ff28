import { must, seeded } from '@halfpint/core'
import { type Action, herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../level.ts'
import { anyOptions, dealtAnew, decisionsOf, type GameDecision, thinkOptionsOf } from './fixture.ts'
import { herzlosLevels } from './levels.ts'

const SLOW: readonly Level[] = ['expert', 'champion']

const chosen = (
  level: Level,
  { view, legal }: Pick<GameDecision, 'view' | 'legal'>,
  seed: string,
  iterations = 20,
): Action => herzlosLevels[level](view, legal, thinkOptionsOf(seed, iterations))

test('every level returns a legal action: all sizes, options and phases', () => {
  let decisions = 0
  for (let game = 0; game < 30; game++) {
    for (const decision of decisionsOf(`legal ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      decisions++
      for (const level of LEVELS) {
        // The slow levels decide about every tenth decision.
        if (SLOW.includes(level) && decisions % 10 !== 0) continue
        const action = chosen(level, decision, `${game} ${decisions}`)
        if (!herzlos.decide(decision.state, decision.seat, action).ok) {
          expect.fail(`${level} in game ${game} decision ${decisions}: ${JSON.stringify(action)}`)
        }
      }
    }
  }
  expect(decisions).toBeGreaterThan(3000)
})

test('the same seed and iterations give the same action at every level', () => {
  let decisions = 0
  for (const decision of decisionsOf('again', 4, anyOptions(seeded(1)))) {
    if (decisions++ % 9 !== 0) continue
    for (const level of LEVELS) {
      expect(chosen(level, decision, 'seed', 120)).toEqual(chosen(level, decision, 'seed', 120))
    }
  }
  expect(decisions).toBeGreaterThan(50)
})

test('no level sees hidden cards: it decides the same with different hidden cards', () => {
  let different = 0
  for (let game = 0; game < 9; game++) {
    let number = 0
    for (const decision of decisionsOf(`cheat ${game}`, 3 + (game % 3), anyOptions(seeded(game)))) {
      if (number++ % 11 !== 0) continue
      const other = dealtAnew(decision, `anew ${game} ${number}`)
      const view = herzlos.view(other, decision.seat)
      expect(view).toEqual(decision.view)
      if (JSON.stringify(other) !== JSON.stringify(decision.state)) different++
      for (const level of LEVELS) {
        const legal = herzlos.legal(view)
        expect(chosen(level, { view, legal }, 'same', 60)).toEqual(chosen(level, decision, 'same', 60))
      }
    }
  }
  expect(different).toBeGreaterThan(100)
})

test('Z6: a novice keeps its queen of flowers where she would win the trick', () => {
  let chances = 0
  for (let game = 0; game < 40; game++) {
    for (const decision of decisionsOf(`queen ${game}`, 4, must(herzlos.options.read({})))) {
      const { view, legal } = decision
      const played = view.trick.map(({ card }) => card)
      const isAbove = played.some(card => card === 'fK' || card === 'fA')
      const cards = legal.flatMap(action => (action.type === 'play' ? [action.card] : []))
      const isFlowers = played[0]?.startsWith('f') ?? true
      if (!cards.includes('fQ') || cards.length === 1 || isAbove || !isFlowers) continue
      chances++
      for (let seed = 0; seed < 5; seed++) {
        expect(chosen('novice', decision, `${game} ${seed}`)).not.toEqual({ type: 'play', card: 'fQ' })
      }
    }
  }
  expect(chances).toBeGreaterThan(20)
})
