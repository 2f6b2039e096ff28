import { type BySeat, everySeat, type Json } from '@halfpint/core'
import { type DrinkingRule, drinksAfter, drinksAtReveal, type Event, halfPint } from '@halfpint/half-pint'
import type { Table } from '../table.ts'

/** Drinks of each seat in a match, from its record, which has the deals; `null` without drinking rules. */
export const drinksIn = ({ game, customs = [] }: Table['setup'], record: Json): BySeat<number> | null => {
  if (game !== halfPint.id || customs.length === 0) return null
  const replayed = halfPint.records.read(record)
  if (!replayed.ok) return null
  const rules = customs as readonly DrinkingRule[]
  const { state, deals } = replayed.value
  const drinks = everySeat(state.seats).map(() => 0)
  for (const [round, { predictions }] of state.results.entries()) {
    for (const { seat } of drinksAfter(state.results.slice(0, round + 1), rules)) drinks[seat]!++
    const deal = deals[round]!
    const handSize = halfPint.evolve(deal.before, deal.dealt as Event).hands[0]!.length
    for (const seat of drinksAtReveal(predictions, handSize, rules)) drinks[seat]!++
  }
  return drinks
}
