export {
  type Card,
  cardOf,
  codeOf,
  deckFor,
  RANKS,
  rankOf,
  type SeenCard,
  SUITS,
  type Suit,
  sortCards,
  suitNumber,
  suitOf,
} from './card.ts'
export { herzlos } from './game.ts'
export { passSize, rightOf } from './pass.ts'
export {
  anyPlay,
  copyPlayout,
  draw,
  give,
  legalRanks,
  loadState,
  makePlay,
  marchOf,
  type Playout,
  playout,
  playRandomly,
  roll,
  roundPoints,
} from './playout.ts'
export { figuresOf } from './presenter/figures.ts'
export { type Prospect, prospectOf } from './presenter/prospect.ts'
export { reasonsOf, trickReasonOf } from './presenter/reasons.ts'
export { type EventSaying, sayingsOf } from './presenter/sayings.ts'
export { type SeatLook, seatsOf } from './presenter/seats.ts'
export { isSettled, type Warning, warningsOf } from './presenter/warnings.ts'
export { ALL_RANKS, countRanks, highestRank, lowestRank, RANK_COUNT } from './ranks.ts'
export { SEATS } from './rules.ts'
export {
  gameResult,
  JACK_POINTS,
  MARCH_CARDS,
  pointsOf,
  QUEEN_POINTS,
  SCORING_CARDS,
  scoreTaken,
  totalsOf,
} from './score.ts'
export {
  type Action,
  DEFAULT_OPTIONS,
  type Event,
  type GameResult,
  OPTION_RULES,
  type Options,
  type Play,
  type RoundResult,
  type RoundScore,
  type State,
} from './state.ts'
export { checkPlay, FIRST_LEAD, FLOWERS, HEARTS, playable, winnerOf } from './trick.ts'
export { ownHand } from './view.ts'
export { codeAt, DIAMONDS, JACK, QUEEN, type Slot, slotOf, type Worths } from './worths.ts'
