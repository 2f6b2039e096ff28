// Builds the programs that tests and `npm start` need. Bundles for Node take a second, so they are always built; the
// page is built again only after a change.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm, root } from './setup.mjs'

const cache = join(root, 'node_modules/.cache')

/**
 * Runs `act` while no other process of this clone does: `npm test` beside `npm start` must not build into the same folders.
 * @public tools/builds.test.mjs calls it in other processes.
 */
export const oneAtATime = async act => {
  const { default: lockfile } = await import('proper-lockfile')
  mkdirSync(cache, { recursive: true })
  const retries = { forever: true, minTimeout: 100, maxTimeout: 500 }
  const release = await lockfile.lock(cache, { lockfilePath: join(cache, 'build.lock'), stale: 20_000, retries })
  try {
    return await act()
  } finally {
    await release()
  }
}

/** The time of the last change in a file or folder. A deleted file changes its folder. */
const lastChange = path => {
  const inside = statSync(path).isFile() ? [] : readdirSync(path, { recursive: true, encoding: 'utf8' })
  const sources = inside.filter(name => !/\.test\.tsx?$/.test(name)).map(name => join(path, name))
  return Math.max(...[path, ...sources].map(each => statSync(each).mtimeMs))
}

const pageSources = () => [
  'package-lock.json',
  'tools/compress.mjs',
  ...readdirSync(join(root, 'packages')).flatMap(name => [`packages/${name}/package.json`, `packages/${name}/src`]),
  ...readdirSync(join(root, 'apps/web'))
    .filter(name => name !== 'dist' && name !== 'node_modules')
    .map(name => `apps/web/${name}`),
]

const pageStamp = join(cache, 'page-built')

const isPageFresh = () =>
  existsSync(pageStamp) &&
  existsSync(join(root, 'apps/web/dist/sw.js')) &&
  pageSources().every(path => lastChange(join(root, path)) < statSync(pageStamp).mtimeMs)

const buildPage = async () => {
  if (isPageFresh()) return 0
  const began = new Date()
  // Users get the production build, also from inside a test run, which sets NODE_ENV=test.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await npm(['run', 'build', '--silent', '-w', '@halfpint/web'], { env })
  // A file that changed during the build is newer than the stamp.
  if (code === 0) {
    writeFileSync(pageStamp, '')
    utimesSync(pageStamp, began, began)
  }
  return code
}

/** Bundles a program for Node. Unchanged files are not written, because a running server may be reading them. */
const buildProgram = async name => {
  const [{ build }, { PROGRAMS }] = await Promise.all([import('esbuild'), import('./bundle.mjs')])
  try {
    const { outputFiles } = await build({ ...PROGRAMS[name], write: false })
    for (const { path, contents } of outputFiles) {
      if (existsSync(path) && readFileSync(path).equals(contents)) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, contents)
    }
    return 0
  } catch {
    return 1 // esbuild has shown the errors
  }
}

/** Builds `command`, `server` and `page`, or those that are named. Returns an exit code. */
export const ensureBuilt = names =>
  oneAtATime(async () => {
    for (const name of names) {
      const code = await (name === 'page' ? buildPage() : buildProgram(name))
      if (code !== 0) return code
    }
    return 0
  })
