/** The progress of a table. */
export const phases = { gathering: 'waiting for players', playing: 'playing', over: 'between two games' }
