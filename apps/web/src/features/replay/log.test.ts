import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Json, must, type Seat } from '@halfpint/core'
import { beforeAll, expect, test, vi } from 'vitest'
import { learnWords, words } from '../../base/speech.ts'
import { PAGE_GAMES } from '../../board/index.ts'
import type { Board } from '../../session/board.ts'
import { recordsIn } from '../../session/record/file.ts'
import { eventTo, type GameSteps, stepsOf } from '../../session/record/gamesteps.ts'
import { playedOf } from '../../session/record/played.ts'
import { logAt, sentenceAt } from './log.ts'

const packages = join(import.meta.dirname, '../../../../../packages')

const reelOf = (file: string, mine: Seat | null): GameSteps => {
  const [record] = must(recordsIn(readFileSync(join(packages, file), 'utf8')))
  return stepsOf(must(playedOf(record as Json)), mine)
}

const GAMES = [
  ['half-pint-heroes', 'half-pint/examples/good.jsonl'],
  ['herzlos', 'herzlos/examples/games.jsonl'],
] as const

const boards: { [game: string]: Board } = {}
beforeAll(async () => {
  // Boards ask for the width of the screen; Node has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  await learnWords(['core', 'replay'])
  for (const [game] of GAMES) {
    const source = PAGE_GAMES.get(game)
    if (source === undefined) throw new Error(`no board for ${game}`)
    await learnWords(source.words)
    boards[game] = await source.board()
  }
})

const sentences = (gameSteps: GameSteps, board: Board): string[] =>
  gameSteps.states.map((_, step) => sentenceAt(gameSteps, board, step))

test.each(GAMES)(
  'sentences of %s name all players in games of others, and say “you” in the reader’s own',
  (game, file) => {
    const board = boards[game] as Board
    const isSpokenTo = (sentence: string) => /\byou(r)?\b/i.test(sentence)
    expect(sentences(reelOf(file, null), board).filter(isSpokenTo)).toEqual([])
    for (const seat of [0, 1]) {
      const told = sentences(reelOf(file, seat), board)
      expect(told.some(isSpokenTo)).toBe(true)
      expect(told.filter(sentence => /\bYou (is|has|plays|wins|takes)\b/.test(sentence))).toEqual([])
    }
  },
)

test.each(GAMES)('a replay of %s has a sentence for every step', (game, file) => {
  const gameSteps = reelOf(file, null)
  const { exchanged, start } = words('replay').events
  for (const [step, sentence] of sentences(gameSteps, boards[game] as Board).entries()) {
    expect(sentence).not.toBe('')
    expect(sentence === start).toBe(step === 0)
    if (sentence === exchanged) expect(eventTo(gameSteps, step)).toMatchObject({ event: { type: 'passes-exchanged' } })
  }
})

test.each(GAMES)('the log of %s ends with the event of the step shown', (game, file) => {
  const [gameSteps, board] = [reelOf(file, null), boards[game] as Board]
  expect(logAt(gameSteps, board, 0)).toEqual([])
  const deal = gameSteps.deals[1]!
  const log = logAt(gameSteps, board, deal)
  expect(log.at(-1)).toBe(sentenceAt(gameSteps, board, deal))
  expect(log.at(-2)).toBe(sentenceAt(gameSteps, board, deal - 1))
  expect(log.length).toBeLessThanOrEqual(40)
})
