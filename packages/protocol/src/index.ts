export { HereAnswer } from './here.ts'
export { DownAnswer, PadAnswer, PadId, PadRequest, PenAnswer, PenRequest, ShowRequest } from './pad.ts'
export { ProblemAnswer } from './problem.ts'
export { type JoinMessage, readSocketRequest, SocketAnswer, SocketRequest, type WishMessage } from './socket.ts'
export { BeatRequest, EditionNumber, StreamMessage } from './stream.ts'
export {
  CheerRequest,
  LegalAnswer,
  ListAnswer,
  ListedTable,
  OpenRequest,
  RecordAnswer,
  RecordsAnswer,
  SeatAnswer,
  SitRequest,
  WishAnswer,
} from './table.ts'
export {
  ChallengeLink,
  DayPath,
  EntryRequest,
  MOST_PARCEL,
  ParcelBody,
  ParcelId,
  ReplyRequest,
  SheetAnswer,
  StruckAnswer,
} from './task.ts'
export { isWishId, TableId, Version, WishId } from './text.ts'
export { TableView } from './view.ts'
export { WishRequest } from './wish.ts'
