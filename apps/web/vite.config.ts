import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { CHUNKS } from './chunks.ts'

/** Writes the service worker with the list of all built files, and a version derived from them. */
const offline = (): Plugin => {
  let dist = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle() {
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .map(file => file.replaceAll('\\', '/'))
        .filter(file => /\.\w+$/.test(file) && file !== 'sw.js' && file !== 'index.html')
        // Chat apps and the browser's dialog to install the page load these pictures from the server.
        .filter(file => !file.startsWith('previews/'))
        .sort()
      const hash = createHash('sha256')
      for (const file of [...files, 'index.html']) hash.update(file).update(readFileSync(join(dist, file)))
      const worker = readFileSync(join(import.meta.dirname, 'src/app/offline/worker.js'), 'utf8')
      const list = JSON.stringify(['./', ...files.map(file => `./${file}`)])
      writeFileSync(
        join(dist, 'sw.js'),
        `const VERSION = '${hash.digest('hex').slice(0, 12)}'\nconst FILES = ${list}\n${worker}`,
      )
    },
  }
}

const WORKER = 'address-of-worker'

/**
 * The worker is a second entry of the same build, so that rules, records and the database, which page and worker both
 * need, are built once. Vite would build the worker separately and repeat them all.
 */
const worker = (): Plugin => ({
  name: 'worker',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => (source.endsWith('/worker.ts?worker&url') ? WORKER : null),
  load(id) {
    if (id !== WORKER) return null
    const file = this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'src/app/worker.ts'), name: 'worker' })
    return `export default import.meta.ROLLUP_FILE_URL_${file}`
  },
  generateBundle(_options, bundle) {
    const loaded = new Set(Object.values(bundle).flatMap(file => (file.name === 'worker' ? file.fileName : [])))
    for (const file of loaded) {
      const chunk = bundle[file]
      if (chunk?.type !== 'chunk') continue
      if (chunk.moduleIds.some(id => /\.tsx$|preact/.test(id))) this.error(`the worker would load ${file}, which draws`)
      for (const next of chunk.imports) loaded.add(next)
    }
  },
})

// Every build, also one for a test, is the production page with its service worker, without development tools.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production'

// Relative addresses: the same build works at the root of a host, below a path, and from the server.
export default defineConfig({
  base: './',
  // Packages resolve to their TypeScript sources; published packages resolve to built files.
  resolve: { conditions: ['halfpint', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
    },
  },
  plugins: [worker(), offline()],
})
