import { pathToFileURL } from 'node:url'
import { refuse } from '@halfpint/core'
import type { moveStore } from '@halfpint/store'
import { builtServer } from './built.ts'
import { EXIT } from './exit.ts'
import { progress } from './progress.ts'
import type { Terminal } from './terminal.ts'

/** What `move` was asked for, as typed. */
export interface MoveFlags {
  readonly from: string
  readonly to: string
}

/** How the server is started on the new place; a password stays out of it. */
const startLine = (to: string): string => {
  if (!/^postgres(ql)?:/i.test(to)) return `halfpint serve --data ${to}`
  return `halfpint serve --database ${to.replace(/(\/\/[^/:@]*):[^/@]*@/, '$1:…@')}`
}

/** Copies everything from one place to another, which is then ready for a server. */
export const move = async ({ from, to }: MoveFlags, terminal: Terminal): Promise<number> => {
  const words = terminal.words.serve.move
  const built = builtServer('move')
  if (built === undefined) {
    terminal.complain(refuse('server-not-built').problem)
    return EXIT.bug
  }
  const program = (await import(pathToFileURL(built).href)) as { moveStore: typeof moveStore }
  const bar = progress(true)
  const moved = await program.moveStore(from, to, (done, total) => bar.tell(done, total, words.moving(done, total)))
  bar.end()
  if (!moved.ok) {
    terminal.complain(moved.problem)
    return EXIT.usage
  }
  process.stdout.write(`${words.moved(moved.value)}\n${words.next(startLine(to))}\n`)
  return EXIT.good
}
