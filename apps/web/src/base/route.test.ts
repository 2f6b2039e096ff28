import { expect, test } from 'vitest'
import { makeRoute, parseRoute } from './route.ts'

test('an empty address is the home page', () => {
  for (const hash of ['', '#', '#/']) expect(parseRoute(hash).screen).toBe('home')
})

test('a route says its screen, its path and its query', () => {
  expect(parseRoute('#/table/ab-12?as=pub')).toEqual({ screen: 'table', path: ['ab-12'], query: { as: 'pub' } })
})

test('what is made can be read back, whatever is in it', () => {
  const hash = makeRoute('table', ['a/b ?#ü'], { after: '1&2' })
  expect(parseRoute(hash)).toEqual({ screen: 'table', path: ['a/b ?#ü'], query: { after: '1&2' } })
})

test('an address cut in half is still an address', () => {
  expect(parseRoute('#/table/%E0%A4%A').path).toEqual(['%E0%A4%A'])
})
