import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

// ARCHITECTURE.md: app → features → board → session → ui → base. A file imports only from its own layer or from layers
// to the right, and features do not import each other.

const LAYERS = ['app', 'features', 'board', 'session', 'ui', 'base']

/** Imports that break the rule on purpose: the entry of the worker is loaded by its address. */
const ALLOWED = ['session/worker/startworker.ts → app/worker.ts']

const layerOf = (file: string): string => file.split('/')[0] ?? ''

const featureOf = (file: string): string => file.split('/')[1] ?? ''

const root = import.meta.dirname

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && LAYERS.includes(layerOf(file)))

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.\.?\/[^'?]+)/g)].map(([, path]) =>
    posix.normalize(posix.join(dirname(file), path ?? '')),
  )

const isAllowed = (from: string, to: string): boolean => {
  const [fromLayer, toLayer] = [from, to].map(file => LAYERS.indexOf(layerOf(file))) as [number, number]
  if (fromLayer === toLayer) return LAYERS[fromLayer] !== 'features' || featureOf(from) === featureOf(to)
  return fromLayer < toLayer
}

test('every link is made by linkTo', () => {
  const written = sources.filter(file => /href="#|'#\//.test(readFileSync(join(root, file), 'utf8')))
  expect(written).toEqual(['base/route.ts'])
})

test('imports follow the layers, and no feature imports another', () => {
  const found = sources.flatMap(from => importsOf(from).flatMap(to => (isAllowed(from, to) ? [] : [`${from} → ${to}`])))
  expect(sources.length).toBeGreaterThan(200)
  expect(found.filter(each => !ALLOWED.includes(each))).toEqual([])
})
