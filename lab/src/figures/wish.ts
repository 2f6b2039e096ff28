import { parseArgs } from 'node:util'
import { PARTS, type Part } from './stored.ts'

/** What `npm run figures -w lab` was asked for. */
export interface FiguresWish {
  readonly parts: readonly Part[]
  /** Lines of the ladder to play; all if none is named. */
  readonly lines: readonly string[]
  /** How many matches each line takes, instead of its usual number. */
  readonly games: number | undefined
  /** Results of the arena to take in instead of playing. */
  readonly files: readonly string[]
}

/** What is told to who asks for help. */
export const USAGE = `npm run figures -w lab [-- [part …] [options]]

Measures, keeps the figures in lab/figures and writes lab/notes/benchmarks.md.

parts: ${PARTS.join(' ')}; all if none is named. The whole ladder takes hours.

npm run figures -w lab -- engine page                        only these parts
npm run figures -w lab -- ladder --games 60                  the ladder with so many matches for each line
npm run figures -w lab -- ladder herzlos:4:champion,expert   one line of the ladder
npm run figures -w lab -- ladder --take result.json …        takes in what halfpint arena --json wrote
npm run figures -w lab -- --render                           measures nothing, writes the page anew`

const OPTIONS = {
  games: { type: 'string' },
  take: { type: 'boolean' },
  render: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const gamesIn = (text: string): number => {
  const games = Number(text)
  if (!Number.isInteger(games) || games < 1) throw new Error(`not a number of matches: ${text}`)
  return games
}

/** What the words of a command line ask for, `null` if they ask for help; throws what to tell people. */
export const wishOf = (words: readonly string[]): FiguresWish | null => {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  if (values.help === true) return null
  const isPart = (word: string): word is Part => PARTS.some(part => part === word)
  const parts = positionals.filter(isPart)
  const lines = positionals.filter(word => word.includes(':'))
  const files = positionals.filter(word => !isPart(word) && !lines.includes(word))
  if (values.take !== true && files.length > 0) throw new Error(`no part called ${files.join(', ')}`)
  if (values.take === true && files.length === 0) throw new Error('--take which files?')
  const ofLadder = lines.length > 0 || values.take === true || values.games !== undefined
  if (ofLadder && parts.length > 0 && !parts.includes('ladder')) throw new Error('lines belong to the part ladder')
  const games = values.games === undefined ? undefined : gamesIn(values.games)
  if (values.render === true) return { parts: [], lines: [], games, files: [] }
  if (parts.length > 0) return { parts, lines, games, files }
  return { parts: lines.length > 0 || values.take === true ? ['ladder'] : PARTS, lines, games, files }
}
