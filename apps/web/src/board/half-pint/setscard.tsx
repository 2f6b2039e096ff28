import './setscard.css'
import { words } from '../../base/speech.ts'
import { SET_EXAMPLES } from './figures.ts'
import { Minis } from './minis.tsx'

/** H4, H7: the back of the reference card, the round in five steps. */
export const TurnCard = () => {
  const { turn } = words('half-pint-heroes/learn')
  return (
    <section class="turn-card paper" aria-label={turn.heading}>
      <h3>{turn.heading}</h3>
      <ol>
        {turn.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** Both sides of the reference card. */
export const ReferenceCard = () => (
  <>
    <SetsCard />
    <TurnCard />
  </>
)

/** H19: the reference card of the eleven sets, strongest first, with an example each. */
export const SetsCard = () => {
  const learn = words('half-pint-heroes/learn')
  const { sets } = words('core').games['half-pint-heroes']
  return (
    <ol class="sets-card paper">
      {SET_EXAMPLES.map(({ set, hand, row }, rank) => (
        <li key={set}>
          <span class="rank" aria-hidden="true">
            {rank + 1}
          </span>
          <span class="name">
            <b>{sets[set]}</b>
            <span>{learn.aboutSets[set]}</span>
          </span>
          <Minis hand={hand} row={row} />
        </li>
      ))}
    </ol>
  )
}
