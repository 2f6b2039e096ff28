import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './folder.ts'

test('a folder is created with its parents, and an existing one is kept', () => {
  const place = mkdtempSync(join(tmpdir(), 'halfpint-folder-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  makeFolder(join(place, 'a/b/c'))
  makeFolder(join(place, 'a/b'))
  expect(statSync(join(place, 'a/b/c')).isDirectory()).toBe(true)
  writeFileSync(join(place, 'file'), '')
  expect(() => makeFolder(join(place, 'file/below'))).toThrow(/ENOTDIR/)
  expect(() => makeFolder(join(place, 'file'))).toThrow(/EEXIST/)
})

test.skipIf(!existsSync('/proc/self'))('an impossible folder fails at once', () => {
  expect(() => makeFolder('/proc/halfpint/data')).toThrow()
})
