// What tests and `npm start` need built, each built again only when something it is made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { npm, root } from './setup.mjs'

/** Everything that can be built: its room, the file that tells when it was, and the folders it is made of. */
const BUILDS = {
  command: { room: 'halfpint', output: 'apps/cli/dist/halfpint.js', from: ['packages', 'apps/cli'] },
  server: { room: '@halfpint/server', output: 'apps/server/dist/server.js', from: ['packages', 'apps/server'] },
  page: { room: '@halfpint/web', output: 'apps/web/dist/sw.js', from: ['packages', 'apps/web'] },
}

const isSource = path => !/(^|[\\/])(dist|node_modules|README\.md)([\\/]|$)|\.test\.tsx?$/.test(path)

/** A digest of all that a build is made of. */
const digestOf = ({ from }) => {
  const hash = createHash('sha256').update('production')
  for (const path of ['package-lock.json', 'scripts/compress.mjs']) hash.update(readFileSync(join(root, path)))
  for (const folder of from) {
    const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    for (const path of paths.filter(isSource).sort()) hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

const notes = join(root, 'node_modules/.cache/halfpint-builds')
const noteOf = name => join(notes, name)

/** What tells that a build is the one that was noted: what went in, and when what came out was written. */
const stampOf = build => `${digestOf(build)} ${statSync(join(root, build.output)).mtimeMs}\n`

const isFresh = (name, build) =>
  existsSync(noteOf(name)) &&
  existsSync(join(root, build.output)) &&
  readFileSync(noteOf(name), 'utf8') === stampOf(build)

const buildOne = async name => {
  const build = BUILDS[name]
  if (isFresh(name, build)) return 0
  // What is built is what users get, also from inside a test run, which calls itself NODE_ENV=test.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await npm(['run', 'build', '--silent', '-w', build.room], { env })
  if (code === 0) writeFileSync(noteOf(name), stampOf(build))
  return code
}

/** Builds what is asked for, as far as it is not as it should be already; gives an exit code. */
export const ensureBuilt = names =>
  alone(join(notes, 'lock'), async () => {
    for (const name of names) {
      const code = await buildOne(name)
      if (code !== 0) return code
    }
    return 0
  })
