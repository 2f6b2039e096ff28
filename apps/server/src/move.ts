import { moveStore as move } from '@halfpint/store'

/**
 * The entry point of `halfpint move`, which loads this built file by its path: it contains the drivers of both
 * databases. @public
 */
export const moveStore = move
