/** Setting up a table: players and rules. */
export const setup = {
  heading: 'Opponents & rules',
  howMany: 'How many opponents?',
  who: (seat: number): string => `Opponent ${seat}`,
  level: 'How strong',
  mixed: 'Regulars of the pub',
  rules: 'Rules',
  rounds: 'Rounds',
  start: 'Sit down and play',
  players: 'Players at this device',
  playerName: (number: number): string => `Player ${number}`,
  addPlayer: 'Add a player',
  removePlayer: (name: string): string => `Remove ${name}`,
  bots: 'Bots at the table',
}
