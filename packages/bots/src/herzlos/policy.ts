import { anyPlay, makePlay, type Playout, roll, type Slot } from '@halfpint/herzlos'

/** Chooses a card for the seat to play; it may look only at that seat's hand and at what all saw. */
export type Policy = (round: Playout) => Slot

/** A policy whose hand slips now and then: in so many of 65,536 plays it plays any card. */
export const slipping =
  (policy: Policy, slips: number): Policy =>
  round =>
    (roll(round, 65_536) < slips ? anyPlay : policy)(round)

/** Plays the round to its end by a policy. */
export const playOn = (round: Playout, policy: Policy): void => {
  while (round.left > 0) makePlay(round, policy(round))
}
