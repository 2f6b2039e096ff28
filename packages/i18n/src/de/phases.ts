/** How far a table is. */
export const phases = { gathering: 'wartet auf Spieler', playing: 'spielt', over: 'zwischen zwei Spielen' }
