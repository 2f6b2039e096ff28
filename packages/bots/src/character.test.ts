import { bySeat, must, playOut, seeded } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { parseEntrants } from './arena/entrant.ts'
import { planExperiment } from './arena/experiment.ts'
import { playShard } from './arena/match.ts'
import { WHOLE } from './arena/shard.ts'
import { type BotProfile, CHARACTER_PROFILES, CHARACTERS } from './character.ts'
import { type Accumulator, spreadOf } from './half-pint/accumulator.ts'
import { thinkOptions } from './half-pint/fixture.ts'
import { FULL } from './half-pint/parts.ts'
import { rivalOf } from './half-pint/rival.ts'
import { halfPintRoster } from './half-pint/roster.ts'
import { think } from './half-pint/think.ts'
import { decisionsOf, type GameDecision, thinkOptionsOf } from './herzlos/fixture.ts'
import { knownTo } from './herzlos/known.ts'
import { herzlosLevels } from './herzlos/levels.ts'
import { rosterOf } from './registry.ts'
import { NO_STYLE, type Rival } from './style.ts'

const { levels } = must(rosterOf('half-pint-heroes'))

interface Habits {
  readonly brawls: number
  readonly predicted: number
  readonly points: number
}

/** How this profile plays at a table of novices: its brawls, predictions and points per round on average. */
const habitsOf = ({ level, style }: BotProfile, matches: number): Habits => {
  const sums = { brawls: 0, predicted: 0, points: 0, rounds: 0 }
  for (let match = 0; match < matches; match++) {
    const opened = must(halfPint.open(must(halfPint.options.read({})), 4))
    const minds = bySeat(4, seat => seeded(`${match} ${seat}`))
    const choose = (state: State, seat: number): Action => {
      const view = halfPint.view(state, seat)
      const thinkOptions = { random: minds[seat] as (typeof minds)[number], budget: { iterations: 10 }, now: () => 0 }
      const legal = halfPint.legal(view)
      return seat === 0
        ? levels[level](view, legal, { ...thinkOptions, style })
        : levels.novice(view, legal, { ...thinkOptions, style: NO_STYLE })
    }
    // The same deals for every profile, in any order of tests.
    const { state, log } = playOut(
      { ...halfPint, chance: before => halfPint.chance(before, seeded(`deal ${match} ${before.round}`)) },
      opened,
      seeded('unused'),
      choose,
    )
    for (const { brawls, predictions, points } of halfPintRoster.measure(state, log).rounds) {
      sums.brawls += brawls[0]!
      sums.predicted += predictions![0]!
      sums.points += points[0]!
      sums.rounds++
    }
  }
  const mean = (sum: number): number => sum / sums.rounds
  return { brawls: mean(sums.brawls), predicted: mean(sums.predicted), points: mean(sums.points) }
}

const even = ({ level }: BotProfile): BotProfile => ({ level, style: NO_STYLE })

test('the seven regulars have different profiles', () => {
  expect(CHARACTERS).toHaveLength(7)
  expect(new Set(CHARACTERS.map(who => JSON.stringify(CHARACTER_PROFILES[who]))).size).toBe(7)
})

test('Bruno gets into more brawls than others of his level', () => {
  const brawls = (profile: BotProfile): number => habitsOf(profile, 20).brawls
  expect(brawls(CHARACTER_PROFILES.bruno)).toBeGreaterThan(1.2 * brawls(even(CHARACTER_PROFILES.bruno)))
})

test('Z8: Bruno marches more often in Herzlos than others of his level', async () => {
  const marches = [0, 0]
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const experiment = must(
      planExperiment({
        game: herzlos.id,
        players: 4,
        // The game continues after a march, so that more rounds are counted.
        options: must(herzlos.options.read({ march: 'others-pay' })),
        bots: must(parseEntrants(`bruno,${CHARACTER_PROFILES.bruno.level}`, { iterations: 25 })),
        games: 12,
        seed,
      }),
    )
    const { pairs } = await playShard(experiment, WHOLE, () => 0)
    for (const { tally } of pairs) {
      for (const [bot, side] of tally.entries()) marches[bot] = marches[bot]! + side.brawls
    }
  }
  const [bruno = 0, other = 0] = marches
  expect(bruno + other).toBeGreaterThan(15)
  expect(bruno).toBeGreaterThan(1.5 * other)
})

/** Share of the bets of this profile against the opponent that a style likes, in rounds that have one. */
const betsOn = ({ level, style }: BotProfile, rival: Rival): number => {
  let [bets, likes] = [0, 0]
  for (let match = 0; match < 8; match++) {
    const random = seeded(`bets ${match}`)
    playOut(halfPint, must(halfPint.open(must(halfPint.options.read({})), 4)), random, (state, seat) => {
      const view = halfPint.view(state, seat)
      const legal = halfPint.legal(view)
      const given = { random, budget: { iterations: 10 }, now: () => 0, style: NO_STYLE }
      if (seat !== 0 || view.phase !== 'bet') return levels.novice(view, legal, given)
      const liked = rivalOf(view, rival)
      const action = levels[level](view, legal, { ...given, style })
      if (liked >= 0) {
        bets++
        if (action.type === 'bet' && action.on === liked) likes++
      }
      return action
    })
  }
  return likes / bets
}

test.each([
  ['tilde', 'boaster'],
  ['bruno', 'attacker'],
  ['gustl', 'leader'],
  ['wanda', 'leader'],
] as const)('H10: %s bets against the %s more often than others of the level', (who, rival) => {
  const profile = CHARACTER_PROFILES[who]
  expect(betsOn(profile, rival)).toBeGreaterThan(betsOn(even(profile), rival) + 0.1)
})

const HANDS = 80

/**
 * Predictions of a profile with the same hands: the mean, the share of 1 (the safest one), and the spread of its
 * points.
 */
