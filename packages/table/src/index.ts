export type { Command, PlayerCommand } from './command.ts'
export { KEPT_IDS } from './commandids.ts'
export type { CheckedDeal } from './deals/trace.ts'
export type { DealVerdict } from './deals/verdict.ts'
export { type DealWatch, openDealWatch, type WatchDevice } from './deals/watch.ts'
export type { WatchedDeal } from './deals/watched.ts'
export type { Opening } from './decide.ts'
export type { Beginning, Environment, FixedMatch, Host } from './environment.ts'
export type { EventOf, NumberedEvent, TableEntry, TableEvent } from './event.ts'
export { evolveTable } from './evolve.ts'
export { type DeletedPerson, forgetPerson, namelessAt } from './forget.ts'
export { countFreeSeats, desertedNames, isFreeSeat } from './freeseat.ts'
export { findGame, GAMES, gameOfRecord } from './games.ts'
export { decideGroup, decideJoin, decideResult, decideTable, type GroupDecision } from './groups/decide.ts'
export { drinksIn } from './groups/drinks.ts'
export {
  type CountedResult,
  evolveGroup,
  type Group,
  type GroupEvent,
  type GroupMember,
  type GroupTable,
  memberNamed,
  NO_GROUP,
} from './groups/group.ts'
export {
  type Evening,
  eveningsOf,
  pointsIn,
  type SeasonInput,
  type Standing,
  seasonOf,
  standingsOf,
} from './groups/season.ts'
export { visibleTo } from './groups/view.ts'
export { openHost, openTable } from './host.ts'
export { type Journal, type JournalSummary, type Listing, memoryJournal } from './journal.ts'
export { cleanText, distinctNames, LONGEST_NAME, type Person, readName, readPerson, readText } from './person.ts'
export { answer, type Question, questionFor } from './question.ts'
export { REACTIONS, type Reaction } from './reaction.ts'
export { recordOf } from './record.ts'
export { openSeatedTable, type SeatedSetup } from './seated.ts'
export { isPresent, nameOf, type SeatState } from './seatstate.ts'
export { type Clock, readSetup, type Setup } from './setup.ts'
export type { Update } from './subscribers.ts'
export { summaryOf } from './summary.ts'
export { freeSymbol, type SymbolName } from './symbol.ts'
export { BARE_TABLE, gameOf, type Match, spectatorCount, stateOf, type Table, type TableView } from './table.ts'
export { deadlineOf, pauseTimeOf, startTimeOf, substituteTimeOf } from './timer.ts'
export { upgradeEntry, upgradeEvent, upgradeTable } from './upgrade.ts'
export { viewTable } from './view.ts'
