import type { AnyGame, Position, Seen } from '@halfpint/core'
import { type State as HalfPintState, halfPint } from '@halfpint/half-pint'
import type { State as HerzlosState } from '@halfpint/herzlos'
import { expect, expectTypeOf, test } from 'vitest'
import { openPub } from '../test/pub.ts'
import type { Question } from './question.ts'
import { gameOf, type Match, stateOf, type Table, type TableView } from './table.ts'
import { viewTable } from './view.ts'

// The type check proves that the marked lines do not compile: a `@ts-expect-error` without an error is itself an error.
// The functions with these lines are never called.

test('a whole state is not accepted as a view of an unknown game', () => {
  const refused = (game: AnyGame, state: Position, whole: HalfPintState): unknown[] => [
    // @ts-expect-error: `legal` needs a view
    game.legal(state),
    // @ts-expect-error: the state of a known game is not a view either
    game.legal(whole),
    // @ts-expect-error: a number is not a view
    game.legal(7),
    game.legal(game.view(state, 0)),
  ]
  expectTypeOf(refused).returns.toEqualTypeOf<unknown[]>()
  expectTypeOf<Parameters<AnyGame['legal']>[0]>().toEqualTypeOf<Seen<Position>>()
})

test('the match of a table is a whole state, and that of a table view is a view', () => {
  const refused = (table: Table, view: TableView, match: Match): unknown[] => [
    // @ts-expect-error: the table itself contains the cards of all players
    table.match === null || gameOf(table).legal(table.match.state),
    view.match === null || gameOf(view).legal(view.match.state),
    // @ts-expect-error: a view with a whole match would leak
    { ...view, match } satisfies TableView,
    // @ts-expect-error: a table is not a view
    stateOf(halfPint, table),
    // @ts-expect-error: the question for a bot contains a view
    { game: '', bot: '', seat: 0, legal: [], seed: '', view: match.state } satisfies Question,
  ]
  expectTypeOf(refused).returns.toEqualTypeOf<unknown[]>()
  expectTypeOf<Table>().not.toExtend<TableView>()
  expectTypeOf(stateOf<HerzlosState, never, never, never>).returns.toEqualTypeOf<Seen<HerzlosState> | null>()
})

test('stateOf returns the state for the game of the table only', async () => {
  const pub = await openPub({ game: 'half-pint-heroes', seats: 3 }, 1)
  expect(stateOf(halfPint, viewTable(pub.host.table(), 0))).toBeNull()
  await pub.run(0, { type: 'start', fill: 'random' })
  const view = viewTable(pub.host.table(), 0)
  expect(stateOf(halfPint, view)).toBe(view.match?.state)
  expect(() => stateOf({ ...halfPint, id: 'poker' }, view)).toThrow('a table of half-pint-heroes, not of poker')
})
