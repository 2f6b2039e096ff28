/** The messages that call a player to the table. */
export const calls = {
  title: 'You are called to the table.',
  turn: 'It is your turn.',
  start: 'The game begins.',
  rematch: 'The others want another game.',
  test: 'This is how you will be called.',
}
