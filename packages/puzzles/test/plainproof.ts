// A second proof of puzzles, written apart from the first: no fast path, no early end but what the rules say, nothing
// of this package but the shape of a puzzle. It plays every action that the rules list, through the rules.
import { type AnyGame, everySeat, type Json, must, type Position, type Seat } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import type { Puzzle } from '@halfpint/puzzles'

type Fact = { readonly type: string; readonly [key: string]: Json }

/** A finished trick: who took it, and with which cards in it. */
export interface Taken {
  readonly winner: Seat
  readonly cards: readonly string[]
}

/** How a goal stands by what has happened: met, missed, or not yet known. */
type Standing = boolean | undefined

/** What has happened since the puzzle began. */
interface Story {
  readonly before: readonly Taken[]
  readonly since: readonly Taken[]
  readonly scored: Fact | undefined
}

const isMarchCard = (card: string): boolean => card.startsWith('h') || card === 'fQ'

const tookAny = (tricks: readonly Taken[], by: (seat: Seat) => boolean, card: (card: string) => boolean): boolean =>
  tricks.some(({ winner, cards }) => by(winner) && cards.some(card))

type Judge = (story: Story, seat: Seat, prediction: number) => Standing

/** Whether a goal is met, by its name. */
export const JUDGES: { readonly [goal: string]: Judge } = {
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

/** The game whose id this is. */
const gameOf = (id: string): AnyGame =>
  [halfPint as AnyGame, herzlos as AnyGame].find(game => game.id === id) as AnyGame

/** The actions of the seat to play that reach the goal whatever the others do, as people type them. */
export const plainlyRight = (puzzle: Puzzle): readonly string[] => {
  const game = gameOf(puzzle.game)
  const judge = JUDGES[puzzle.goal] as Judge
  const { seat } = puzzle
  const { state: start } = must(game.records.read(puzzle.record))
  const { tricks, predictions } = start as unknown as Tricks & { predictions?: readonly number[] }
  const before = tricks.map(({ plays, winner }): Taken => ({ winner, cards: cardsOf(plays) }))

  /** Plays an action through the rules and adds it to the story. */
  const after = (state: Position, who: Seat, action: Json, story: Story): { state: Position; story: Story } => {
    let now = state
    let told = story
    for (const event of must(game.decide(state, who, action)) as readonly Fact[]) {
      if (event.type === 'trick-won') {
        const { trick } = now as unknown as Tricks
        told = { ...told, since: [...told.since, { winner: event.winner as Seat, cards: cardsOf(trick) }] }
      }
      if (event.type === 'round-scored') told = { ...told, scored: event }
      now = game.evolve(now, event)
    }
    return { state: now, story: told }
  }

  const turnOf = (state: Position): Seat =>
    everySeat(state.seats).find(each => game.legal(game.view(state, each)).length > 0) as Seat

  const isReached = (state: Position, story: Story): boolean => {
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
