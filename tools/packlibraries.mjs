// Builds the packages for publication: each source file as a JavaScript file with its types, so that bundlers include
// only the functions in use.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './setup.mjs'

const manifestOf = library => JSON.parse(readFileSync(join(root, 'packages', library, 'package.json'), 'utf8'))

/** The published packages: those that are not private. */
const LIBRARIES = readdirSync(join(root, 'packages')).filter(library => manifestOf(library).private !== true)

/** Sources and types import `./card.ts`; the build has `card.js` and `card.d.ts`, and imports `./card.js` for both. */
const speakOfBuilt = folder => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'))
  }
}

const declare = libraries => {
  const types = mkdtempSync(join(tmpdir(), 'halfpint-types-'))
  try {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', types], {
      cwd: root,
      stdio: 'inherit',
    })
    for (const library of libraries) {
      const dist = join(root, 'packages', library, 'dist')
      cpSync(join(types, 'packages', library, 'src'), dist, { recursive: true })
    }
  } finally {
    rmSync(types, { recursive: true, force: true })
  }
}

/** The inputs of the types: all sources without tests. */
const sourcesOf = library =>
  readdirSync(join(root, 'packages', library, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.d.ts'))
    .map(name => join(root, 'packages', library, 'src', name.replace(/\.d\.ts$/, '.ts')))

/** Builds these packages. */
const buildLibraries = async libraries => {
  for (const library of libraries) rmSync(join(root, 'packages', library, 'dist'), { recursive: true, force: true })
  declare(libraries)
  for (const library of libraries) {
    const dist = join(root, 'packages', library, 'dist')
    await build({
      entryPoints: sourcesOf(library),
      outdir: dist,
      outbase: join(root, 'packages', library, 'src'),
      format: 'esm',
      target: 'es2023',
      platform: 'neutral',
      logLevel: 'warning',
    })
    speakOfBuilt(dist)
  }
}

const asked = process.argv.slice(2)
await buildLibraries(asked.length === 0 ? LIBRARIES : asked)
