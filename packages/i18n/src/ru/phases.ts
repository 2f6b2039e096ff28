/** How far a table is. */
export const phases = { gathering: 'ждут игроков', playing: 'играют', over: 'перерыв между играми' }
