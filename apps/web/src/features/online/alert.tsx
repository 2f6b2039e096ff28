import type { Problem } from '@halfpint/core'
import { problemIn } from '../../base/speech.ts'

/** The sentence of the last refused command; nothing if there is none. */
export const Alert = ({ problem }: { problem: Problem | null }) =>
  problem === null ? null : (
    <p class="alert" role="alert">
      {problemIn(problem)}
    </p>
  )
