import { arena } from './de/arena.ts'
import { bots } from './de/bots.ts'
import { command } from './de/command.ts'
import { pad, padding } from './de/pad.ts'
import { play } from './de/play.ts'
import { records } from './de/records.ts'
import { rules } from './de/rules.ts'
import { server, serving } from './de/server.ts'
import { store } from './de/store.ts'
import { table } from './de/table.ts'
import { terms } from './de/terms.ts'
import { usage } from './de/usage.ts'
import type { Words } from './en.ts'

/** Everything that is said in German. */
export const de: Words = {
  problems: { ...records, ...rules, ...usage, ...arena, ...server, ...pad, ...store, ...table },
  terms,
  command,
  play,
  bots,
  server: serving,
  pad: padding,
}
