// Builds the packages that others may install: one file of JavaScript each, and its types, in their dist folders.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './setup.mjs'

const manifestOf = room => JSON.parse(readFileSync(join(root, 'packages', room, 'package.json'), 'utf8'))

/** The rooms that are published: those that are not private. */
const LIBRARIES = readdirSync(join(root, 'packages')).filter(room => manifestOf(room).private !== true)

/** Types speak of `./card.ts`; beside the built file stands only `card.d.ts`, which is asked for as `./card.js`. */
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
      speakOfBuilt(dist)
    }
  } finally {
    rmSync(types, { recursive: true, force: true })
  }
}

/** Builds these rooms. */
const buildRooms = async rooms => {
  for (const room of rooms) rmSync(join(root, 'packages', room, 'dist'), { recursive: true, force: true })
  declare(rooms)
  for (const room of rooms) {
    await build({
      entryPoints: [join(root, 'packages', room, 'src', 'index.ts')],
      outfile: join(root, 'packages', room, 'dist', 'index.js'),
      bundle: true,
      packages: 'external',
      format: 'esm',
      target: 'es2023',
      platform: 'neutral',
      logLevel: 'warning',
    })
    cpSync(join(root, 'LICENSE'), join(root, 'packages', room, 'dist', 'LICENSE'))
  }
}

const asked = process.argv.slice(2)
await buildRooms(asked.length === 0 ? LIBRARIES : asked)
