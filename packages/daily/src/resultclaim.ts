import { must, ok, type Result, refuse } from '@halfpint/core'
import { digestOf } from '@halfpint/fair'
import type { FixedGame } from './fixedgame.ts'
import { linkedGameOf } from './games.ts'
import { openFixedTable, type Playthrough } from './playthrough.ts'
import { pointsOf } from './rounds.ts'

/** The result that a player claims to have in a fixed game. A replay of the choices confirms it. */
export interface ResultClaim {
  readonly choices: readonly number[]
  readonly points: number
  /** The digest of all events of the game. */
  readonly digest: string
}

/** The result of a replay of the choices of a claim. */
export type ReplayResult = Omit<ResultClaim, 'choices'>

/** The claim for a finished game. */
export const claimOf = (fixed: FixedGame, played: Playthrough): ResultClaim => ({
  choices: played.choices,
  points: pointsOf(fixed, played)[fixed.seat]!,
  digest: digestOf(played.log),
})

/** Whether a claim can be true: plausible numbers of choices and points, checked without playing. */
export const isPossible = ({ game, options, opponents }: FixedGame, { choices, points }: ResultClaim): boolean => {
  const limits = must(linkedGameOf(game)).resultLimits(options, opponents.length)
  return choices.length > 0 && choices.length <= limits.choices && points >= limits.min && points <= limits.max
}

/**
 * Replays a fixed game one choice at a time, so that the caller can pause between choices. Returns `null` if the
 * choices do not finish the game.
 */
export async function* replayInSteps(
  fixed: FixedGame,
  choices: readonly number[],
): AsyncGenerator<undefined, ReplayResult | null> {
  const table = await openFixedTable(fixed)
  if (!table.ok) return null
  for (const choice of choices) {
    yield
    const chosen = await table.value.choose(choice)
    if (!chosen.ok) return null
  }
  return table.value.legal().length === 0 ? claimOf(fixed, await table.value.playthrough()) : null
}

/** Whether a claim agrees with the replay of its choices. */
export const confirmClaim = ({ points, digest }: ResultClaim, outcome: ReplayResult | null): Result<null> =>
  outcome?.points === points && outcome.digest === digest ? ok(null) : refuse('not-reproduced')

/** Replays the choices of a claim. A claim that is not reproduced to the last event is refused. */
export const checkClaim = async (fixed: FixedGame, claim: ResultClaim): Promise<Result<null>> => {
  if (!isPossible(fixed, claim)) return refuse('not-reproduced')
  const steps = replayInSteps(fixed, claim.choices)
  let step = await steps.next()
  while (step.done !== true) step = await steps.next()
  return confirmClaim(claim, step.value)
}
