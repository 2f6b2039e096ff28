import { anyPlay, makePlay, type Playout, roll, type Slot } from '@halfpint/herzlos'

/** Chooses a card for the seat to play. It may use only that seat's hand and public information. */
export type Policy = (round: Playout) => Slot

/** Wraps a policy so that `slips` of 65,536 plays are random. */
export const slipping =
  (policy: Policy, slips: number): Policy =>
  round =>
    (roll(round, 65_536) < slips ? anyPlay : policy)(round)

/** Plays the round to its end with a policy. */
export const playOn = (round: Playout, policy: Policy): void => {
  while (round.left > 0) makePlay(round, policy(round))
}
