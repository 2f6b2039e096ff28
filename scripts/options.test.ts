import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { documents, root } from './document.ts'

const games = [halfPint, herzlos]

test.each(games)('the rules of $id in words name every option and every value it may have', ({ id, optionRules }) => {
  const text = readFileSync(join(root, 'docs/rules', `${id}.md`), 'utf8')
  const words = Object.entries(optionRules).flatMap(([name, rule]) => [
    name,
    ...(rule.kind === 'choice' ? rule.values : []),
  ])
  expect(words.filter(word => !text.includes(`\`${word}\``))).toEqual([])
})

test.each(games)('the record of $id in the documents has every option', ({ id, optionRules, options }) => {
  const records = documents.find(({ path }) => path === 'docs/records.md')
  const shown = records?.blocks.find(({ language, code }) => language === 'json' && code.includes(`"game": "${id}"`))
  const given = JSON.parse(shown?.code ?? '{}').options
  expect(Object.keys(given)).toEqual(Object.keys(optionRules))
  expect(options.read(given).ok).toBe(true)
})
