import { moveStore as move } from '@halfpint/store'

/**
 * What the command `halfpint move` loads by the path of the built file: the drivers of both databases are built in.
 *
 * @public
 */
export const moveStore = move
