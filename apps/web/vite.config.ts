import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { wordsPlugin } from './wordsplugin.ts'

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

/** A chunk that only hands on what another one exports. */
const HANDED_ON = /^(?:import"[^"]+";)*export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/

const FETCHED = '(import\\(`[^`]+`\\)(?:\\.then\\(e=>\\(\\{[^}]+\\}\\)\\))?)'

/** What is taken out of a fetched part and put together again as it was. */
const REPACKED = new RegExp(`async\\(\\)=>\\{let(\\{[^}]+\\})=await ${FETCHED};return\\1\\}`, 'g')

/**
 * A part that is fetched later and lies in one file with others gets a file of its own that only names it. Here it is
 * asked for where it lies: that file would cost a request, and some seventy bytes.
 */
const direct = (): Plugin => ({
  name: 'direct',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const ways = chunks.flatMap(({ code, fileName, isDynamicEntry }) => {
      const [, names = '', target = ''] = (isDynamicEntry && HANDED_ON.exec(code)) || []
      const parts = names.split(',').map(name => name.split(' as '))
      const part = `{${parts.map(([there, here = there]) => `${here}:e.${there}`).join()}}`
      return names === '' ? [] : [{ fileName, target, part }]
    })
    for (const { fileName, target, part } of ways) {
      const file = fileName.split('/').at(-1) as string
      for (const chunk of chunks) {
        chunk.code = chunk.code
          .replaceAll(`import(\`./${file}\`)`, `import(\`./${target}\`).then(e=>(${part}))`)
          .replaceAll(file, target)
      }
      delete bundle[fileName]
    }
    for (const chunk of chunks) chunk.code = chunk.code.replace(REPACKED, '()=>$2')
  },
})

const WORKER = 'address-of-worker'

/**
 * The worker is a second way into the same build: rules, records and the database, which page and worker both need, are
 * there once. Vite would build it apart, with all of them in it again.
 */
const worker = (): Plugin => ({
  name: 'worker',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => (source.endsWith('/worker.ts?worker&url') ? WORKER : null),
  load(id) {
    if (id !== WORKER) return null
    const file = this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'src/worker.ts'), name: 'worker' })
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

/** Styles of screens and of the moments of a table; those of home, which is there first, are a file of their own. */
const STYLES =
  /web[\\/]src[\\/](?:(home)|learn|online|pad|replay|review|tasks|play|parts[\\/](?:field|filebutton)|faces[\\/]absent|game[\\/](?:victory|advice)|table[\\/](?:shout|lasttrick)|games[\\/][\w-]+[\\/](?:brawl|duel|march))\b.*\.css/

/**
 * What is fetched later, by what comes together: a screen, what a game shows now and then, what several screens share.
 * A file for each part would weigh a tenth more than all of them, and most parts are wanted with their neighbours.
 */
const ROOMS = {
  'words-$-learn': 'words/src/(\\w+)/(?:[\\w-]+/)?learn',
  'words-$-rooms': 'words/src/(\\w+)/(?!half-pint|herzlos)',
  fair: 'packages/fair/|table/src/deals/',
  scorepad:
    'packages/scorepad/|web/src/(?:pad/(?:database|library|faces?|share|picture|paper|verdict|cell|symbol|marksign)|tasks/(?:gather|padentry))',
  server: 'web/src/(?:parts/field|online/(?:api|address|alert|callswitch|yournames)|shell/(?:server|reach))',
  shared:
    'node_modules/uqr|packages/[\\w-]+/src/drink|web/src/(?:play/(?:setupsheet|strongname)|games/(?:rulechoices|starterchoice|[\\w-]+/(?:options|drinking))|online/(?:copy|qr|played)|review/(?:sitters|retry)|replay/(?:reel|source|file|fault|stillplace|telling)|tasks/(?:passon|news|today|waiting|bookstore|moments|taskclient|challengelink))',
  padtable: 'web/src/(?:game/padtable|games/[\\w-]+/pad)',
  moments: 'web/src/(?:game/|table/|shell/sound|play/(?:curtain|welcome|pass)|pad/resultpicture)|bots/src/reason',
  '$-moments': 'web/src/games/([\\w-]+)/(?:motion|brawl|duel|march|roundend|lasttrick|final|tabledrinks)',
  guided: 'web/src/(?:learn/(?:round|tour|tourchairs)|games/[\\w-]+/(?:guided|tour))',
  learn: 'web/src/(?:learn/|games/[\\w-]+/(?:lessons|figures?|setscard|minis))',
  pad: 'web/src/(?:pad/|games/[\\w-]+/pad\\w+)',
  replay: 'web/src/(?:replay/|review/(?!worker)|games/[\\w-]+/replay)',
  tasks: 'web/src/tasks/(?!worker)|packages/tasks/src/(?:compare|share)',
  online: 'web/src/online/',
  '$-table': '(?:packages/(?=[\\w-]+/src/presenter)|web/src/games/)(\\w+)[\\w-]*/(?:src/presenter/)?(?!index|card|pad)',
}

