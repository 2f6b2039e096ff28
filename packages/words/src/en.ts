import { arena } from './en/arena.ts'
import { bots } from './en/bots.ts'
import { command } from './en/command.ts'
import { pad, padding } from './en/pad.ts'
import { play } from './en/play.ts'
import { records } from './en/records.ts'
import { rules } from './en/rules.ts'
import { server, serving } from './en/server.ts'
import { store } from './en/store.ts'
import { table } from './en/table.ts'
import { terms } from './en/terms.ts'
import { usage } from './en/usage.ts'
import type { Sentence } from './sentence.ts'

/** Everything that is said in English. */
export const en = {
  problems: { ...records, ...rules, ...usage, ...arena, ...server, ...pad, ...store, ...table },
  terms,
  command,
  play,
  bots,
  server: serving,
  pad: padding,
}

type Sentences<Source> = { readonly [Code in keyof Source]: Sentence }

/** The shape of the catalogue: English is its source, and every other language must have all of it. */
export interface Words {
  readonly problems: Sentences<typeof en.problems>
  readonly terms: typeof terms
  readonly command: typeof command
  readonly play: typeof play
  readonly bots: typeof bots
  readonly server: typeof serving
  readonly pad: typeof padding
}

/** The problems of records, of the rules of play, of the command's usage and of the arena, in any language. */
export type RecordSentences = Sentences<typeof records>
export type RuleSentences = Sentences<typeof rules>
export type UsageSentences = Sentences<typeof usage>
export type ArenaSentences = Sentences<typeof arena>
export type ServerSentences = Sentences<typeof server>
export type StoreSentences = Sentences<typeof store>
export type PadSentences = Sentences<typeof pad>
export type TableSentences = Sentences<typeof table>
