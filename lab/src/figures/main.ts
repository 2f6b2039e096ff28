// `npm run figures -w lab`: measures all figures of lab/notes/benchmarks.md, and writes the page.
import { writeDocuments } from './document.ts'
import { measureEngine } from './enginefigures.ts'
import { type FiguresArgs, parseFiguresArgs, USAGE } from './figuresargs.ts'
import { measureJudge } from './judgefigures.ts'
import { linesOf, playLines, takeFiles } from './ladderfigures.ts'
import { LINES } from './lines.ts'
import { measurePage } from './pagefigures.ts'
import { measureProof } from './proof.ts'
import { type Rung, withRungs } from './rung.ts'
import { measureServer } from './serverfigures.ts'
import { type Part, readFigures, readPart, writePart } from './stored.ts'

const tell = (line: string): boolean => process.stderr.write(`${line}\n`)

const stored = (): readonly Rung[] => {
  try {
    return readPart('ladder').rungs
  } catch {
    return []
  }
}

const keepRungs = (played: readonly Rung[]): void => {
  writePart('ladder', { rungs: withRungs(stored(), played, LINES) })
}

const measureLadder = async ({ lines, games, files }: FiguresArgs): Promise<void> => {
  if (files.length > 0) keepRungs(takeFiles(files))
  else await playLines(linesOf(lines), games, rung => keepRungs([rung]))
}

const MEASURES: { readonly [part in Part]: (args: FiguresArgs) => Promise<void> } = {
  engine: async () => writePart('engine', await measureEngine()),
  judge: async () => writePart('judge', await measureJudge()),
  server: async () => writePart('server', await measureServer()),
  page: async () => writePart('page', await measurePage()),
  ladder: measureLadder,
  proof: async () => writePart('proof', await measureProof()),
}

const main = async (): Promise<number> => {
  let args: FiguresArgs | null
  try {
    args = parseFiguresArgs(process.argv.slice(2))
    if (args !== null) linesOf(args.lines)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
  if (args === null) {
    console.log(USAGE)
    return 0
  }
  try {
    for (const [at, part] of args.parts.entries()) {
      tell(`${part} (${at + 1} of ${args.parts.length}) …`)
      await MEASURES[part](args)
    }
    writeDocuments(readFigures())
  } catch (error) {
    // Earlier measurements are kept; --render writes the page from them.
    console.error((error as Error).message)
    return 1
  }
  tell('written: lab/notes/benchmarks.md, lab/notes/pictures/ladder.svg')
  return 0
}

process.exitCode = await main()
