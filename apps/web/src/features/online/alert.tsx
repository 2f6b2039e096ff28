import type { Problem } from '@halfpint/core'
import { problemIn } from '../../base/speech.ts'

/** What was refused, in a sentence; nothing while all is well. */
export const Alert = ({ problem }: { problem: Problem | null }) =>
  problem === null ? null : (
    <p class="alert" role="alert">
      {problemIn(problem)}
    </p>
  )
