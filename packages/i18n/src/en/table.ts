import { listed } from '../listed.ts'
import { counter } from '../plural.ts'
import { because } from './because.ts'

const count = counter('en')

/** Texts of every table. A name that is `null` is the reader. */
export const table = {
  you: 'You',
  names: ['Ann', 'Ben', 'Cem', 'Dora', 'Emil', 'Faye'],
  player: 'Player',
  cards: 'Cards',
  tricks: 'Tricks',
  hand: 'Your hand',
  total: 'Total',
  soFar: 'So far',
  extraRound: 'Extra round',
  thinking: (name: string): string => `${name} is thinking…`,
  winsTrick: (name: string | null): string => (name === null ? 'You win the trick.' : `${name} wins the trick.`),
  winners: (names: readonly string[], alone: boolean, me: boolean): string => {
    if (alone) return me ? 'You win the game!' : `${names[0]} wins the game.`
    return `${listed('en', names)} share the win.`
  },
  takeBack: 'Change it',
  waitingFor: (names: string): string => `Waiting for ${names}.`,
  takesLead: 'That takes the lead.',
  askPlay: 'Your turn.',
  askLead: 'Your turn: you lead.',
  round: (round: number, rounds: number): string => `Round ${round}/${rounds}`,
  players: 'Players',
  points: (points: number): string => count(points, { one: 'point', other: 'points' }),
  yourTurn: 'It is your turn.',
  score: (name: string | null, points: string): string => `${name ?? 'you'} ${points}`,
  scored: (list: string): string => `Round scored: ${list}.`,
  pad: {
    heading: 'Score pad',
    total: 'Total',
    round: 'Round',
    soFar: (round: number): string => `After round ${round}`,
    next: 'Next round',
    toFinal: 'To the result',
    tapNumber: 'Tap a number to see which rules gave it.',
    /** Above the player's own points. */
    own: (round: number): string => `Round ${round}: you`,
    thisRound: 'This round',
    why: (name: string, round: number): string => `${name}, round ${round}`,
  },
  final: {
    place: (place: number, of: number): string =>
      `You came ${['1st', '2nd', '3rd'][place - 1] ?? `${place}th`} of ${of}.`,
    heading: 'The game is over',
    youWin: 'You win!',
    wins: (name: string): string => `${name} wins!`,
    share: (names: string): string => `${names} share the win`,
    /** The reader is the first of them. */
    shareWith: (names: string): string => `${names} share the win`,
    points: 'Points',
    tricks: 'Tricks',
    statistics: 'The game in figures',
    rematch: 'Play again',
    rematchVotes: (wishes: number, people: number): string => `Play again (${wishes} of ${people})`,
    waiting: 'Waiting for the others…',
    replay: 'Watch the replay',
    review: 'Where could I have won more?',
    picture: 'Picture of the result',
    newTable: 'New opponents',
  },
  /** Lines of the regulars when they win a trick, win one too many, or lose points by it. */
  quips: {
    tilde: { wins: 'Just as I reckoned.', spills: 'That was not in my sums.', takes: 'A small debit.' },
    bruno: { wins: 'Ha! Who is next?', spills: 'Bah. Another one, then.', takes: 'I can take it.' },
    gustl: { wins: 'Didn’t I say so?', spills: 'A trick too many? Never!', takes: 'Who sent me that?' },
    wanda: { wins: 'All or nothing!', spills: 'Well, that was worth it.', takes: 'More hearts? Fine!' },
    ferdi: { wins: 'Wait, that was mine?', spills: 'Oops. Ha ha!', takes: 'Hearts! Oh. Is that bad?' },
    jasper: { wins: 'Delivered.', spills: 'Return to sender.', takes: 'Postage due.' },
    oda: { wins: 'Hm.', spills: 'Hm?', takes: 'Hm…' },
  } as {
    readonly [bot: string]: { readonly wins: string; readonly spills: string; readonly takes: string } | undefined
  },
  menu: {
    open: 'Menu',
    settings: 'Settings',
    leave: 'To the start page',
    newGame: 'New game',
    rules: 'Rules',
    kept: 'If you leave, your game is kept: come back at any time.',
    dropGame: 'A new game ends this one. You cannot come back to it.',
    playOn: 'Play on',
    log: 'What happened',
  },
  keys: {
    heading: 'Keys',
    list: [
      [['Enter'], 'The yellow button'],
      [['0', '…', '6'], 'Your prediction'],
      [['1', '…', '9', '0'], 'A card, or a player to bet against, counted from the left'],
      [['Arrows'], 'From choice to choice; in a replay one step'],
      [['Space'], 'Choose, or put back'],
      [['Tab'], 'The next button'],
      [['Esc'], 'Close a sheet'],
      [['?'], 'This list'],
    ] as readonly (readonly [keys: readonly string[], does: string])[],
  },
  advice: {
    ask: 'Hint',
    heading: 'The champion’s hint',
    more: 'More figures',
    thinking: 'Working out the odds…',
    win: (percent: string): string => `${percent} to win the game`,
    exact: (percent: string): string => `${percent} to make it`,
    miss: (percent: string): string => `${percent} to miss`,
    because,
    worlds: (worlds: string): string => `Based on ${worlds} possible deals of the unseen cards.`,
  },
  coach: {
    label: 'A tip for your first game',
    next: 'Next',
    skip: 'Skip',
    sound: 'Sound?',
    soundOn: 'Yes',
    soundOff: 'No',
  },
  curtain: {
    heading: (name: string): string => `${name}, it is your turn`,
    text: 'Hand the device over. Nobody else should look.',
    open: 'Show my cards',
  },
}
