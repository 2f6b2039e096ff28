import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isNewEnough, missing, root } from './setup.mjs'

test('a Node of the needed version or later is new enough', () => {
  expect(['20.19.0', '20.20.2', '22.0.0', '100.1.0'].map(version => isNewEnough(version, '20.19'))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('an earlier Node is too old', () => {
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

test('packages installed as in the lock file and optional packages are not missing', () => {
  const { 'node_modules/for-another-system': _, ...packages } = lock.packages
  expect(missing(lock, { packages })).toEqual([])
})

test('a package that is absent or in another version is missing', () => {
  const older = { ...lock.packages, 'node_modules/vitest': { version: '4.0.0' } }
  const { 'node_modules/@halfpint/core': _, ...unlinked } = lock.packages
  expect(missing(lock, { packages: older })).toEqual(['node_modules/vitest'])
  expect(missing(lock, { packages: unlinked })).toEqual(['node_modules/@halfpint/core'])
})

/** A clone without packages, and a fake npm that records its arguments. */
const freshClone = () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-clone-'))
  const files = execFileSync('git', ['ls-files', '-z', 'tools/*.mjs', '*package.json', 'package-lock.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  const npm = join(folder, 'npm-cli.js')
  writeFileSync(npm, `console.log(process.argv[2]); process.exit(3)`)
  return {
    run: (script, env = {}) =>
      spawnSync(process.execPath, [join(folder, 'tools', script)], {
        env: { PATH: process.env.PATH, npm_execpath: npm, ...env },
        encoding: 'utf8',
      }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

test('scripts that build or pack install first in a fresh clone', () => {
  const clone = freshClone()
  for (const script of ['start.mjs', 'test.mjs', 'build.mjs', 'tarballs.mjs', 'zip.mjs', 'tryout.mjs']) {
    expect([script, clone.run(script)]).toMatchObject([script, { status: 3, stdout: 'ci\n' }])
  }
  clone.remove()
})

test('the build that npm starts after an installation does not install again', () => {
  const clone = freshClone()
  expect(clone.run('build.mjs', { npm_lifecycle_event: 'prepare' })).toMatchObject({ stdout: '' })
  clone.remove()
})

test('a release without tarballs says what to do', () => {
  const clone = freshClone()
  expect(clone.run('release.mjs')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('npm run tarballs'),
  })
  clone.remove()
})
