import type { Suit } from '@halfpint/herzlos'
import { setNames } from './setnames.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

/** A number with its noun: `1 card`, `2 cards`. */
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** What the terminal game says. Where a name may be `null`, it is the reader who acts. */
export const play = {
  you: 'You',
  names: ['Ann', 'Ben', 'Cem', 'Dora', 'Emil', 'Faye'],
  chooseGame: 'Which game shall it be?',
  choosePlayers: 'How many players, you among them?',
  menuKeys: '↑ ↓ choose · Enter take it · q leave',
  leaveQuestion: 'Leave the game? Enter leaves, any other key plays on.',
  anyKey: 'Any key: back to the table',
  nextPage: 'Any key: go on reading',
  goOn: 'Enter: go on',
  finish: 'Enter: done',
  help: '? help',
  leave: 'q leave',
  faster: 'Space: faster',
  lineMode: 'Type your moves; "help" lists the commands, "quit" leaves.',
  endOfInput: 'No more input: the game ends here.',
  goodbye: 'Goodbye! Your stool stays free.',
  commonCommands: {
    show: 'show the table again',
    pad: 'show the score pad',
    rules: 'the rules in short',
    help: 'these commands',
    quit: 'leave the game',
  },
  player: 'Player',
  cards: 'Cards',
  tricks: 'Tricks',
  hand: 'Your hand',
  total: 'Total',
  soFar: 'So far',
  lastTrick: 'The last trick',
  roundOf: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  extraRound: 'Extra round',
  trickNumber: (trick: number): string => `Trick ${trick}`,
  typing: 'Typed:',
  thinking: (name: string): string => `${name} is thinking …`,
  winsTrick: (name: string | null): string => (name === null ? 'You win the trick.' : `${name} wins the trick.`),
  winners: (names: readonly string[], alone: boolean, me: boolean): string => {
    if (alone) return me ? 'You win the game!' : `${names[0]} wins the game.`
    return `${list(names)} share the win.`
  },
  keys: {
    choose: '← → choose',
    enter: 'Enter confirm',
    card: '← → card',
    mark: 'space mark',
    zone: '↑ ↓ row',
    lay: 'Enter play',
    pass: 'Enter pass',
    figures: (first: number, last: number): string => `${first} to ${last}`,
    type: (example: string): string => `or type ${example}`,
  },

  halfPint: {
    row: 'Row',
    brawl: 'Brawl',
    streak: 'Streak',
    bet: 'Bet against',
    noBet: 'no bet',
    bonus: 'Bonus',
    trick: 'The trick',
    set: setNames,
    withRow: (set: string, row: string): string => `${set}, with ${row} from the row`,
    leads: (set: string): string => `${set}: you open the trick.`,
    takesLead: (set: string): string => `${set}: takes the lead.`,
    takesTrick: (set: string): string => `${set}: wins the trick.`,
    staysBehind: (set: string, name: string, other: string): string => `${set}: does not beat ${name} (${other}).`,
    askPrediction: 'How many tricks will you win?',
    predictionWorth: (prediction: number, tricks: number, bonus: number): string =>
      prediction === 0
        ? `No trick at all: ${bonus} points if you manage it.`
        : `Exactly ${prediction}: ${tricks} points for tricks and ${bonus} more for being right.`,
    overHand: (hand: number): string => `You hold only ${cards(hand)}, so this cannot come true.`,
    askBet: 'Who will miss the prediction?',
    askBetTwo: (name: string): string => `Will ${name} miss? If you bet and are wrong, ${name} gets the 20 points.`,
    betOn: (name: string, prediction: number): string => `${name} (says ${prediction})`,
    askPlay: 'Your turn.',
    askLead: 'Your turn: you lead.',
    brawlLooms: (name: string | null): string =>
      name === null ? 'One more trick and you start a brawl!' : `One more trick and ${name} starts a brawl!`,
    gunFight: (names: readonly string[], me: boolean): string =>
      me && names.length === 1
        ? 'Gun fight! One more mark and you win the game.'
        : `Gun fight! One more mark wins the game for ${list(names)}.`,
    dealt: (round: number, row: number, hand: number): string =>
      `Round ${round}: ${cards(row)} in the row, ${hand} in each hand.`,
    starts: (name: string | null): string => (name === null ? 'You start.' : `${name} starts.`),
    predictions: 'Predictions',
    bets: 'Bets',
    plays: (name: string | null, set: string, laid: string): string =>
      name === null ? `You play ${set} (${laid}).` : `${name} plays ${set} (${laid}).`,
    brawlStarted: (name: string | null): string =>
      name === null ? 'Brawl! You alone score this round.' : `Brawl! ${name} alone scores this round.`,
    outcome: (won: number, predicted: number): string => `${won} of ${predicted}`,
    betWon: (name: string): string => `bet against ${name} won`,
    betLost: (name: string): string => `bet against ${name} lost`,
    gunFightWon: 'The gun fight decides the game, whatever the points.',
    marks: 'X: prediction met · B: brawl',
    commands: {
      predict: 'say how many tricks you will win, 0 to 6',
      bet: 'bet against a player, by number or name',
      betNone: 'lay no bet',
      play: 'lay cards from your hand',
      playDeclared: 'lay cards from your hand, after + those of the row',
    },
    rules: {
      heading: 'The sets, strongest first',
      text: [
        'Lay one to five cards that make one set, alone or with cards of the row. The strongest set wins the trick; between equals the first one.',
        'A trick is worth 10 points. Whoever wins exactly as many as predicted gets 10 for each once more and an X (for 0: 30, with five or more players 20). A good bet is worth 20.',
        'Three tricks in a row are a brawl: the round ends and only the brawler scores. Five marks in a row start a gun fight: a sixth wins the game.',
      ],
      keys: 'Keys: arrows move, space marks a card, Enter confirms, Esc starts again. Or type: r7 y7',
      keysDeclared: 'Keys: arrows move, up and down change between hand and row, space marks. Or type: r7 + y7',
    },
  },

  herzlos: {
    points: 'Round',
    taken: 'Taken',
    trick: 'The trick',
    playable: 'You may play',
    cardName: (suit: Suit, rank: string): string => `${rank} of ${suit}`,
    heartsClosed: 'hearts closed',
    heartsOpen: 'hearts open',
    askPass: (count: number, name: string): string => `Choose ${cards(count)} for ${name}, on your right.`,
    chosen: (chosen: number, count: number, cards: string): string => `${chosen} of ${count}: ${cards}`,
    askPlay: 'Your turn.',
    askLead: 'Your turn: you lead.',
    leadsWith: (card: string): string => `${card}: you open the trick.`,
    takesLead: (card: string): string => `${card}: the highest so far.`,
    takesTrick: (card: string, points: string): string => `${card}: takes the trick (${points}).`,
    staysBelow: (card: string): string => `${card}: stays below.`,
    throwsOff: (card: string): string => `${card}: thrown off, cannot win the trick.`,
    pointsOf: (points: number): string =>
      `${points > 0 ? '+' : ''}${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
    marchLooms: (name: string | null, taken: number, all: number): string =>
      name === null
        ? `You alone have taken hearts or the queen so far: ${taken} of ${all} for a march.`
        : `Careful: ${name} alone has taken hearts or the queen so far, ${taken} of ${all} for a march.`,
    dealt: (round: number, hand: number): string => `Round ${round}: ${cards(hand)} each.`,
    passed: (given: string, name: string, got: string, from: string): string =>
      `You give ${name}: ${given}. ${from} gives you: ${got}.`,
    plays: (name: string | null, card: string): string =>
      name === null ? `You play the ${card}.` : `${name} plays the ${card}.`,
    throws: (name: string | null, card: string): string =>
      name === null ? `You throw off the ${card}.` : `${name} throws off the ${card}.`,
    takes: (name: string | null, points: string): string =>
      name === null ? `You take the trick: ${points}.` : `${name} takes the trick: ${points}.`,
    heartsOpened: 'Hearts are open now.',
    march: (name: string | null): string =>
      name === null ? 'March! You took all hearts and the queen.' : `March! ${name} took all hearts and the queen.`,
    marchWon: 'The march wins the game at once, whatever the totals.',
    commands: {
      pass: 'pass cards to the neighbour on your right',
      play: 'play a card',
    },
    rules: {
      text: [
        'In round n everyone passes n cards to the right. The 2 of flowers leads the first trick. Follow suit if you can, otherwise throw off any card. The highest card of the suit led takes the trick.',
        'Hearts may be led only after a heart was thrown off in an earlier trick, or if you hold nothing else.',
        'Each heart costs points, the higher the more; the queen of flowers (fQ) costs 25; the jack of diamonds (dJ) brings 15. The best total wins.',
      ],
      marchWins: 'March: whoever takes all hearts and the queen of flowers in one round wins the game at once.',
      marchPays:
        'March: whoever takes all hearts and the queen of flowers in one round scores 0 for them, and everybody else pays.',
      keys: 'Keys: arrows move, space marks a card, Enter confirms, Esc starts again. Or type: h9',
    },
  },
}
