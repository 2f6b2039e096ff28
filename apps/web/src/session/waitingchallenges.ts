import { recall, remember } from '../base/settings.ts'

/** A challenge that was opened and not played yet. */
export interface WaitingChallenge {
  readonly link: string
  readonly reply?: string | undefined
  readonly name: string
  /** Whether it was made here. */
  readonly mine?: boolean
}

const MOST = 5

const isWaiting = (value: unknown): value is WaitingChallenge =>
  typeof (value as Partial<WaitingChallenge> | null)?.link === 'string' &&
  typeof (value as Partial<WaitingChallenge>).name === 'string'

/** The challenges that wait on this device, the latest first. */
export const waitingChallenges = (): readonly WaitingChallenge[] => {
  const kept = recall('challenges')
  return Array.isArray(kept) ? kept.filter(isWaiting) : []
}

/** Whether a link was made here and not played yet. */
export const isOwn = (link: string): boolean => waitingChallenges().some(each => each.link === link && each.mine)

/** Forgets one that was played. */
export const letGo = (link: string): void =>
  remember(
    'challenges',
    waitingChallenges().filter(each => each.link !== link),
  )

/** Keeps one until it is played; the first page tells of it. */
export const keepWaiting = (challenge: WaitingChallenge): void => {
  const mine = challenge.mine ?? isOwn(challenge.link)
  letGo(challenge.link)
  // The first page looks for news only where there are some.
  remember('book', true)
  remember('challenges', [{ ...challenge, mine }, ...waitingChallenges()].slice(0, MOST))
}
