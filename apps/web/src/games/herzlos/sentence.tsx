import type { BySeat, Problem, Seen, Viewer } from '@halfpint/core'
import {
  type Card,
  type Play,
  pointsOf,
  prospectOf,
  rightOf,
  type State,
  trickReasonOf,
  winnerOf,
} from '@halfpint/herzlos'
import { capital, listed } from '@halfpint/words'
import { language, words } from '../../shell/speech.ts'
import { herzlosLabel } from './card.tsx'
import type { Sitter } from './plate.tsx'

interface SentenceProps {
  readonly state: Seen<State>
  readonly me: Viewer
  readonly chosen: readonly Card[]
  readonly sitters: BySeat<Sitter>
}

/** Whether everybody has played to the trick, and it only waits to be taken. */
export const isFull = ({ trick, seats }: Seen<State>): boolean => trick.length === seats

/** Z4: why a trick goes to whoever takes it. */
export const whyTaken = (plays: readonly Play[]): string => {
  const { won } = words('herzlos')
  const reason = trickReasonOf({ plays })
  if (reason === undefined) return ''
  const card = capital(herzlosLabel(reason.winner.card))
  return reason.by === 'number' ? won.number(card, herzlosLabel(reason.rival.card)) : won[reason.by](card)
}

/** A sentence about what the chosen cards would do, or about what the game waits for. */
export const Sentence = ({ state, me, chosen, sitters }: SentenceProps) => {
  const say = words('herzlos')
  const table = words('table')
  const prospect = prospectOf(state, chosen)
  if (isFull(state)) {
    const winner = winnerOf(state.trick)
    const points = pointsOf(
      state.options,
      state.trick.map(({ card }) => card),
    )
    return (
      <>
        <b>{say.takes(winner === me ? null : (sitters[winner]?.name ?? ''), say.pointsOf(points))}</b>
        <span>{whyTaken(state.trick)}</span>
      </>
    )
  }
  if (prospect === null && state.phase === 'pass') {
    // Whoever has passed, or watches, reads for whom everybody waits.
    const names = sitters.flatMap(({ name }, seat) => (state.passes[seat] === null ? [name] : []))
    return names.length === 0 ? null : <p>{table.waitingFor(listed(language.value, names))}</p>
  }
  if (prospect === null || me === 'rail') {
    if (state.phase !== 'play' || state.hands[state.toPlay]?.length === 0) return null
    if (state.toPlay !== me) return <p>{table.thinking(sitters[state.toPlay]?.name ?? '')}</p>
    return (
      <p>
        {state.trick.length === 0 ? table.askLead : table.askPlay} {say.chooseCard}
      </p>
    )
  }
  if (prospect.kind === 'pass') {
    return <p>{say.askPass(prospect.of, sitters[rightOf(me, state.seats)]?.name ?? '')}</p>
  }
  if (prospect.kind === 'not-allowed') return <p>{reasonOf(prospect.problem, sitters)}</p>
  const card = capital(herzlosLabel(prospect.card))
  switch (prospect.kind) {
    case 'leads':
      return <p>{say.leadsWith(card)}</p>
    case 'takes-lead':
      return <p>{say.takesLead(card)}</p>
    case 'takes-trick':
      return <p>{say.takesTrick(card, say.pointsOf(prospect.points))}</p>
    case 'stays-below':
      return <p>{say.staysBelow(card, sitters[winnerOf(state.trick)]?.name ?? '')}</p>
    case 'throws-off':
      return <p>{say.throwsOff(card)}</p>
  }
}

/** Why a card cannot be chosen, in words. */
export const reasonOf = (problem: Problem, sitters: BySeat<Sitter>): string => {
  const { reasons } = words('herzlos')
  switch (problem.code) {
    case 'first-lead':
    case 'hearts-closed':
      return reasons[problem.code]
    case 'follow-suit':
      return reasons['follow-suit'](problem.suit as 'hearts')
    case 'not-your-turn':
      return reasons['not-your-turn'](sitters[problem.turn as number]?.name ?? '')
    case 'enough-chosen':
      return reasons['enough-chosen'](problem.cards as number)
    default:
      return words('herzlos').hasPassed
  }
}
