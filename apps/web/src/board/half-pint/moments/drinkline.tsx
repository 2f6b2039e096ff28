import './drinks.css'
import type { Drink } from '@halfpint/half-pint'
import { words } from '../../../base/speech.ts'

/** The players who drink, each with the reasons. */
export const DrinkLine = ({ players, drinks }: { players: readonly string[]; drinks: readonly Drink[] }) => {
  const { drinking } = words('pad')
  if (drinks.length === 0) return null
  const reasonOf = ({ rules }: Drink): string => rules.map(rule => drinking.reasons[rule]).join(', ')
  const [first] = drinks
  const alike = drinks.length === players.length && drinks.every(drink => reasonOf(drink) === reasonOf(first as Drink))
  return (
    <p class="drinks">
      <b>{alike ? drinking.all : drinking.who}</b>
      {alike ? (
        <span>{reasonOf(first as Drink)}</span>
      ) : (
        drinks.map(drink => (
          <span key={drink.seat}>
            <b>{players[drink.seat]}</b> {reasonOf(drink)}
          </span>
        ))
      )}
    </p>
  )
}
