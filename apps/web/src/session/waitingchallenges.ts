import { recall, remember } from '../base/settings.ts'

/** A challenge that was opened and not played yet. */
export interface WaitingChallenge {
  readonly link: string
  readonly reply?: string | undefined
  readonly name: string
  /** Whether this device made it. */
  readonly mine?: boolean
}

const MAX_STORED = 5

const isWaiting = (value: unknown): value is WaitingChallenge =>
  typeof (value as Partial<WaitingChallenge> | null)?.link === 'string' &&
  typeof (value as Partial<WaitingChallenge>).name === 'string'

/** The unplayed challenges of this device, the newest first. */
export const waitingChallenges = (): readonly WaitingChallenge[] => {
  const kept = recall('challenges')
  return Array.isArray(kept) ? kept.filter(isWaiting) : []
}

/** Whether this device made a link that is not played yet. */
export const isOwn = (link: string): boolean => waitingChallenges().some(each => each.link === link && each.mine)

/** Removes a challenge that was played. */
export const removeWaiting = (link: string): void =>
  remember(
    'challenges',
    waitingChallenges().filter(each => each.link !== link),
  )

/** Stores a challenge until it is played. The home page shows it. */
export const addWaiting = (challenge: WaitingChallenge): void => {
  const mine = challenge.mine ?? isOwn(challenge.link)
  removeWaiting(challenge.link)
  // The home page loads its news only if this is set.
  remember('book', true)
  remember('challenges', [{ ...challenge, mine }, ...waitingChallenges()].slice(0, MAX_STORED))
}
