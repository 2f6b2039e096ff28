import { type Position, type Random, shuffle } from '@halfpint/core'
import type { PlayedStep, RandomPlay } from './played.ts'
import type { LawSubject } from './subject.ts'

/** A law applied to many games. `done` checks what only all games together can show. */
export interface Trial<S, A, E, O> {
  /** Throws if the game breaks the law. */
  game(played: RandomPlay<S, A, E, O>, random: Random): void
  done?(): void
}

/** A law that every game must keep: its text and its check. */
export interface Law {
  readonly number: number
  readonly name: string
  readonly says: string
  /** Share of the games that it checks. Slow laws check fewer. */
  readonly share: number
  /** Whether the games use frozen values. */
  readonly freeze?: boolean
  trial<S extends Position, A, E, O>(subject: LawSubject<S, A, E, O>): Trial<S, A, E, O>
}

/** Runs a check and adds the step to the message of an error. */
export const atStep = <S, A, E>(step: PlayedStep<S, A, E>, check: (step: PlayedStep<S, A, E>) => void): void => {
  try {
    check(step)
  } catch (error) {
    const who = step.move === null ? 'chance' : `seat ${step.move.seat}: ${JSON.stringify(step.move.action)}`
    throw new Error(`step ${step.number} (${who}): ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** A random selection of at most `most` steps, in order. */
export const someSteps = <S, A, E>(
  steps: readonly PlayedStep<S, A, E>[],
  random: Random,
  most: number,
): readonly PlayedStep<S, A, E>[] =>
  steps.length <= most
    ? steps
    : shuffle(random, steps)
        .slice(0, most)
        .sort((a, b) => a.number - b.number)
