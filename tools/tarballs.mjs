// `npm run tarballs [-- halfpint]`: packs the command and the libraries, or those that are named, into the folder `tarballs`.
// Each package is put together in `tarballs/staged` with the manifest that people install: without development
// dependencies, scripts and source conditions, with the addresses from the manifest of the project.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { node, npm, root, setUp } from './setup.mjs'

/** Where the tarballs are put. */
const place = join(root, 'tarballs')

/** Where the packages are put together. */
export const staged = join(place, 'staged')

const manifestOf = folder => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** The folders of the packages that are published: those that are not private. */
export const published = ['packages', 'apps'].flatMap(parent =>
  readdirSync(join(root, parent))
    .map(name => `${parent}/${name}`)
    .filter(folder => manifestOf(folder).private !== true),
)

const must = async code => {
  if ((await code) !== 0) process.exit(1)
}

/** The manifest of a package as it is published. */
export const publishedManifest = (manifest, project) => {
  const { devDependencies: _, scripts: __, exports, ...rest } = manifest
  const conditions = ({ halfpint: _, ...conditions }) => conditions
  const entries = Object.entries(exports ?? {})
    .map(([name, targets]) => [name, conditions(targets)])
    .filter(([, targets]) => Object.keys(targets).length > 0)
  const { repository, homepage, bugs, author } = project
  return {
    ...rest,
    author,
    homepage,
    bugs,
    repository,
    ...(exports === undefined
      ? {}
      : { exports: { ...Object.fromEntries(entries), './package.json': './package.json' } }),
  }
}

const stage = folder => {
  const target = join(staged, basename(folder))
  const manifest = manifestOf(folder)
  for (const path of [...manifest.files, 'README.md']) {
    cpSync(join(root, folder, path), join(target, path), { recursive: true })
  }
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, manifestOf('.')), null, 2)}\n`,
  )
  return target
}

/** Adds the server, the page and the manual page to the command, so that its package needs nothing else. */
const stageCommand = target => {
  const dist = join(target, 'dist')
  cpSync(join(root, 'apps/server/dist'), join(dist, 'server'), { recursive: true })
  cpSync(join(root, 'apps/web/dist'), join(dist, 'page'), { recursive: true })
  const env = { ...process.env, LC_ALL: 'C' }
  const manual = execFileSync(process.execPath, [join(dist, 'halfpint.js'), 'man'], { env })
  writeFileSync(join(dist, 'halfpint.1'), manual)
}

/** Puts packages with these names together, or all. Returns their folders. */
export const stageAll = async (names = []) => {
  const wanted = published.filter(folder => names.length === 0 || names.includes(manifestOf(folder).name))
  rmSync(staged, { recursive: true, force: true })
  const libraries = wanted.filter(folder => folder.startsWith('packages/')).map(folder => basename(folder))
  if (libraries.length > 0) await must(node(['tools/packlibraries.mjs', ...libraries]))
  const isCommandWanted = wanted.includes('apps/cli')
  if (isCommandWanted) {
    // A build adds files to these folders and removes none.
    for (const app of ['cli', 'server', 'web'])
      rmSync(join(root, 'apps', app, 'dist'), { recursive: true, force: true })
    await must(npm(['run', 'build']))
  }
  return wanted.map(folder => {
    const target = stage(folder)
    if (folder === 'apps/cli') stageCommand(target)
    return target
  })
}

/** The tarballs that exist. */
export const packed = () =>
  readdirSync(place)
    .filter(file => file.endsWith('.tgz'))
    .map(file => join(place, file))

/** Packs all packages, or those with these names, after installing what is missing. Returns the paths of the tarballs. */
export const packAll = async (names = []) => {
  await setUp()
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  for (const folder of await stageAll(names)) await must(npm(['pack', folder, '--silent', '--pack-destination', place]))
  return packed()
}

if (process.argv[1] === import.meta.filename) await packAll(process.argv.slice(2))
