import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { halfPint, SCORING_OPTION_RULES } from '@halfpint/half-pint'
import { herzlos, OPTION_RULES } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { documents, root } from './document.ts'

const games = [halfPint, herzlos]

test.each(games)('the rules of $id name every option and all its values', ({ id, optionRules }) => {
  const text = readFileSync(join(root, 'docs/rules', `${id}.md`), 'utf8')
  const words = Object.entries(optionRules).flatMap(([name, rule]) => [
    name,
    ...(rule.kind === 'choice' ? rule.values : []),
  ])
  expect(words.filter(word => !text.includes(`\`${word}\``))).toEqual([])
})

test.each(games)('the example record of $id has every option', ({ id, optionRules, options }) => {
  const records = documents.find(({ path }) => path === 'docs/records.md')
  const shown = records?.blocks.find(({ language, code }) => language === 'json' && code.includes(`"game": "${id}"`))
  const given = JSON.parse(shown?.code ?? '{}').options
  expect(Object.keys(given)).toEqual(Object.keys(optionRules))
  expect(options.read(given).ok).toBe(true)
})

test.each(games)('the rules of $id state the range and the default of every number', ({ id, optionRules }) => {
  const lines = readFileSync(join(root, 'docs/rules', `${id}.md`), 'utf8').split('\n')
  for (const [name, rule] of Object.entries(optionRules)) {
    if (rule.kind !== 'whole') continue
    const line = lines.find(text => text.includes(`**Option** \`${name}\`: ${rule.min} to `))
    expect(line, name).toContain(`default ${rule.default}`)
  }
})

test('the document of score pads names every option of scoring', () => {
  const pads = readFileSync(join(root, 'docs/pads.md'), 'utf8')
  const names = [...Object.keys(SCORING_OPTION_RULES), ...Object.keys(OPTION_RULES)]
  expect(names.filter(name => !pads.includes(`\`${name}\``))).toEqual([])
})
