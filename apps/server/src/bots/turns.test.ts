import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

test('owners take turns regardless of the length of their queues', () => {
  const turns = openTurns<string>()
  for (const item of ['a1', 'a2', 'a3']) turns.add('a', item)
  turns.add('b', 'b1')
  expect([turns.size, turns.sizeOf('a'), turns.sizeOf('c')]).toEqual([4, 3, 0])
  const order = [turns.next(), turns.next()]
  turns.add('c', 'c1')
  order.push(turns.next(), turns.next(), turns.next(), turns.next())
  expect(order).toEqual(['a1', 'b1', 'a2', 'c1', 'a3', undefined])
  expect(turns.size).toBe(0)
})

test('an item that is put back comes first for its owner, after the turns of the others', () => {
  const turns = openTurns<string>()
  for (const item of ['a1', 'a2', 'b1']) turns.add(item.slice(0, 1), item)
  turns.putBack('a', turns.next() as string)
  expect([turns.next(), turns.next(), turns.next()]).toEqual(['b1', 'a1', 'a2'])
  turns.putBack('d', 'd1')
  expect(turns.clear()).toEqual(['d1'])
  expect(turns.size).toBe(0)
})
