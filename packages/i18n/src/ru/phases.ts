/** The progress of a table. */
export const phases = { gathering: 'ждут игроков', playing: 'играют', over: 'перерыв между играми' }
