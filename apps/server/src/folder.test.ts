import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './folder.ts'

test('a folder is made with all above it, and one that is there stays', () => {
  const place = mkdtempSync(join(tmpdir(), 'halfpint-folder-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  makeFolder(join(place, 'a/b/c'))
  makeFolder(join(place, 'a/b'))
  expect(statSync(join(place, 'a/b/c')).isDirectory()).toBe(true)
  writeFileSync(join(place, 'file'), '')
  expect(() => makeFolder(join(place, 'file/below'))).toThrow(/ENOTDIR/)
  expect(() => makeFolder(join(place, 'file'))).toThrow(/EEXIST/)
})

test.skipIf(!existsSync('/proc/self'))('where nobody can make a folder it says so, and does not try for ever', () => {
  expect(() => makeFolder('/proc/halfpint/data')).toThrow()
})
