import { expect, test } from 'vitest'
import { linkTo, parseRoute, ROUTES } from './routes.ts'

test('an empty address opens the first page', () => {
  for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toMatchObject({ pattern: '/', screen: 'home', path: [] })
})

test('an address is parsed into screen, path and parameters', () => {
  expect(parseRoute('#/table/ab-12?watch=yes')).toEqual({
    pattern: '/table/:table',
    screen: 'table',
    path: ['ab-12'],
    params: { table: 'ab-12', watch: 'yes' },
  })
})

test('a fixed path wins over a path with a parameter', () => {
  expect(parseRoute('#/learn/herzlos/round')?.pattern).toBe('/learn/:game/round')
  expect(parseRoute('#/puzzle/day')?.pattern).toBe('/puzzle/day')
  expect(parseRoute('#/puzzle/h3k')).toMatchObject({ pattern: '/puzzle/:id', params: { id: 'h3k' } })
})

test('every pattern parses its own link', () => {
  for (const pattern of Object.keys(ROUTES)) {
    const params = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name, `${name}-1`]))
    expect(parseRoute(linkTo(pattern as '/table/:table', params as { table: string }))).toMatchObject({
      pattern,
      params,
    })
  }
})

test('parameters keep special characters', () => {
  const params = { table: 'a/b ?#ü', watch: '1&2' }
  expect(parseRoute(linkTo('/table/:table', params))).toMatchObject({ pattern: '/table/:table', params })
})

test('a link without query values has no question mark', () => {
  expect(linkTo('/')).toBe('#/')
  expect(linkTo('/table/:table', { table: 'abc', watch: undefined })).toBe('#/table/abc')
})

test('unknown steps at the end of an address are ignored', () => {
  expect(parseRoute('#/pad/nothing/here')?.pattern).toBe('/pad')
  expect(parseRoute('#/nothing')).toBeUndefined()
})

test('a broken percent code is kept as text', () => {
  expect(parseRoute('#/table/%E0%A4%A')?.params).toEqual({ table: '%E0%A4%A' })
})

test('misspelled paths and missing parameters do not compile', () => {
  // @ts-expect-error: no such path
  void (() => linkTo('/tabel'))
  // @ts-expect-error: the path has a parameter
  void (() => linkTo('/table/:table'))
  // @ts-expect-error: no such parameter
  void (() => linkTo('/table/:table', { tabel: 'abc' }))
  // @ts-expect-error: `table` is required, `watch` is not
  void (() => linkTo('/table/:table', { watch: 'yes' }))
  expect(linkTo('/table/:table', { table: 'abc' })).toBe('#/table/abc')
})
