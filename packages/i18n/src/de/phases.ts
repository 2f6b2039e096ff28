/** The progress of a table. */
export const phases = { gathering: 'wartet auf Spieler', playing: 'spielt', over: 'zwischen zwei Spielen' }
