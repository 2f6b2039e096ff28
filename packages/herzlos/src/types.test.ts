import { type Bot, must, type Seen } from '@halfpint/core'
import { expect, test } from 'vitest'
import { herzlos } from './game.ts'
import type { Action, State } from './state.ts'

const state = must(herzlos.open(must(herzlos.options.read({})), 4))
const watch = (view: Seen<State>): number => view.seats
const bot: Bot<State, Action> = (_, legal) => legal[0] as Action
const means = [[], { next: () => 0 }, { iterations: 1 }] as const

test('a whole state does not compile where a view is required', () => {
  // @ts-expect-error legal works from what the viewer may know
  herzlos.legal(state)
  // @ts-expect-error a consumer of views is not handed a state
  watch(state)
  // @ts-expect-error nor is a bot
  bot(state, ...means)
  // @ts-expect-error a viewer written onto a state does not make it a view
  watch({ ...state, viewer: 0 })
  expect(herzlos.legal(herzlos.view(state, 0))).toEqual([])
  expect(watch(herzlos.view(state, 'spectator'))).toBe(4)
})
