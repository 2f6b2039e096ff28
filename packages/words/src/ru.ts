import type { Words } from './en.ts'
import { arena } from './ru/arena.ts'
import { bots } from './ru/bots.ts'
import { command } from './ru/command.ts'
import { pad, padding } from './ru/pad.ts'
import { play } from './ru/play.ts'
import { records } from './ru/records.ts'
import { rules } from './ru/rules.ts'
import { server, serving } from './ru/server.ts'
import { store } from './ru/store.ts'
import { table } from './ru/table.ts'
import { terms } from './ru/terms.ts'
import { usage } from './ru/usage.ts'

/** Everything that is said in Russian. */
export const ru: Words = {
  problems: { ...records, ...rules, ...usage, ...arena, ...server, ...pad, ...store, ...table },
  terms,
  command,
  play,
  bots,
  server: serving,
  pad: padding,
}
