import './face.css'
import { CHARACTERS } from './regulars.ts'

/**
 * The face of a bot: a character of the pub, or a robot for a bare level. Faces are background images: a full table
 * shows twenty of them, and as elements of the page every line of every face would be laid out with the
 * cards.
 */
export const Portrait = ({ bot }: { bot: string }) => (
  <i class={`face ${CHARACTERS.find(each => each === bot) ?? 'machine'}`} aria-hidden="true" />
)