const daring = ({ level, style }: BotProfile): { spread: number; predicted: number; ones: number } => {
  const sums = { spread: 0, predicted: 0, ones: 0 }
  for (let hand = 0; hand < HANDS; hand++) {
    let state = must(halfPint.open(must(halfPint.options.read({})), 4))
    for (const event of halfPint.chance(state, seeded(`hand ${hand}`))) state = halfPint.evolve(state, event)
    const view = halfPint.view(state, hand % 4)
    const legal = halfPint.legal(view)
    const action = levels[level](view, legal, { ...thinkOptions(`${hand}`, 40), style })
    const prediction = action.type === 'predict' ? action.prediction : Number.NaN
    const thinking = think(view, legal, thinkOptions('judge', 60), { ...FULL, match: false }, false)
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    sums.spread += spreadOf(step.value.accumulators[prediction] as Accumulator) / HANDS
    sums.predicted += prediction / HANDS
    sums.ones += prediction === 1 ? 1 : 0
  }
  return sums
}

/** Predictions of a profile of the same level as Wanda and Jasper, without a style. */
const evenly = daring(even(CHARACTER_PROFILES.wanda))

test('Wanda gambles: she predicts 1, the safest prediction, less often, and her points vary more', () => {
  const wanda = daring(CHARACTER_PROFILES.wanda)
  expect(CHARACTER_PROFILES.jasper.level).toBe(CHARACTER_PROFILES.wanda.level)
  expect(wanda.ones).toBeLessThan(0.8 * evenly.ones)
  expect(wanda.spread).toBeGreaterThan(evenly.spread + 0.5)
})

test('Jasper is modest: he predicts lower than others of his level, often a safe 1, and his points vary less', () => {
  const jasper = daring(CHARACTER_PROFILES.jasper)
  expect(jasper.predicted).toBeLessThan(evenly.predicted - 0.1)
  expect(jasper.ones).toBeGreaterThan(1.3 * evenly.ones)
  expect(jasper.spread).toBeLessThan(evenly.spread - 0.5)
})

test('Gustl predicts more than others of his level, and gets nearly as many points', () => {
  const [gustl, others] = [habitsOf(CHARACTER_PROFILES.gustl, 12), habitsOf(even(CHARACTER_PROFILES.gustl), 12)]
  expect(gustl.predicted).toBeGreaterThan(others.predicted + 0.3)
  expect(gustl.points).toBeGreaterThan(0.85 * others.points)
})

test('Tilde predicts lower than others of her level', () => {
  const [tilde, others] = [habitsOf(CHARACTER_PROFILES.tilde, 30), habitsOf(even(CHARACTER_PROFILES.tilde), 30)]
  expect(tilde.predicted).toBeLessThan(others.predicted - 0.15)
})

test('Ferdi predicts higher than other novices', () => {
  expect(habitsOf(CHARACTER_PROFILES.ferdi, 6).predicted).toBeGreaterThan(
    habitsOf(even(CHARACTER_PROFILES.ferdi), 6).predicted + 0.1,
  )
})

/** Decisions in Herzlos that differ between a profile and its level without a style. */
const oddities = ({ level, style }: BotProfile, games: number): { readonly march: number; readonly own: boolean }[] => {
  const choose = herzlosLevels[level]
  const odd: { march: number; own: boolean }[] = []
  for (let game = 0; game < games; game++) {
    const usual = ({ view, legal }: GameDecision) => choose(view, legal, thinkOptionsOf(game, 1))
    for (const decision of decisionsOf(`odd ${game}`, 4, must(herzlos.options.read({})), usual)) {
      const { view, legal, seat } = decision
      if (view.phase === 'pass') continue
      const own = choose(view, legal, { ...thinkOptionsOf(game, 1), style })
      if (herzlos.compare(own, usual(decision)) === 0) continue
      const { round } = knownTo(view)
      odd.push({ march: round.march[round.alone] ?? 0, own: round.alone === seat || round.alone < 0 })
    }
  }
  return odd
}

test('Z8: Tilde reacts in Herzlos when one player has taken two or three hearts and the others none', () => {
  const odd = oddities(CHARACTER_PROFILES.tilde, 40)
  expect(odd.length).toBeGreaterThan(10)
  for (const { march, own } of odd) expect([march >= 2 && march < 4, own]).toEqual([true, false])
})

test('Z6: Ferdi hunts the jack of diamonds', () => {
  const jacks = (style: BotProfile['style']): number => {
    let taken = 0
    for (let match = 0; match < 30; match++) {
      const opened = must(herzlos.open(must(herzlos.options.read({})), 4))
      const minds = bySeat(4, seat => seeded(`jack ${match} ${seat}`))
      const { state } = playOut(
        { ...herzlos, chance: before => herzlos.chance(before, seeded(`jack ${match} ${before.round}`)) },
        opened,
        seeded('unused'),
        (before, seat) => {
          const view = herzlos.view(before, seat)
          const given = { random: minds[seat]!, budget: { iterations: 1 }, now: () => 0 }
          return herzlosLevels.novice(view, herzlos.legal(view), { ...given, style: seat === 0 ? style : NO_STYLE })
        },
      )
      for (const { taken: cards } of state.results) taken += cards[0]!.includes('dJ') ? 1 : 0
    }
    return taken
  }
  expect(jacks(CHARACTER_PROFILES.ferdi.style)).toBeGreaterThan(1.2 * jacks(NO_STYLE))
})

test('Z8: Gustl goes for marches in Herzlos that others of his level do not try', () => {
  const odd = oddities(CHARACTER_PROFILES.gustl, 40)
  expect(odd.length).toBeGreaterThan(10)
  for (const { own } of odd) expect(own).toBe(true)
})
