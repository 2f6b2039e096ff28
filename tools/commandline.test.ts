import { expect, test } from 'vitest'
import { wrongWith } from './commandline.ts'

test('commands with existing flags, scripts, files and variables pass', () => {
  const code = `npm test -- packages/core   # only some
LAWS_SEED=7 npm test
npm start -- --port 9000
npm run build -w @halfpint/server && node tools/rules.mjs
npx halfpint simulate herzlos --games 100 -s "a b" | npx halfpint judge -
npm install @halfpint/core halfpint`
  expect(wrongWith(code)).toEqual([])
})

test.each([
  ['npx halfpint play --nothing', 'halfpint play has no --nothing'],
  ['npx halfpint brew', 'halfpint has no brew'],
  ['npm run brew', 'npm has no script brew in half-pint'],
  ['npm run build -w @halfpint/brewery', 'there is no package @halfpint/brewery'],
  ['npm start -- --brew', 'halfpint serve has no --brew'],
  ['npm run bench -w lab -- --brew', 'npm run bench has no --brew'],
  ['npm run figures -w lab -- --brew', 'npm run figures has no --brew'],
  ['npm install @halfpint/i18n', '@halfpint/i18n is private'],
  ['BREWERY=1 npm test', 'no program reads BREWERY'],
  ['node brew.mjs | brew', 'there is no file brew.mjs,brew is unknown'],
])('%s is reported', (code, fault) => {
  expect(wrongWith(code).join()).toBe(fault)
})
