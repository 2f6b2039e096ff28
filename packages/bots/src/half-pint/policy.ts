import { makePlay, type Playout } from '@halfpint/half-pint'

/** Chooses a play for the seat to play, by its index in the list. */
export type Policy = (round: Playout) => number

/** Plays the round to its end with a policy. */
export const playOn = (round: Playout, policy: Policy): void => {
  while (!round.over) makePlay(round, policy(round))
}
