import type { BySeat, Problem, Seen } from '@halfpint/core'
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
import { capital, listed } from '@halfpint/i18n'
import { language, words } from '../../base/speech.ts'
import { herzlosLabel } from './card.tsx'
import type { Player } from './seat.tsx'

interface PromptProps {
  readonly state: Seen<State>
  readonly chosen: readonly Card[]
  readonly players: BySeat<Player>
}

/** Whether everybody has played to the trick. */
export const isFull = ({ trick, seats }: Seen<State>): boolean => trick.length === seats

/** Z4: why the winner takes the trick. */
export const whyTaken = (plays: readonly Play[]): string => {
  const { won } = words('herzlos')
  const reason = trickReasonOf({ plays })
  if (reason === undefined) return ''
  const card = capital(herzlosLabel(reason.winner.card))
  return reason.by === 'number' ? won.number(card, herzlosLabel(reason.rival.card)) : won[reason.by](card)
}

/** Says what the chosen cards would do, or what the game waits for. */
export const Prompt = ({ state, chosen, players }: PromptProps) => {
  const me = state.viewer
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
        <b>{say.takes(winner === me ? null : (players[winner]?.name ?? ''), say.pointsOf(points))}</b>
        <span>{whyTaken(state.trick)}</span>
      </>
    )
  }
  if (prospect === null && state.phase === 'pass') {
    // A player who has passed and a spectator read for whom the table waits.
    const names = players.flatMap(({ name }, seat) => (state.passes[seat] === null ? [name] : []))
    return names.length === 0 ? null : <p>{table.waitingFor(listed(language.value, names))}</p>
  }
  if (prospect === null || me === 'spectator') {
    if (state.phase !== 'play' || state.hands[state.toPlay]?.length === 0) return null
    if (state.toPlay !== me) return <p>{table.thinking(players[state.toPlay]?.name ?? '')}</p>
    return (
      <p>
        {state.trick.length === 0 ? table.askLead : table.askPlay} {say.chooseCard}
      </p>
    )
  }
  if (prospect.kind === 'pass') {
    return <p>{say.askPass(prospect.of, players[rightOf(me, state.seats)]?.name ?? '')}</p>
  }
  return <p>{choiceText(state, chosen, players)}</p>
}

/** The effect of the chosen cards; `undefined` while none is chosen. */
export const choiceText = (
  state: Seen<State>,
  chosen: readonly Card[],
  players: BySeat<Player>,
): string | undefined => {
  const say = words('herzlos')
  const prospect = chosen.length === 0 ? null : prospectOf(state, chosen)
  if (prospect === null) return undefined
  if (prospect.kind === 'pass') return say.chosen(chosen.length, prospect.of, chosen.map(herzlosLabel).join(', '))
  if (prospect.kind === 'not-allowed') return reasonOf(prospect.problem, players)
  const card = capital(herzlosLabel(prospect.card))
  switch (prospect.kind) {
    case 'leads':
      return say.leadsWith(card)
    case 'takes-lead':
      return say.takesLead(card)
    case 'takes-trick':
      return say.takesTrick(card, say.pointsOf(prospect.points))
    case 'stays-below':
      return say.staysBelow(card, players[winnerOf(state.trick)]?.name ?? '')
    case 'throws-off':
      return say.throwsOff(card)
  }
}

/** Why a card cannot be chosen, in words. */
export const reasonOf = (problem: Problem, players: BySeat<Player>): string => {
  const { reasons } = words('herzlos')
  switch (problem.code) {
    case 'first-lead':
    case 'hearts-closed':
      return reasons[problem.code]
    case 'follow-suit':
      return reasons['follow-suit'](problem.suit as 'hearts')
    case 'not-your-turn':
      return reasons['not-your-turn'](players[problem.turn as number]?.name ?? '')
    case 'enough-chosen':
      return reasons['enough-chosen'](problem.cards as number)
    default:
      return words('herzlos').hasPassed
  }
}
