import { type Game, must, type Position, type Seen } from '@halfpint/core'
import { LANGUAGES } from '@halfpint/i18n'
import type { Frame } from '../games/face.ts'
import { frameFor, randomOpponents } from './fixture.ts'
import { type MatchSettings, openMatch } from './match.ts'
import { width } from './text.ts'

const SIZES = [
  [60, 24],
  [80, 24],
  [120, 40],
] as const

/** A table that must fit every screen: its drawing, and the number of last lines that must contain the hand. */
interface Fitting<S extends Position, A, E, O, P> {
  readonly game: Game<S, A, E, O>
  readonly options: MatchSettings['options']
  readonly seats: number
  begin(view: Seen<S>): P
  draw(view: Seen<S>, choice: P | undefined, frame: Frame): string[]
  handOf(view: Seen<S>): readonly string[]
  readonly lastLines: number
}

/** Draws every moment of a game at every size, in alternating languages. Returns what did not fit. */
export const misfits = async <S extends Position, A, E, O, P>(fitting: Fitting<S, A, E, O, P>): Promise<string[]> => {
  const found: string[] = []
  const { game, options, seats, begin, draw, handOf, lastLines } = fitting
  const match = must(
    await openMatch(game, { name: 'You', ...randomOpponents(seats - 1), options, seed: `fit ${seats}` }),
  )
  for (let moment = 0; match.due() !== 'over'; moment++) {
    const view = match.view()
    const choice = match.due() === 'me' ? begin(view) : undefined
    const language = LANGUAGES[moment % LANGUAGES.length] ?? 'en'
    for (const [columns, rows] of SIZES) {
      const frame = { ...frameFor(language, seats, columns, rows), log: Array<string>(9).fill('a line of the log') }
      const lines = draw(view, choice, frame)
      const wide = Math.max(...lines.map(width))
      // The hand must be visible, whatever else is left out.
      const below = lines.slice(-lastLines).join(' ')
      const lost = handOf(view).filter(card => !below.includes(card))
      if (lines.length > rows || wide > columns || lost.length > 0)
        found.push(`${language} ${columns}x${rows}, moment ${moment}: ${wide}x${lines.length}, not seen: ${lost}`)
    }
    const [action] = game.legal(view)
    if (match.due() === 'me' && action !== undefined) must(await match.act(action))
    else await match.next()
  }
  return found
}
