export { HereAnswer } from './here.ts'
export { ProblemAnswer } from './problem.ts'
export { BeatRequest, StreamMessage } from './stream.ts'
export {
  LegalAnswer,
  ListAnswer,
  ListedTable,
  OpenRequest,
  RecordAnswer,
  RecordsAnswer,
  SeatAnswer,
  SitRequest,
  TableView,
  WishAnswer,
} from './table.ts'
export { AnyJson, SeatToken, TableId, Version, WishId } from './text.ts'
export { WishRequest } from './wish.ts'
