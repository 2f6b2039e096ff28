import './face.css'
import { CHARACTERS } from './regulars.ts'

/**
 * The face of a bot: a regular of the pub, or a machine for a bare level. Faces are pictures of the style sheet: a
 * full table shows a score of them, and as elements of the page every line of every face would be laid out with the
 * cards.
 */
export const Portrait = ({ bot }: { bot: string }) => (
  <i class={`face ${CHARACTERS.find(each => each === bot) ?? 'machine'}`} aria-hidden="true" />
)
