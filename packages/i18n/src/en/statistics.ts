/** Texts of the statistics, for the page and the command. */
export const statistics = {
  title: 'Your book',
  intro: 'Every game and every puzzle of yours, counted. It stays on this device.',
  empty: 'Nothing here yet. Play a game or solve a puzzle.',
  entries: (entries: number): string => `Entries: ${entries}`,
  groups: {
    games: 'Games won',
    against: 'Won against',
    days: 'Days on which you were ahead of the table',
    challenges: 'Challenges won',
    predicted: 'Predictions met, by number',
    hand: 'Predictions met, by cards in hand',
    bets: 'Bets won',
    brawls: 'Rounds with a brawl of yours',
    queen: 'Rounds in which you took the queen of flowers',
    marches: 'Marches',
    accuracy: 'Decided like the champion',
    puzzles: 'Puzzles solved, by difficulty',
  },
  all: 'all',
  share: (hits: number, times: number): string => `${hits} of ${times}`,
  behind: 'The games it comes from',
  trend: 'Month by month',
  games: (games: number): string => `${games} ${games === 1 ? 'game' : 'games'}`,
  ratings: 'Your rating',
  ratingsAbout:
    'Among four players, from your games against bots alone. 400 points more mean ten wins to one. The regulars of the pub are the marks on the scale.',
  rating: ({ rating, low, high }: { rating: string; low: string; high: string }): string =>
    `${rating}, with 95% certainty between ${low} and ${high}.`,
  luckAndSkill: 'Luck and skill',
  luckAbout:
    'Points above the average of the table, for each game you had reviewed: what the deals brought you, and what your play did.',
  luck: 'Luck of the deals',
  skill: 'Your play',
  join: 'Join with another device',
  joinAbout: 'Read this code with the other device. Keep this page open until it has answered.',
  joinAsked:
    'This device and the one that shows the code will have the same book, with everything from both. What was deleted on one is deleted on the other.',
  joinDo: 'Join the books',
  joinFailed:
    'That did not work: it needs a server, and each code works once. Show a new code, or save the book as a file and add it there.',
  joined: (added: number, entries: number): string =>
    `Both devices have the same book now. New on this device: ${added}. Entries in the book: ${entries}.`,
  cleared: 'Everything is deleted.',
  leftOnServer: 'Deleted here. The server did not answer: try again, so that your results there go too.',
  save: 'Save as a file',
  load: 'Add from a file',
  saved: (file: string, entries: number): string => `Saved as ${file}. Entries in the file: ${entries}.`,
  loaded: (added: number, entries: number): string => `New from the file: ${added}. Entries in your book: ${entries}.`,
  notWritten:
    'Your browser would not write that down; the book is as it was. Is the device full, or the window private?',
  bad: 'This is not a book of Half-Pint, or it is damaged; nothing was changed.',
  clear: 'Delete everything',
  clearSure: 'Really delete everything?',
  keep: 'No, keep it',
}
