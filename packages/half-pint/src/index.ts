export {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  codeOf,
  colourOf,
  compareCards,
  DECK_SIZE,
  HIGHEST,
  numberOf,
  parseCard,
  type SeenCard,
  sortCards,
} from './card.ts'
export { MAX_PREDICTION, predictionCardsOf } from './decide.ts'
export {
  DRINKING_RULES,
  type Drink,
  type DrinkingRound,
  type DrinkingRule,
  drinksAfter,
  drinksAtReveal,
} from './drink.ts'
export {
  MAX_CARDS,
  rankingOf,
  rowChoices,
  strengthLaid,
  strengthOf,
  strengthOfFive,
  strongestLaid,
} from './evaluate.ts'
export { halfPint } from './game.ts'
export { playMatch } from './match.ts'
export {
  CARDS_IN,
  copyPlayout,
  dealRandomly,
  loadHand,
  loadState,
  loadTable,
  makePlay,
  openPlay,
  type Playout,
  playout,
  playRandomly,
  roll,
  roundPoints,
  STRIDE,
} from './playout.ts'
export { MAX_HAND, MAX_ROW, type PossiblePlay, playsOf } from './plays.ts'
export { figuresOf } from './presenter/figures.ts'
export { joiners, nearestSet, type Offer, offersOf, playsIn } from './presenter/offers.ts'
export { NOTHING_CHOSEN, type Prospect, prospectOf, type Selection } from './presenter/prospect.ts'
export { reasonsOf, trickReasonOf } from './presenter/reasons.ts'
export { type EventSaying, sayingOf, sayingsOf } from './presenter/sayings.ts'
export { finishedTrick, type SeatLook, seatsOf } from './presenter/seats.ts'
export { cardsOf, type SetName, setNameOf } from './presenter/set.ts'
export { type Warning, warningsOf } from './presenter/warnings.ts'
export { SEATS } from './rules.ts'
export {
  aftermath,
  brawlPoints,
  finalScoring,
  GUN_FIGHT_RUN,
  isDecided,
  longestRun,
  markRun,
  predictionPoints,
  type RoundPlayed,
  SCORING,
  type ScoreItem,
  type Scoring,
  scoreItems,
  scoreRound,
  scoringOf,
} from './score.ts'
export { kindOf, numbersOf, SET_KINDS, type SetKind } from './set.ts'
export { MIN_HAND, splitOf } from './split.ts'
export {
  type Action,
  type Bet,
  DEFAULT_OPTIONS,
  type Event,
  type GameResult,
  type Mark,
  OPTION_RULES,
  type Options,
  type Play,
  type RoundResult,
  type RoundScore,
  SCORING_OPTION_RULES,
  type ScoringOptions,
  type SetOptions,
  type State,
} from './state.ts'
export { BRAWL_TRICKS, leadingPlay, winningStreak } from './trick.ts'
export { ownHand } from './view.ts'
