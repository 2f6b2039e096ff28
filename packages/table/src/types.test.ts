import type { AnyGame, Position, Seen } from '@halfpint/core'
import { type State as HalfPintState, halfPint } from '@halfpint/half-pint'
import type { State as HerzlosState } from '@halfpint/herzlos'
import { expect, expectTypeOf, test } from 'vitest'
import { openPub } from '../test/pub.ts'
import type { Question } from './question.ts'
import { gameOf, type Match, stateOf, type Table, type TableView } from './table.ts'
import { viewTable } from './view.ts'

// What does not compile here is proven by the type check: a `@ts-expect-error` without an error is itself an
// error. The functions that hold them are never called.

test('a whole state is no view through a game that is not known either', () => {
  const refused = (game: AnyGame, state: Position, whole: HalfPintState): unknown[] => [
    // @ts-expect-error: `legal` goes by what a viewer may know
    game.legal(state),
    // @ts-expect-error: that it is the state of a known game changes nothing
    game.legal(whole),
    // @ts-expect-error: and a number is no view at all
    game.legal(7),
    game.legal(game.view(state, 0)),
  ]
  expectTypeOf(refused).returns.toEqualTypeOf<unknown[]>()
  expectTypeOf<Parameters<AnyGame['legal']>[0]>().toEqualTypeOf<Seen<Position>>()
})

test('the match on a table is a whole state, in a view of the table it is a view', () => {
  const refused = (table: Table, view: TableView, match: Match): unknown[] => [
    // @ts-expect-error: the table itself holds everybody's cards
    table.match === null || gameOf(table).legal(table.match.state),
    view.match === null || gameOf(view).legal(view.match.state),
    // @ts-expect-error: a view with a whole match in it would leak
    { ...view, match } satisfies TableView,
    // @ts-expect-error: a table is not what one viewer sees of it
    stateOf(halfPint, table),
    // @ts-expect-error: what a bot is asked holds a view
    { game: '', bot: '', seat: 0, legal: [], seed: '', view: match.state } satisfies Question,
  ]
  expectTypeOf(refused).returns.toEqualTypeOf<unknown[]>()
  expectTypeOf<Table>().not.toExtend<TableView>()
  expectTypeOf(stateOf<HerzlosState, never, never, never>).returns.toEqualTypeOf<Seen<HerzlosState> | null>()
})

test('the state of a game is found in a view of its table, and of no other', async () => {
  const pub = await openPub({ game: 'half-pint-heroes', seats: 3 }, 1)
  expect(stateOf(halfPint, viewTable(pub.host.table(), 0))).toBeNull()
  await pub.run(0, { type: 'start', fill: 'random' })
  const view = viewTable(pub.host.table(), 0)
  expect(stateOf(halfPint, view)).toBe(view.match?.state)
  expect(() => stateOf({ ...halfPint, id: 'poker' }, view)).toThrow('a table of half-pint-heroes, not of poker')
})
