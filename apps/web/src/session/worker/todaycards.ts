// The pictures of today's deals and puzzle are made in the worker: the page draws them without knowing the games.
import { type Json, must, type Position, type Seat } from '@halfpint/core'
import { dailyGame, type FixedGame, LINKED_GAME_IDS, replay } from '@halfpint/daily'
import { dailyPuzzle, type Puzzle } from '@halfpint/puzzles'
import { findGame } from '@halfpint/table'

/** The cards of a daily deal, as the player gets them. */
export interface DealPicture {
  readonly game: string
  /** The bots, clockwise from the player. */
  readonly opponents: readonly string[]
  readonly row: readonly string[]
  readonly hand: readonly string[]
}

/** The position of a puzzle. */
export interface PuzzlePicture {
  readonly id: string
  readonly game: string
  readonly goal: string
  readonly difficulty: number
  readonly hands: Puzzle['hands']
  readonly seats: number
  readonly seat: Seat
  readonly row: readonly string[]
  readonly hand: readonly string[]
  readonly plays: readonly { readonly seat: Seat; readonly cards: readonly string[] }[]
}

/** The deals and the puzzle of one day. */
export interface TodayPictures {
  readonly day: string
  readonly deals: readonly DealPicture[]
  readonly puzzle: PuzzlePicture
}

/** The parts of a view that a picture shows; not every game has a row. */
type Shown = Position & {
  readonly hands: readonly (readonly string[])[]
  readonly row?: readonly string[]
  readonly trick?: readonly {
    readonly seat: Seat
    readonly card?: string
    readonly hand?: readonly string[]
    readonly row?: readonly string[]
  }[]
}

const viewOf = (game: string, state: Position, seat: Seat): Shown =>
  must(findGame(game)).view(state, seat) as unknown as Shown

const dealOf = async (fixed: FixedGame): Promise<DealPicture> => {
  const { state } = must(await replay(fixed, []))
  const { row = [], hands } = viewOf(fixed.game, state, fixed.seat)
  const opponents = fixed.opponents.filter(bot => bot !== null)
  return { game: fixed.game, opponents, row, hand: hands[fixed.seat] ?? [] }
}

const puzzleOf = ({ id, game, goal, difficulty, hands, seat, record }: Puzzle): PuzzlePicture => {
  const { state } = must(must(findGame(game)).records.read(record as Json))
  const { row = [], hands: held, trick = [] } = viewOf(game, state, seat)
  return {
    ...{ id, game, goal, difficulty, hands, seat, row },
    seats: state.seats,
    hand: held[seat] ?? [],
    plays: trick.map(({ seat: by, card, hand = [], row: fromRow = [] }) => ({
      seat: by,
      cards: card === undefined ? [...hand, ...fromRow] : [card],
    })),
  }
}

/** The part of the worker for the home page and the daily deal. */
export const todayCards = {
  /** The cards of a fixed game, as the player gets them. */
  cards: (fixed: FixedGame): Promise<DealPicture> => dealOf(fixed),
  async pictures(day: string): Promise<TodayPictures> {
    const { SHIPPED } = await import('@halfpint/puzzles/shipped')
    const deals = await Promise.all(LINKED_GAME_IDS.map(game => dealOf(dailyGame(day, game))))
    return { day, deals, puzzle: puzzleOf(dailyPuzzle(SHIPPED, day)) }
  },
}