// What nearly every screen shares travels in few files: fifty small ones take longer than their bytes, and weigh more.
const GROUPS = [
  {
    // What the worker shares with the page's first screen, and then with its tables: nothing here may want a document.
    name: 'base',
    test: /preload-helper|bots[\\/]src[\\/]strength\b|shell[\\/]chance\.|packages[\\/](core[\\/]src[\\/]game|[\w-]+[\\/]src[\\/](card|split|state))\.ts/,
  },
  {
    // Core and every game, a new one too, and what a table is; but not what only bots need, or some moments.
    name: 'rules',
    test: /packages[\\/]((?!(bots|fair|protocol|scorepad|store|table|tasks|words)[\\/])[\w-]+[\\/]src[\\/](?!presenter|drink|playout|worths|ranks|portable|generators)|table[\\/]src[\\/](chair|duty|evolve|forget|freeseat|games|print|reaction|setup|table|view)\.|bots[\\/]src[\\/](level|character|temper)\.)/,
  },
  {
    // What only some screens share with the worker.
    name: 'records',
    test: /bots[\\/]src[\\/][\w-]+[\\/]wish|table[\\/]src[\\/](record|person|summary)\.|web[\\/]src[\\/](local[\\/](try|database)|replay[\\/]played)\.|node_modules[\\/]idb[\\/]|tasks[\\/]src[\\/](book|day|figuregroups|pile|puzzlegame)\./,
  },
  {
    name: 'shell',
    test: /address-of-worker|names-of-words.*:((half-pint|herzlos)[\\/](?!learn)|problems[\\/]rules$|(core|table|setup|because|characters)$)|node_modules[\\/](@?preact)|words[\\/]src[\\/]([\w-]+[\\/]lazy|[\w-]+)\.ts|web[\\/]src[\\/](shell[\\/](?!sound|reach|server)|parts[\\/](?!field|filebutton|signed)|cards|faces[\\/](?!absent)|offline[\\/]install|local[\\/]startworker|play[\\/]saved|online[\\/]keys|games[\\/]([\w-]+[\\/])?(index|card|shapes)\.tsx?)/,
  },
  { name: 'words-names', test: /names-of-words/ },
  {
    // What a table says first, a file a language.
    name: (id: string) => `words-${/words[\\/]src[\\/](\w+)/.exec(id)?.[1]}`,
    test: /words[\\/]src[\\/]\w+[\\/]((half-pint|herzlos)[\\/](?!learn)|problems[\\/]rules\.|(core|first|table|setup|because|characters)\.)/,
  },
  {
    name: 'games',
    test: /[\w-]+[\\/]src[\\/]presenter[\\/](set|reasons)\.|web[\\/]src[\\/](parts[\\/]signed|(game|client|table)[\\/](?!victory|tablemenu|advice|because|padtable|motion|shout|lasttrick|roundend)|local[\\/](localtable|workerclient)|games[\\/]starter\.|play[\\/](localtable|turns|saved|tablesetup|screen)|games[\\/][\w-]+[\\/](won|setname)\.)/,
  },
  {
    // A style sheet with script beside it would bring that script to every screen that is styled by it.
    name: (id: string) => `${STYLES.exec(id)?.[1] ?? 'rooms'}-style`,
    test: STYLES,
  },
  ...Object.entries(ROOMS).map(([name, files]) => {
    const test = new RegExp(`(?:${files.replaceAll('/', '[\\\\/]')})\\b[^?]*\\.m?[jt]sx?$`)
    return { name: (id: string) => name.replace('$', test.exec(id)?.[1] ?? ''), test }
  }),
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
  plugins: [wordsPlugin(), worker(), direct(), offline()],
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
})
