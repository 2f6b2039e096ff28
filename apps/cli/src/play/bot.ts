import { type Bot, pick } from '@halfpint/core'

/** A player who does anything that is allowed, each thing equally likely. */
export const randomBot = <S, A>(): Bot<S, A> => {
  return (_, legal, random) => pick(random, legal)
}
