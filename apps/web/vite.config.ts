import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Writes the service worker with the list of everything that was built, and a version that follows from it. */
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
        .sort()
      const hash = createHash('sha256')
      for (const file of [...files, 'index.html']) hash.update(file).update(readFileSync(join(dist, file)))
      const worker = readFileSync(join(import.meta.dirname, 'src/offline/worker.js'), 'utf8')
      const list = JSON.stringify(['./', ...files.map(file => `./${file}`)])
      writeFileSync(
        join(dist, 'sw.js'),
        `const VERSION = '${hash.digest('hex').slice(0, 12)}'\nconst FILES = ${list}\n${worker}`,
      )
    },
  }
}

// What nearly every screen shares travels in few files: fifty small ones take longer than their bytes, and weigh more.
const GROUPS = [
  {
    name: 'shell',
    test: /preload-helper|node_modules[\\/](@?preact)|words[\\/]src[\\/]([\w-]+[\\/]lazy|[\w-]+)\.ts|bots[\\/]src[\\/]strength\b|web[\\/]src[\\/](shell[\\/](?!sound|reach|server)|parts[\\/](?!field|filebutton|signed)|cards|faces[\\/](?!absent)|offline[\\/]install|play[\\/]saved|games[\\/]([\w-]+[\\/])?(index|card|shapes)\.tsx?)|packages[\\/](core[\\/]src[\\/]game|[\w-]+[\\/]src[\\/](card|split|state))\.ts/,
  },
  {
    // What a table says first, a file a language.
    name: (id: string) => `words-${/words[\\/]src[\\/](\w+)/.exec(id)?.[1]}`,
    test: /words[\\/]src[\\/]\w+[\\/]([\w-]+[\\/](names|problems)|problems[\\/]rules|core|table|because|characters)\.ts/,
  },
  {
    name: 'games',
    // Core, table and every game, a new one too; but not what only some moments need.
    test: /packages[\\/](?!(bots|fair|protocol|scorepad|store|tasks|words)[\\/])[\w-]+[\\/]src[\\/](?!deals|presenter[\\/](?!set\.)|drink|playout|worths|(?<=table[\\/]src[\\/])record)|web[\\/]src[\\/]((game|client|table)[\\/](?!victory|tablemenu|advice|because|padtable|motion|shout|lasttrick|roundend)|local[\\/](localtable|workerclient|startworker)|games[\\/]starter\.|play[\\/](localtable|turns|saved|tablesetup|screen)|games[\\/][\w-]+[\\/](won|setname)\.)/,
  },
]

// Whoever starts a build, tests among them, gets the page as people get it: stored on the device, without the development tools.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production'

// Relative addresses: the same build works at the root of a host, below a path, and from the server.
export default defineConfig({
  base: './',
  // Rooms meet in their sources; only who installs a package gets what was built of it.
  resolve: { conditions: ['halfpint', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
    },
  },
  worker: { format: 'es' },
  plugins: [offline()],
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
})
