import { expect, test } from 'vitest'
import type { TableFact, Told } from './fact.ts'
import { forgetIn, forgetPerson } from './forget.ts'

const [ANN, BEN] = ['a'.repeat(64), 'b'.repeat(64)]
const person = (name: string) => ({ id: name.toLowerCase(), name, symbol: 'moon' })
const logOf = (...facts: object[]): Told[] =>
  facts.map((fact, at) => ({ version: at + 1, at, fact: fact as TableFact }))

test('name, symbol and words of whoever held the key go, and nothing of the others or of the game', () => {
  const log = logOf(
    { type: 'opened', table: 't', setup: {}, person: person('Ann'), key: ANN },
    { type: 'sat', seat: 1, person: person('Ben'), key: BEN },
    { type: 'said', seat: 0, text: 'my secret' },
    { type: 'said', seat: 1, text: 'hello' },
    { type: 'renamed', seat: 0, person: person('Annie') },
    { type: 'started', match: 1, options: {}, players: ['Annie', 'Ben'] },
    { type: 'game', seat: 0, event: { type: 'played' } },
    { type: 'left', seat: 0, bot: 'regular' },
    { type: 'sat', seat: 0, person: person('Cat'), key: 'c'.repeat(64) },
    { type: 'said', seat: 0, text: 'I am Cat' },
    { type: 'started', match: 2, options: {}, players: ['Cat', 'Ben'] },
    { type: 'reserved', seat: 2, person: person('Ann'), key: ANN },
  )
  const { changed, matches, people } = forgetPerson(log, ANN)
  expect(changed.map(({ version }) => version)).toEqual([1, 3, 5, 6, 12])
  const told = JSON.stringify(changed)
  for (const gone of ['Ann', 'my secret', 'moon']) expect(told).not.toContain(gone)
  expect(changed.find(({ version }) => version === 6)?.fact).toMatchObject({ players: ['#1', 'Ben'] })
  // The chair stays whose it is.
  expect(changed[0]?.fact).toMatchObject({ key: ANN, person: { id: 'ann', name: '#1' } })
  expect([...matches]).toEqual([[1, 0]])
  expect([...people]).toEqual(['ann'])
  expect(forgetPerson(log, 'd'.repeat(64)).changed).toEqual([])
})

test('a checkpoint loses the names of these people alone, wherever they stand', () => {
  const state = {
    chairs: [{ person: person('Ann') }, { person: person('Ben') }],
    reserved: [null, { person: person('Ann') }],
  }
  expect(forgetIn(state, new Set(['ann']))).toEqual({
    chairs: [{ person: { id: 'ann', name: '#', symbol: 'mug' } }, { person: person('Ben') }],
    reserved: [null, { person: { id: 'ann', name: '#', symbol: 'mug' } }],
  })
})
