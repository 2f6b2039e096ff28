// Builds the packages that others may install: each source as a file of JavaScript beside its types, so that whoever bundles
// one function gets that function and not the whole package.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './setup.mjs'

const manifestOf = room => JSON.parse(readFileSync(join(root, 'packages', room, 'package.json'), 'utf8'))

/** The rooms that are published: those that are not private. */
const LIBRARIES = readdirSync(join(root, 'packages')).filter(room => manifestOf(room).private !== true)

/** Sources and types speak of `./card.ts`; what is built is `card.js` and `card.d.ts`, and both are asked for as `./card.js`. */
const speakOfBuilt = folder => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'))
  }
}

const declare = rooms => {
  const types = mkdtempSync(join(tmpdir(), 'halfpint-types-'))
  try {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', types], {
      cwd: root,
      stdio: 'inherit',
    })
    for (const room of rooms) {
      const dist = join(root, 'packages', room, 'dist')
      cpSync(join(types, 'packages', room, 'src'), dist, { recursive: true })
    }
  } finally {
    rmSync(types, { recursive: true, force: true })
  }
}

/** What the types were made of: the sources without tests. */
const sourcesOf = room =>
  readdirSync(join(root, 'packages', room, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.d.ts'))
    .map(name => join(root, 'packages', room, 'src', name.replace(/\.d\.ts$/, '.ts')))

/** Builds these rooms. */
const buildRooms = async rooms => {
  for (const room of rooms) rmSync(join(root, 'packages', room, 'dist'), { recursive: true, force: true })
  declare(rooms)
  for (const room of rooms) {
    const dist = join(root, 'packages', room, 'dist')
    await build({
      entryPoints: sourcesOf(room),
      outdir: dist,
      outbase: join(root, 'packages', room, 'src'),
      format: 'esm',
      target: 'es2023',
      platform: 'neutral',
      logLevel: 'warning',
    })
    speakOfBuilt(dist)
  }
}

const asked = process.argv.slice(2)
await buildRooms(asked.length === 0 ? LIBRARIES : asked)
