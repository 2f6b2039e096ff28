import { type Review, rosterOf } from '@halfpint/bots'
import { type Json, must, type Position, type Replay } from '@halfpint/core'
import { THEME_OF } from './games.ts'

/** The themes of all decisions of a review that cost something, by the index of their events. */
export const themesIn = (
  { game: id, decisions }: Review<Json>,
  { players, log, state }: Omit<Replay<Position, Json>, 'deals'>,
): { readonly [at: number]: string } => {
  const { game } = must(rosterOf(id))
  const themes: { [at: number]: string } = {}
  const themeOf = THEME_OF[id]
  if (themeOf === undefined) return themes
  const mistakes = new Map(decisions.filter(({ loss }) => loss > 0).map(decision => [decision.at, decision]))
  let before: Position = must(game.open((state as Position & { options: never }).options, players.length))
  for (const [at, event] of log.entries()) {
    const mistake = mistakes.get(at)
    if (mistake !== undefined) themes[at] = themeOf({ ...mistake, view: game.view(before, mistake.seat) })
    before = game.evolve(before, event)
  }
  return themes
}
