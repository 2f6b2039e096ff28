import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { halfPint, pad, scoredHalfPint } from '../test/paper.ts'
import { readCsv, writeCsv } from './index.ts'

test('a spreadsheet may use semicolons, quotes and a byte order mark; a changed number becomes an override', () => {
  const players = ['O"Hara, Ann', '=Ben', 'Cem']
  const odd = pad({
    pad: 'half-pint-heroes',
    players,
    rounds: [{ predictions: [1, 0, 0], bets: [1, 2, 0], tricks: [1, 1, 0] }],
  })
  expect(must(readCsv(writeCsv(odd)))).toEqual(odd)
  const csv = writeCsv(halfPint('A B C', [{ predictions: [1, 0, 0], bets: [1, 2, 0], tricks: [1, 1, 0] }]))
  const changed = `\uFEFF${csv.replaceAll(',', ';').replace(';40;X', ';45;X')}`
  const read = must(readCsv(changed))
  expect(scoredHalfPint(read).rounds[0]?.done?.overrides).toEqual([{ seat: 0, what: 'scores', rules: 40, stands: 45 }])
})

test.each(['', 'hello', 'a,b\nc,d', '{"pad":1}'])('%j is refused as CSV of a pad', text => {
  expect(readCsv(text)).toMatchObject({ ok: false, problem: { code: 'not-a-pad-table' } })
})
