import type { Problem } from '@halfpint/core'
import { problemIn } from '../../base/speech.ts'

/** The sentence of the last refused request; nothing if there is none. */
export const Alert = ({ problem }: { problem: Problem | null }) =>
  problem === null ? null : (
    <p class="note-panel" role="alert">
      {problemIn(problem.code === 'server-gone' ? { code: 'not-reached' } : problem)}
    </p>
  )
