import { everySeat, type Position, type Random, type Result, type Seat, shuffle } from '@halfpint/core'
import { atStep, type Law, someSteps } from '../law.ts'
import type { LawSubject } from '../subject.ts'

/** Maximum number of legal actions tried at one step: a hand of 17 has 6188 ways to pass five cards. */
const TRIED = 60

const decide = <S extends Position, A, E, O>(
  { game }: LawSubject<S, A, E, O>,
  state: S,
  seat: Seat,
  action: A,
): Result<readonly E[]> => {
  try {
    return game.decide(state, seat, action)
  } catch (error) {
    throw new Error(`seat ${seat}: decide throws at ${JSON.stringify(action)}: ${error}`, { cause: error })
  }
}

/** Whether a legal action has the same result as this one, which may name its cards in another order. */
const isListed = <S extends Position, A, E, O>(
  { game }: LawSubject<S, A, E, O>,
  state: S,
  seat: Seat,
  legal: readonly A[],
  action: A,
  events: readonly E[],
): boolean => {
  const text = game.actions.make(action)
  if (legal.some(listed => game.compare(listed, action) === 0 || game.actions.make(listed) === text)) return true
  const facts = JSON.stringify(events)
  return legal.some(listed => {
    const decided = game.decide(state, seat, listed)
    return decided.ok && JSON.stringify(decided.value) === facts
  })
}

const checkActing = <S extends Position, A, E, O>(
  subject: LawSubject<S, A, E, O>,
  state: S,
  seat: Seat,
  legal: readonly A[],
  tempting: readonly A[],
  random: Random,
): void => {
  const { make } = subject.game.actions
  const tried = legal.length <= TRIED ? legal : [legal[0]!, ...shuffle(random, legal).slice(0, TRIED)]
  for (const action of tried) {
    const decided = decide(subject, state, seat, action)
    if (decided.ok) continue
    throw new Error(`seat ${seat}: ${make(action)} is listed as legal and refused as ${decided.problem.code}`)
  }
  for (const action of tempting) {
    const decided = decide(subject, state, seat, action)
    if (!decided.ok || isListed(subject, state, seat, legal, action, decided.value)) continue
    throw new Error(`seat ${seat}: ${JSON.stringify(action)} is accepted and not listed as legal`)
  }
}

/** Law 2. */
export const closure: Law = {
  number: 2,
  name: 'closure',
  says: 'legal(view(s, seat)) is exactly what decide(s, seat, ·) accepts',
  share: 0.3,
  trial: subject => ({
    game({ steps, state: end }, random) {
      const { game } = subject
      const moves = steps.flatMap(({ move }) => (move === null ? [] : [move.action]))

      const check = (state: typeof end): void => {
        const turn = game.turn(state)
        const acting = turn.kind === 'seats' ? turn.seats : []
        const seats = everySeat(state.seats)
        const lists = seats.map(seat => game.legal(game.view(state, seat)))
        // Likely mistakes: actions that are legal for others, or were legal at another time.
        const common = [
          ...lists.flatMap(list => shuffle(random, list).slice(0, 3)),
          ...shuffle(random, moves).slice(0, 8),
        ]
        for (const seat of seats) {
          const tempting = [...common, ...subject.temptations(state, seat, random)]
          const legal = lists[seat] ?? []
          if (acting.includes(seat)) {
            checkActing(subject, state, seat, legal, tempting, random)
            continue
          }
          const [first] = legal
          if (first !== undefined) throw new Error(`seat ${seat} is not to act and may ${game.actions.make(first)}`)
          for (const action of tempting) {
            if (!decide(subject, state, seat, action).ok) continue
            throw new Error(`seat ${seat} is not to act and ${JSON.stringify(action)} is accepted`)
          }
        }
        for (const nobody of [-1, state.seats, 0.5, Number.NaN]) {
          for (const action of common) {
            if (!decide(subject, state, nobody, action).ok) continue
            throw new Error(`there is no seat ${nobody} and ${JSON.stringify(action)} is accepted`)
          }
        }
        const [free] = game.legal(game.view(state, 'spectator'))
        if (free !== undefined) throw new Error(`a spectator may ${game.actions.make(free)}`)
      }

      for (const step of someSteps(steps, random, 20)) atStep(step, ({ before }) => check(before))
      check(end)
    },
  }),
}
