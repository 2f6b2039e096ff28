import {
  everySeat,
  type Game,
  must,
  type Position,
  type Presenter,
  type Replay,
  type Saying,
  type Seen,
} from '@halfpint/core'
import { expect, test } from 'vitest'

/** An event as a viewer sees it: its sentences, and the view before it. */
export interface Presented<S, E> {
  readonly event: E
  readonly before: Seen<S>
  readonly sayings: readonly Saying[]
}

/**
 * Tests a presenter on whole games: the sentences of each event contain JSON values only and reveal nothing hidden,
 * all of `keys` occur, and every seat has its public part. `check` adds tests of a game.
 */
export const presents = <S extends Position & { readonly options: O }, A, E, O, C, P>(
  game: Game<S, A, E, O>,
  presenter: Presenter<S, E, C, P>,
  games: readonly Replay<S, E>[],
  keys: readonly string[],
  check: (presented: Presented<S, E>, state: S) => void,
): void => {
  test('the sentences of every event of whole games contain JSON values only and reveal nothing hidden', () => {
    const seen = new Set<string>()
    for (const { state, log } of games) {
      for (const viewer of [0, 'spectator'] as const) {
        let whole = must(game.open(state.options, state.seats))
        for (const event of log) {
          const told = game.redact(event, viewer, whole)
          const before = game.view(whole, viewer)
          whole = game.evolve(whole, event)
          if (told === undefined) continue
          const sayings = presenter.sayingsOf(told, before, game.view(whole, viewer))
          expect(JSON.parse(JSON.stringify(sayings))).toEqual(sayings)
          expect(JSON.stringify(sayings)).not.toContain('"?"')
          for (const { key } of sayings) seen.add(key)
          check({ event, before, sayings }, state)
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([...keys]))
  })

  test('every viewer has a look for each seat', () => {
    for (const { state } of games) {
      for (const viewer of [...everySeat(state.seats), 'spectator'] as const) {
        expect(presenter.seatsOf(game.view(state, viewer)).map(({ seat }) => seat)).toEqual(everySeat(state.seats))
      }
    }
  })
}
