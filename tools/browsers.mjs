// `npm run browsers -w e2e`: runs the tests of the page in Firefox and WebKit, if the machine has them. `-- --install`
// installs them first with apt; `-- firefox` or `-- webkit` tests only one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, root, setUp } from './setup.mjs'

/** The browsers other than Chromium: how they are found and installed, and the tests that their drivers support. */
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
    // WebKit's driver supports less than Playwright: e2e/src/webkit.ts implements a part.
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
  // An old list of packages may name versions that are too old to be driven.
  if (words.includes('--install') && run('apt-get', ['update']) === 0)
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  if (!isThere()) {
    console.log(`${engine}: not on this machine, skipped; ${hint}, or try npm run browsers -w e2e -- --install`)
    continue
  }
  console.log(`${engine}:`)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  if (run(process.execPath, [vitest, 'run', '--project', 'browser', ...tests], { ENGINE: engine }) !== 0) failed++
}
process.exitCode = failed === 0 ? 0 : 1
