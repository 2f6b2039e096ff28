import type { Seen } from '@halfpint/core'
import type { Card, State } from '@halfpint/herzlos'
import { useRef } from 'preact/hooks'

/** Z3: the cards that came with the pass, until the first card is played. */
export const useFresh = (state: Seen<State>, hand: readonly Card[]): readonly Card[] => {
  const before = useRef({ round: state.round, hand })
  const fresh = useRef<readonly Card[]>([])
  if (state.phase === 'pass') {
    before.current = { round: state.round, hand }
    fresh.current = []
  } else if (before.current.round === state.round && hand !== before.current.hand) {
    fresh.current = hand.filter(card => !before.current.hand.includes(card))
  }
  return state.tricks.length === 0 ? fresh.current : []
}
