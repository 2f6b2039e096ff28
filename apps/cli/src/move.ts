import { pathToFileURL } from 'node:url'
import { refuse } from '@halfpint/core'
import type { moveStore } from '@halfpint/store'
import { builtServer } from './built.ts'
import { EXIT } from './exit.ts'
import { progress } from './progress.ts'
import type { Terminal } from './terminal.ts'

/** The flags of `move`, as typed. */
export interface MoveFlags {
  readonly from: string
  readonly to: string
}

/** The command that starts the server on the new place, without a password. */
const startLine = (to: string): string => {
  if (!/^postgres(ql)?:/i.test(to)) return `halfpint serve --data ${to}`
  return `halfpint serve --database ${to.replace(/(\/\/[^/:@]*):[^/@]*@/, '$1:…@')}`
}

/** Copies all data from one store to an empty one. */
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
