import { expect, test } from 'vitest'
import { isAsciiOnly, toAscii } from './ascii.ts'

test('without UTF-8 in the locale, boxes and signs become ASCII of the same width', () => {
  const box = ['╭────╮', '│♥hQ │', '╰────╯', '▸ You – “−12”…']
  const shown = box.map(toAscii)
  expect(shown).toEqual(['+----+', '|HhQ |', '+----+', '> You - "-12".'])
  expect(shown.map(line => line.length)).toEqual(box.map(line => line.length))
})

test('letters of names and escape sequences stay', () => {
  expect(toAscii('\x1b[1mJörg, Аня\x1b[0m\n')).toBe('\x1b[1mJörg, Аня\x1b[0m\n')
})

test.runIf(process.platform !== 'win32')('the locale decides, LC_ALL first; without a locale Unicode is shown', () => {
  expect(isAsciiOnly({ LC_ALL: 'C', LANG: 'de_DE.UTF-8' })).toBe(true)
  expect(isAsciiOnly({ LANG: 'POSIX' })).toBe(true)
  expect(isAsciiOnly({ LC_ALL: '', LC_CTYPE: 'C.utf8', LANG: 'C' })).toBe(false)
  expect(isAsciiOnly({})).toBe(false)
})
