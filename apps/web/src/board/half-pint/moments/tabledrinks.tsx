import { DRINKING_RULES, drinksAfter, drinksAtReveal, halfPint } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { seatName } from '../../../ui/seatface.tsx'
import { DrinkLine } from './drinkline.tsx'

/** D1 to D7: who drinks after the round that was played last, where the table agreed on drinking rules. */
export const RoundDrinks = ({ view }: { view: TableView }) => {
  const state = stateOf(halfPint, view)
  const rules = DRINKING_RULES.filter(rule => view.setup.customs?.includes(rule))
  return <DrinkLine players={view.seats.map(seatName)} drinks={drinksAfter(state?.results ?? [], rules)} />
}

/** D8: everybody drinks when the predictions that were just revealed add up to the hand. */
export const RevealDrinks = ({ view }: { view: TableView }) => {
  const state = stateOf(halfPint, view)
  const predictions = state?.predictions.filter(prediction => typeof prediction === 'number') ?? []
  const drinks = drinksAtReveal(predictions, state?.hands[0]?.length ?? 0, ['D8'])
  return drinks.length === 0 ? null : <p class="warning">{words('pad').drinking.reveal}</p>
}
