import { play, terms } from '../en.ts'

const { halfPint } = play

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** What the table of Half-Pint Heroes says; the sentences of the terminal game are said here too. */
export const heroes = {
  set: halfPint.set,
  marks: terms.marks,
  askPrediction: halfPint.askPrediction,
  predictionWorth: halfPint.predictionWorth,
  overHand: halfPint.overHand,
  askBet: halfPint.askBet,
  askBetTwo: halfPint.askBetTwo,
  askPlay: halfPint.askPlay,
  askLead: halfPint.askLead,
  brawlLooms: halfPint.brawlLooms,
  gunFight: halfPint.gunFight,
  dealt: halfPint.dealt,
  starts: halfPint.starts,
  brawlStarted: halfPint.brawlStarted,
  winsTrick: play.winsTrick,
  winners: play.winners,
  thinking: play.thinking,
  extraRound: play.extraRound,
  trickNumber: play.trickNumber,

  round: (round: number, rounds: number): string => `Round ${round}/${rounds}`,
  row: 'Row, for everybody',
  lastTrick: 'Last trick',
  players: 'Players',
  hand: 'Your hand',
  yourSets: 'What you hold',
  of: 'of',
  seat: (facts: SeatFacts): string => {
    const parts = [`${facts.name}: ${cards(facts.held)}`]
    if (facts.prediction !== null) parts.push(`${facts.won} of ${facts.prediction} tricks`)
    if (facts.streak > 0) parts.push(`${facts.streak} of 3 tricks to a brawl`)
    if (facts.run > 0) parts.push(`${facts.run} marks in a row`)
    if (facts.chips.length > 0) parts.push(`bet against by ${facts.chips.join(', ')}`)
    return parts.join(', ')
  },
  points: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
  gunFightNear: (name: string): string => `${name}: one more mark and there is a gun fight.`,
  play: 'Play',
  nothingChosen: 'Tap the cards you want to lay.',
  waitTurn: 'Choose ahead if you like.',
  notASet: 'These cards make no set, not even with the row. Tap one to put it back.',
  tooMany: 'A set has five cards at most.',
  groupInRow: 'The pair that lies in the row belongs to everybody: it needs a card of yours.',
  withRow: (count: number): string => `with ${cards(count)} of the row`,
  behind: (name: string): string => `${name} stays in the lead`,
  takes: 'takes the trick',
  leadsNow: 'takes the lead',
  opensTrick: 'opens the trick',
  predict: (prediction: number): string => `Predict ${prediction}`,
  predictNothing: 'Tap the cards: 0 alone, or 1, 2 and 3 added up.',
  predictionCard: (number: number): string => `Prediction card ${number}`,
  predicted: (prediction: number): string => `You say ${prediction}. Waiting for the others.`,
  bet: (name: string): string => `Bet against ${name}`,
  betHere: (name: string, prediction: number): string => `Put your chip against ${name}, who says ${prediction}`,
  betNothing: 'Tap the player you expect to miss.',
  betWorth: '20 points for you if the prediction is missed.',
  noBet: 'No bet',
  betPlaced: 'Your chip is down. Waiting for the others.',
  told: {
    predictions: (list: string): string => `Predictions: ${list}.`,
    prediction: (name: string | null, prediction: number): string => `${name ?? 'you'} ${prediction}`,
    bets: (list: string): string => `Bets: ${list}.`,
    betOf: (name: string | null, against: string | null): string => `${name ?? 'you'} against ${against ?? 'you'}`,
    noBet: (name: string | null): string => `${name ?? 'you'}: no bet`,
    plays: (name: string | null, set: string): string => (name === null ? `You play ${set}.` : `${name} plays ${set}.`),
    scored: (list: string): string => `Round scored: ${list}.`,
    score: (name: string | null, points: number): string => `${name ?? 'you'} ${points}`,
    yourTurn: 'It is your turn.',
  },
  pad: {
    heading: 'Score pad',
    total: 'Total',
    round: 'Round',
    bonus: 'Run',
    soFar: (round: number): string => `After round ${round}`,
    next: 'Next round',
    toFinal: 'To the result',
    tapNumber: 'Tap a number to see which rules gave it.',
    cell: (name: string, round: number, points: number, mark: string): string =>
      `${name}, round ${round}: ${points} points${mark === '' ? '' : `, mark ${mark}`}. Show why`,
    why: (name: string, round: number): string => `${name}, round ${round}`,
    nothing: 'No points in this round.',
    outcome: (won: number, predicted: number): string => `Predicted ${predicted}, won ${won}.`,
    missed: 'The prediction was missed.',
    brawlOther: (name: string): string => `${name} started a brawl: nobody else scores.`,
    rules: {
      H24: 'Tricks: 10 points each',
      H25: 'Prediction met: its points once more, and the mark X',
      H26: 'Bet won: the other player missed',
      H27: 'Your opponent bet against you and was wrong',
      H28: 'Brawl: 30 points, and the mark B',
      H32: 'Longest run of marks: 10 points for each round',
    },
    betWon: (name: string): string => `Bet against ${name} won`,
    brawl: 'Brawl!',
    brawlText: (name: string | null): string =>
      name === null ? 'Three tricks in a row: only you score.' : `Three tricks in a row: only ${name} scores.`,
  },
  duel: {
    heading: 'Gun fight!',
    text: (names: string, me: boolean): string =>
      me ? 'One more mark and you win the game!' : `One more mark wins the game: ${names}.`,
  },
  final: {
    heading: 'The game is over',
    youWin: 'You win!',
    wins: (name: string): string => `${name} wins!`,
    share: (names: string): string => `${names} share the win`,
    gunFight: 'The gun fight decides the game, whatever the points.',
    points: 'Points',
    exact: 'Exact predictions',
    betsWon: 'Bets won',
    brawls: 'Brawls',
    tricks: 'Tricks',
    run: 'Longest run',
    statistics: 'The game in figures',
    rematch: 'Play again',
    waiting: 'Waiting for the others …',
    replay: 'Watch the replay',
    review: 'Where could I have won more?',
    newTable: 'Other table',
  },
  menu: {
    open: 'Menu',
    sets: 'The eleven sets',
    pad: 'Score pad',
    settings: 'Settings',
    leave: 'Leave the table',
    newGame: 'New game',
    rules: 'Rules',
    kept: 'Your game is kept: come back at any time.',
    log: 'What happened',
  },
  setCard: {
    heading: 'The eleven sets',
    order: 'Strongest first. Row cards count with yours; between equals the first one laid wins.',
  },
  advice: {
    ask: 'Advice',
    heading: 'What the champion sees',
    thinking: 'Counting chances …',
    win: (percent: string): string => `${percent} to win the game`,
    exact: (percent: string): string => `${percent} to meet it`,
    miss: (percent: string): string => `misses with ${percent}`,
    predict: (prediction: number): string => `Predict ${prediction}`,
    worlds: (worlds: string): string => `From ${worlds} possible deals of the cards you cannot see.`,
  },
  setup: {
    heading: 'Your table',
    game: 'Game',
    howMany: 'How many opponents?',
    who: (seat: number): string => `Opponent ${seat}`,
    level: 'How strong',
    mixed: 'Regulars of the pub',
    rules: 'Rules',
    rounds: 'Rounds',
    sets: 'Which set counts',
    setsValues: {
      strongest: 'The strongest your cards make',
      declared: 'The one you declare',
    },
    rowGroups: 'A pair or triple lying in the row',
    rowGroupsValues: {
      anchored: 'needs a card of yours',
      free: 'counts as it lies',
    },
    fullHouse: 'Full houses are compared by',
    fullHouseValues: {
      'highest-card': 'the highest card',
      'triple-first': 'the three equal cards',
    },
    hearts: 'What the hearts cost',
    heartsValues: {
      shown: 'what they show: 2 to 14',
      one: '1 point each',
      own: 'as agreed',
    },
    heartsHint: 'The 2 of hearts costs 2 points, the ace 14; in other games of this family every heart costs the same.',
    march: 'Who takes all hearts and the queen',
    marchValues: { 'wins-game': 'wins the game at once', 'others-pay': 'lets the others pay' },
    start: 'Sit down and play',
    players: 'Players at this device',
    playerName: (number: number): string => `Player ${number}`,
    addPlayer: 'One more player',
    removePlayer: (name: string): string => `Remove ${name}`,
    bots: 'Bots at the table',
  },
  welcome: {
    heading: 'First time here?',
    'half-pint-heroes': [
      'Say how many tricks you will win. Hitting your number exactly pays best.',
      'Bet on somebody who will miss theirs.',
      'Lay one to five cards. Together with the row in the middle, which belongs to everybody, they make a set: a pair, a straight, a flush …',
      'Tap cards, and the bar below tells what they make and whether it leads. The strongest set wins the trick.',
      'Three tricks in a row start a brawl: then only the brawler scores.',
    ] as readonly string[],
    herzlos: [
      'Hand your worst cards to the neighbour on your right.',
      'Follow the suit that was led if you can. Its highest card takes the trick.',
      'Every heart you take costs points, the queen of flowers 25; the jack of diamonds brings 15.',
      'Take all hearts and the queen, and you win at once.',
      'What you may not play is dimmed; tap it to hear why.',
    ] as readonly string[],
    help: 'The rules, the score pad and more are always one tap away, at the top right.',
    play: 'Let’s play',
    guided: 'Show me a round first',
  },
  curtain: {
    heading: (name: string): string => `${name}, it is your turn`,
    text: 'Hand the device over. Nobody else should look.',
    open: 'I am alone: show my cards',
  },
}

/** What is told of a seat in one breath. */
export interface SeatFacts {
  readonly name: string
  readonly held: number
  readonly won: number
  readonly prediction: number | null
  readonly streak: number
  readonly run: number
  readonly chips: readonly string[]
}

/** The shape of this section, which the other languages must fill. */
export type HeroesWords = typeof heroes
