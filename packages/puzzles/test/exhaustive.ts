// A second proof of puzzles, independent of the first: no playout, no early cutoff, and nothing of this package but the
// type of a puzzle. It plays every legal action through the rules.
import { type AnyGame, everySeat, type Json, must, type Position, type Seat } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import type { Puzzle } from '@halfpint/puzzles'

type GameEvent = { readonly type: string; readonly [key: string]: Json }

/** A finished trick: its winner and its cards. */
export interface FinishedTrick {
  readonly winner: Seat
  readonly cards: readonly string[]
}

/** Whether a goal is met, missed, or not yet known. */
type GoalStatus = boolean | undefined

/** The tricks before and since the start of the puzzle, and the score of the round. */
interface History {
  readonly before: readonly FinishedTrick[]
  readonly since: readonly FinishedTrick[]
  readonly scored: GameEvent | undefined
}

const isMarchCard = (card: string): boolean => card.startsWith('h') || card === 'fQ'

const tookAny = (
  tricks: readonly FinishedTrick[],
  by: (seat: Seat) => boolean,
  card: (card: string) => boolean,
): boolean => tricks.some(({ winner, cards }) => by(winner) && cards.some(card))

type GoalCheck = (history: History, seat: Seat, prediction: number) => GoalStatus

/** Checks of the goals, by name. */
export const GOAL_CHECKS: { readonly [goal: string]: GoalCheck } = {
  mark: ({ scored }, seat) => (scored === undefined ? undefined : (scored.marks as string[])[seat] !== ''),
  few: ({ before, since, scored }, seat, prediction) => {
    const won = [...before, ...since].filter(({ winner }) => winner === seat).length
    if (won > prediction) return false
    return scored === undefined ? undefined : true
  },
  brawl: ({ scored }, seat) => (scored === undefined ? undefined : scored.brawl === seat),
  'stop-brawl': ({ scored }, seat) =>
    scored === undefined ? undefined : scored.brawl === null || scored.brawl === seat,
  clean: ({ since, scored }, seat) => {
    if (tookAny(since, winner => winner === seat, isMarchCard)) return false
    return scored === undefined ? undefined : true
  },
  'give-queen': ({ since }, seat) => {
    const taken = since.find(({ cards }) => cards.includes('fQ'))
    return taken === undefined ? undefined : taken.winner !== seat
  },
  march: ({ before, since, scored }, seat) => {
    if (tookAny([...before, ...since], winner => winner !== seat, isMarchCard)) return false
    return scored === undefined ? undefined : scored.march === seat
  },
  'stop-march': ({ before, since, scored }, seat) => {
    const all = [...before, ...since]
    const takers = new Set(all.filter(({ cards }) => cards.some(isMarchCard)).map(({ winner }) => winner))
    if (takers.size > 1 || takers.has(seat)) return true
    return scored === undefined ? undefined : scored.march === null || scored.march === seat
  },
  'catch-jack': ({ since }, seat) => {
    const taken = since.find(({ cards }) => cards.includes('dJ'))
    return taken === undefined ? undefined : taken.winner === seat
  },
}

type Tricks = { readonly trick: readonly Json[]; readonly tricks: readonly { plays: readonly Json[]; winner: Seat }[] }

const cardsOf = (plays: readonly Json[]): string[] =>
  plays.flatMap(play => {
    const { hand, card } = play as { hand?: readonly string[]; card?: string }
    return hand ?? [card as string]
  })

/** Finds a game by its id. */
const gameOf = (id: string): AnyGame =>
  [halfPint as AnyGame, herzlos as AnyGame].find(game => game.id === id) as AnyGame

/** The actions of the seat to play that reach the goal against any play, in text notation. */
export const rightActionsByRules = (puzzle: Puzzle): readonly string[] => {
  const game = gameOf(puzzle.game)
  const judge = GOAL_CHECKS[puzzle.goal] as GoalCheck
  const { seat } = puzzle
  const { state: start } = must(game.records.read(puzzle.record))
  const { tricks, predictions } = start as unknown as Tricks & { predictions?: readonly number[] }
  const before = tricks.map(({ plays, winner }): FinishedTrick => ({ winner, cards: cardsOf(plays) }))

  /** Plays an action through the rules and adds it to the history. */
  const after = (state: Position, who: Seat, action: Json, story: History): { state: Position; story: History } => {
    let now = state
    let grown = story
    for (const event of must(game.decide(state, who, action)) as readonly GameEvent[]) {
      if (event.type === 'trick-won') {
        const { trick } = now as unknown as Tricks
        grown = { ...grown, since: [...grown.since, { winner: event.winner as Seat, cards: cardsOf(trick) }] }
      }
      if (event.type === 'round-scored') grown = { ...grown, scored: event }
      now = game.evolve(now, event)
    }
    return { state: now, story: grown }
  }

  const turnOf = (state: Position): Seat =>
    everySeat(state.seats).find(each => game.legal(game.view(state, each)).length > 0) as Seat

  const isReached = (state: Position, story: History): boolean => {
    const standing = judge(story, seat, predictions?.[seat] ?? 0)
    if (standing !== undefined) return standing
    const who = turnOf(state)
    const results = game.legal(game.view(state, who)).map(action => () => {
      const next = after(state, who, action, story)
      return isReached(next.state, next.story)
    })
    return who === seat ? results.some(result => result()) : results.every(result => result())
  }

  return game
    .legal(game.view(start, seat))
    .filter(action => {
      const next = after(start, seat, action, { before, since: [], scored: undefined })
      return isReached(next.state, next.story)
    })
    .map(action => game.actions.make(action))
}
