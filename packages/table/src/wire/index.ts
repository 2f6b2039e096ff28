export { HereAnswer } from './addresses.ts'
export { CODE_ALPHABET, CODE_LENGTH, CodeAnswer, CodeTarget, JoinCode } from './codes.ts'
export { CommandRequest } from './commands.ts'
export { CopyAnswer, CopyQuery, CopyRemovedAnswer, CopyRequest, CopyWrittenAnswer } from './copies.ts'
export { EVENT_TYPES, isKnownEvent } from './events.ts'
export { CommandId, isCommandId, TableId, Version } from './fields.ts'
export {
  FoundRequest,
  GroupCommand,
  GroupDayRequest,
  GroupId,
  GroupLink,
  GroupPadRequest,
  GroupResult,
  GroupTableRequest,
  GroupView,
  InviteAnswer,
  InviteRequest,
  JoinGroupRequest,
  SeasonRules,
} from './groups.ts'
export { DownAnswer, PadAnswer, PadId, PadRequest, PenAnswer, PenRequest, ShowRequest } from './pads.ts'
export { ProblemAnswer } from './problem.ts'
export { PushEndpoint, PushKeyAnswer, PushRequest, PushTestAnswer } from './push.ts'
export {
  ChallengeLink,
  DayPath,
  EntryRequest,
  ReplyRequest,
  SheetAnswer,
  StruckAnswer,
} from './results.ts'
export { type CommandMessage, SocketAnswer, SocketRequest, type SubscribeMessage } from './socket.ts'
export { HeartbeatRequest, StreamMessage, Visit } from './stream.ts'
export {
  CommandAnswer,
  LegalAnswer,
  ListAnswer,
  ListedTable,
  OpenRequest,
  ReactionRequest,
  RecordAnswer,
  RecordsAnswer,
  SeatAnswer,
  SitRequest,
} from './tables.ts'
export { TableView } from './view.ts'
