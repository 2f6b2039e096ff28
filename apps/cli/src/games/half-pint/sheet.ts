import type { BySeat, Seat } from '@halfpint/core'
import type { Words } from '@halfpint/i18n'
import { comingGunFight, type ScoredHalfPint } from '@halfpint/scorepad'
import { padRow, roundLabel } from '../../padcell.ts'
import type { PadRow } from '../../play/grid.ts'
import type { Sheet } from '../face.ts'

const sumsOf = ({ result, totals, overrides }: ScoredHalfPint, { table, games }: Words): PadRow[] => {
  if (result === null) return [{ ...padRow(table.soFar, totals), strong: true }]
  const bonus = 'bonus' in result ? [padRow(games['half-pint-heroes'].labels.bonus, result.bonus, overrides)] : []
  return [...bonus, { ...padRow(table.total, totals), strong: true }]
}

/** The players who drank in each round, and the rules that made them. */
const drinkNotes = ({ rounds }: ScoredHalfPint, players: BySeat<string>, words: Words): string[] => {
  const drinkers = rounds.flatMap(({ done, drinksAtReveal }, round) => {
    const named = (done?.drinks ?? []).map(({ seat, rules }) => `${players[seat]} ${rules.join(' ')}`)
    const all = [...((drinksAtReveal ?? []).length > 0 ? ['D8'] : []), ...named]
    return all.length === 0 ? [] : [`${round + 1}: ${all.join(', ')}`]
  })
  return drinkers.length === 0 ? [] : [words.pad.drinks(drinkers.join('; '))]
}

const endNotes = (scored: ScoredHalfPint, players: BySeat<string>, { pad }: Words): string[] => {
  const names = (seats: readonly Seat[]): string => seats.map(seat => players[seat]).join(', ')
  const { result } = scored
  if (result !== null) {
    return [(result.ending === 'gun-fight' ? pad.wonByGunFight : pad.won)(names(result.winners))]
  }
  const duelists = comingGunFight(scored)
  return duelists.length === 0 ? [] : [pad.gunFight(names(duelists))]
}

/** A pad of real cards: points and marks of every round, bonus and totals, drinks, and the winner. */
export const sheet = (scored: ScoredHalfPint, players: BySeat<string>, words: Words): Sheet => ({
  rounds: scored.rounds.flatMap(({ done }, round) => {
    if (done === null) return []
    const marks = done.marks.map(mark => words.games['half-pint-heroes'].marks[mark])
    return [padRow(roundLabel(round), done.scores, done.overrides, marks)]
  }),
  sums: sumsOf(scored, words),
  notes: [...drinkNotes(scored, players, words), ...endNotes(scored, players, words)],
})
