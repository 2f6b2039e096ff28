import { reasonFor } from '@halfpint/bots'
import { type Action, codeOf, leadingPlay, playsOf, type State, strengthLaid } from '@halfpint/half-pint'
import type { Mistake } from '../mistake.ts'

type Play = Extract<Action, { type: 'play' }>

/** The greatest strength of these cards, together with the row. */
const strengthOf = ({ view }: Mistake<State, Action>, { hand }: Play): number =>
  Math.max(
    0,
    ...playsOf(hand, view.row, view.options)
      .filter(play => play.hand.length === hand.length)
      .map(({ strength }) => strength),
  )

const playTheme = (mistake: Mistake<State, Action>, chosen: Play, best: Play): string => {
  const { name } = reasonFor(mistake.best, mistake.chosen)
  if (name === 'brawl') return 'brawl'
  if (name === 'foe') return 'stop-brawl'
  const { trick, options } = mistake.view
  const leading = leadingPlay(trick, options)
  if (leading === undefined) return 'lead'
  const toBeat = strengthLaid(options, leading.hand.map(codeOf), leading.row.map(codeOf))
  const [takes, shouldTake] = [chosen, best].map(play => strengthOf(mistake, play) > toBeat)
  if (takes && !shouldTake) return 'duck'
  if (!takes && shouldTake) return 'win-now'
  return takes ? 'just-enough' : 'ballast'
}

/** The theme of a mistake in Half-Pint Heroes. */
export const halfPintTheme = (mistake: Mistake<State, Action>): string => {
  const [chosen, best] = [mistake.chosen.action, mistake.best.action]
  if (chosen.type === 'predict' && best.type === 'predict') {
    if (chosen.prediction === 0) return 'predict-zero'
    return chosen.prediction > best.prediction ? 'predict-high' : 'predict-low'
  }
  return chosen.type === 'play' && best.type === 'play' ? playTheme(mistake, chosen, best) : 'bet'
}
