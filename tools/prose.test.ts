import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prose-'))
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Adds a file to the repository of the test and checks it: exit code and the faults as `line: phrase`. */
const check = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  spawnSync('git', ['add', '--all'], { cwd: folder })
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'prose.mjs'), '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const faults = [...stderr.matchAll(/^[^:]+:(\d+): "(.+?)": write /gm)].map(([, line, found]) => `${line}: ${found}`)
  return { status, faults }
}

test('a sentence without a subject in a comment fails, with its line', () => {
  expect(
    check('seat.ts', '/** Sits down.\n * Who is late waits. */\nconst a = 1 // ends. What is left stays\n'),
  ).toEqual({
    status: 1,
    faults: ['2: Who i', '3: . What i'],
  })
})

test('words of the list fail in documents, and code and quoted text in them pass', () => {
  const text = '# What changed\n\nThe `wish` is stored.\n\n```sh\nwhoever --wish\n```\n\n- A wish is granted.\n'
  expect(check('docs/api.md', text)).toEqual({ status: 1, faults: ['9: wish'] })
})

test('a test title that begins with a question word or nobody fails, after a rule number too', () => {
  const source = [
    "test('what a bot knows', () => {})",
    "test('H9: nobody bets twice', () => {})",
    "test('a bet shows who missed', () => {})",
  ].join('\n')
  expect(check('bet.test.ts', source)).toEqual({ status: 1, faults: ['1: what', '2: H9: nobody'] })
})

test('comments and titles inside strings are data of a test and pass', () => {
  const source = "write('a.test.ts', `test('what is read', () => {}) // Whoever reads`)\n"
  expect(check('reader.test.ts', source)).toEqual({ status: 0, faults: [] })
})

test('comments of shell scripts and workflows are checked', () => {
  expect(check('deploy/run.sh', '#!/bin/sh\n# Whoever starts it stops it.\n')).toMatchObject({ faults: ['2: Whoever'] })
})

test('plain sentences, questions, code and files that git does not track pass', () => {
  const source = [
    '// A player who leaves keeps the points. What happens to the hand? It is discarded.',
    "const wish = 'whoever'",
    '/** Returns the seat that wins; see https://example.org/who */',
  ].join('\n')
  expect(check('points.ts', source)).toEqual({ status: 0, faults: [] })
  writeFileSync(join(folder, 'notes.md'), 'Whoever reads this.\n')
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'prose.mjs'), '.'], { cwd: folder })
  expect(status).toBe(0)
})

test('golden files and documents in German and Russian are not checked', () => {
  check('docs/rules/herzlos.de.md', 'Whoever reads this.\n')
  check('packages/table/golden/README.md', 'Whoever reads this.\n')
  expect(check('points.ts', '// Points of a round.\n')).toEqual({ status: 0, faults: [] })
})

test('a path without tracked files fails, so that a folder with a new name is not skipped', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'prose.mjs'), 'docs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain("'docs' did not match any file")
})

test('without paths the comments of the whole repository are checked', () => {
  mkdirSync(join(folder, 'new'))
  writeFileSync(join(folder, 'new', 'a.ts'), '/** Whoever reads. */\n')
  spawnSync('git', ['add', '--all'], { cwd: folder })
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'prose.mjs')], { cwd: folder, encoding: 'utf8' })
  expect(run).toMatchObject({ status: 1, stderr: 'new/a.ts:1: "Whoever": write "anyone who", "a player who"\n' })
})
