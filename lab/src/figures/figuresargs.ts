import { parseArgs } from 'node:util'
import { PARTS, type Part } from './stored.ts'

/** Arguments of `npm run figures -w lab`. */
export interface FiguresArgs {
  readonly parts: readonly Part[]
  /** Lines of the ladder to play; default: all. */
  readonly lines: readonly string[]
  /** Number of matches per line; default: that of the line. */
  readonly games: number | undefined
  /** Arena results to read instead of playing. */
  readonly files: readonly string[]
}

/** The help text. */
export const USAGE = `npm run figures -w lab [-- [part …] [options]]

Measures, stores the figures in lab/figures and writes lab/notes/benchmarks.md.

parts: ${PARTS.join(' ')}; default: all. The whole ladder takes hours.

npm run figures -w lab -- engine page                        only these parts
npm run figures -w lab -- ladder --games 60                  the ladder with this number of matches per line
npm run figures -w lab -- ladder herzlos:4:champion,expert   one line of the ladder
npm run figures -w lab -- ladder --take result.json …        reads the output of halfpint arena --json
npm run figures -w lab -- --render                           only writes the page again`

const OPTIONS = {
  games: { type: 'string' },
  take: { type: 'boolean' },
  render: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const gamesIn = (text: string): number => {
  const games = Number(text)
  if (!Number.isInteger(games) || games < 1) throw new Error(`invalid number of matches: ${text}`)
  return games
}

/** Parses the arguments; `null` for the help text. Throws an error with a message for the user. */
export const parseFiguresArgs = (args: readonly string[]): FiguresArgs | null => {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  if (values.help === true) return null
  const isPart = (word: string): word is Part => PARTS.some(part => part === word)
  const parts = positionals.filter(isPart)
  const lines = positionals.filter(word => word.includes(':'))
  const files = positionals.filter(word => !isPart(word) && !lines.includes(word))
  if (values.take !== true && files.length > 0) throw new Error(`unknown part: ${files.join(', ')}`)
  if (values.take === true && files.length === 0) throw new Error('--take needs files')
  const ofLadder = lines.length > 0 || values.take === true || values.games !== undefined
  if (ofLadder && parts.length > 0 && !parts.includes('ladder'))
    throw new Error('lines are allowed only with the part ladder')
  const games = values.games === undefined ? undefined : gamesIn(values.games)
  if (values.render === true) return { parts: [], lines: [], games, files: [] }
  if (parts.length > 0) return { parts, lines, games, files }
  return { parts: lines.length > 0 || values.take === true ? ['ladder'] : PARTS, lines, games, files }
}
