/** How far a table is. */
export const phases = { gathering: 'waiting for players', playing: 'playing', over: 'between two games' }
