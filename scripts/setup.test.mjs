import { expect, test } from 'vitest'
import { isNewEnough, missing } from './setup.mjs'

test('a Node of the needed version or later is new enough', () => {
  expect(['20.19.0', '20.20.2', '22.0.0', '100.1.0'].map(version => isNewEnough(version, '20.19'))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('an earlier Node is not', () => {
  expect(['20.18.3', '18.20.0', '9.99.0'].map(version => isNewEnough(version, '20.19'))).toEqual([false, false, false])
})

const lock = {
  packages: {
    '': { name: 'half-pint' },
    'packages/core': { name: '@halfpint/core', version: '0.0.0' },
    'node_modules/@halfpint/core': { resolved: 'packages/core', link: true },
    'node_modules/vitest': { version: '4.1.11' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
}

test('what is installed as the lock file says is not missing, nor is what may be left out', () => {
  const { 'node_modules/for-another-system': _, ...packages } = lock.packages
  expect(missing(lock, { packages })).toEqual([])
})

test('a package that is absent or in another version is missing', () => {
  const older = { ...lock.packages, 'node_modules/vitest': { version: '4.0.0' } }
  const { 'node_modules/@halfpint/core': _, ...unlinked } = lock.packages
  expect(missing(lock, { packages: older })).toEqual(['node_modules/vitest'])
  expect(missing(lock, { packages: unlinked })).toEqual(['node_modules/@halfpint/core'])
})
