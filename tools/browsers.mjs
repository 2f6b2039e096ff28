// `npm run browsers -w e2e`: the tests of the page in Firefox and WebKit too, where the machine has them. `-- --install` asks
// the package manager of Debian and its kin for them first; `-- firefox` or `-- webkit` tries one alone.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, root, setUp } from './setup.mjs'

/** The engines beside Chromium: how they are found, what brings them, and the tests that they can be asked for. */
const ENGINES = {
  firefox: {
    isThere: () => existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
    packages: ['firefox-esr'],
    hint: 'name one in FIREFOX_PATH',
    tests: ['e2e'],
  },
  webkit: {
    isThere: () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb'),
    packages: ['webkit2gtk-driver', 'xvfb'],
    hint: 'it needs WebKitWebDriver and Xvfb in /usr/bin',
    // WebKit's driver knows less than Playwright: what it can do is in e2e/src/webkit.ts.
    tests: ['engines', 'golden', 'days', 'puzzles', 'pass'].map(name => `e2e/${name}.test.ts`),
  },
}

const words = process.argv.slice(2)
const asked = Object.keys(ENGINES).filter(engine => words.includes(engine))
const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

await setUp()
await build()
let failed = 0
for (const [engine, { isThere, packages, hint, tests }] of Object.entries(ENGINES)) {
  if (asked.length > 0 && !asked.includes(engine)) continue
  // What a list of packages from long ago names may be too old to be driven.
  if (words.includes('--install') && run('apt-get', ['update']) === 0)
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  if (!isThere()) {
    console.log(`${engine}: not on this machine, left out; ${hint}, or try npm run browsers -w e2e -- --install`)
    continue
  }
  console.log(`${engine}:`)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  if (run(process.execPath, [vitest, 'run', '--project', 'browser', ...tests], { ENGINE: engine }) !== 0) failed++
}
process.exitCode = failed === 0 ? 0 : 1
