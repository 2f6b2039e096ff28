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

/** A chunk that only hands on what another one exports. */
const HANDED_ON = /^(?:import"[^"]+";)*export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/

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
  },
})

/** Styles of screens, a file a room, and of the moments of a table. */
const STYLES =
  /web[\\/]src[\\/](?:(learn|online|pad|replay|review|tasks|home|play)|game[\\/](?:victory|advice)|table[\\/](?:shout|lasttrick)|games[\\/][\w-]+[\\/](?:brawl|duel|march))\b.*\.css/

/**
 * What is fetched later, by what comes together: a screen, what a game shows now and then, what several screens share.
 * A file for each part would weigh a tenth more than all of them, and most parts are wanted with their neighbours.
 */
const ROOMS = {
  'words-$-learn': 'words/src/(\\w+)/(?:[\\w-]+/)?learn',
  'words-$-replay': 'words/src/(\\w+)/(?:replay|decisions|problems/(?:records|texts))',
  store: 'node_modules/idb|web/src/local/database',
  fair: 'packages/fair/|table/src/deals/',
  scorepad: 'packages/scorepad/|web/src/pad/(?:database|library)',
  setup:
    'web/src/(?:play/(?:setupsheet|strongname)|games/(?:rulechoices|starterchoice|[\\w-]+/(?:options|drinking)))|packages/[\\w-]+/src/drink',
  gather: 'web/src/tasks/(?:gather|padentry)',
  reels:
    'web/src/(?:review/(?:sitters|retry)|local/try|replay/(?:reel|source|file|fault|stillplace|telling))|table/src/record',
  share: 'node_modules/uqr|web/src/(?:online/(?:copy|qr)|tasks/passon)',
  server: 'web/src/(?:online/(?:api|address|alert|callswitch|yournames)|shell/(?:server|reach))',
  news: 'web/src/(?:tasks/(?:news|today|waiting|bookstore|moments|taskclient)|online/played)|packages/tasks/src/(?:day|book|pile|answer)',
  picture: 'web/src/pad/(?:faces?|share|picture|paper|verdict|cell|symbol|marksign)',
  moments:
    'web/src/(?:game/(?!padtable)|table/|shell/sound|play/(?:curtain|welcome)|pad/resultpicture)|bots/src/reason',
  '$-moments': 'web/src/games/([\\w-]+)/(?:motion|brawl|duel|march|roundend|lasttrick|final|tabledrinks)',
  guided: 'web/src/(?:learn/(?:round|tour|tourchairs)|games/[\\w-]+/(?:guided|tour))',
  learn: 'web/src/(?:learn/|games/[\\w-]+/(?:lessons|figure))',
  pad: 'web/src/(?:pad/|games/[\\w-]+/pad\\w+)',
  replay: 'web/src/(?:replay/|review/|games/[\\w-]+/replay)|bots/src/[\\w-]+/wish',
  tasks: 'web/src/tasks/(?!challengelink)|packages/tasks/src/(?!shipped)',
  online: 'web/src/online/',
  '$-table':
    '(?:packages/(?=[\\w-]+/src/presenter)|web/src/games/)(\\w+)[\\w-]*/(?:src/presenter/)?(?!index|card|setscard|figures|minis|pad)',
}

// What nearly every screen shares travels in few files: fifty small ones take longer than their bytes, and weigh more.
const GROUPS = [
  {
    name: 'shell',
    test: /preload-helper|node_modules[\\/](@?preact)|words[\\/]src[\\/]([\w-]+[\\/]lazy|[\w-]+)\.ts|bots[\\/]src[\\/]strength\b|web[\\/]src[\\/](shell[\\/](?!sound|reach|server)|parts[\\/](?!field|filebutton|signed)|cards|faces[\\/](?!absent)|offline[\\/]install|play[\\/]saved|online[\\/]keys|games[\\/]([\w-]+[\\/])?(index|card|shapes)\.tsx?)|packages[\\/](core[\\/]src[\\/]game|[\w-]+[\\/]src[\\/](card|split|state))\.ts/,
  },
  {
    // What a table says first, a file a language.
    name: (id: string) => `words-${/words[\\/]src[\\/](\w+)/.exec(id)?.[1]}`,
    test: /words[\\/]src[\\/]\w+[\\/]([\w-]+[\\/](names|problems)|problems[\\/]rules|core|table|setup|because|characters)\.ts/,
  },
  {
    name: 'games',
    // Core, table and every game, a new one too; but not what only some moments need.
    test: /packages[\\/](?!(bots|fair|protocol|scorepad|store|tasks|words)[\\/])[\w-]+[\\/]src[\\/](?!deals|presenter[\\/](?!(set|reasons)\.)|drink|playout|worths|(?<=table[\\/]src[\\/])record)|bots[\\/]src[\\/](level|character|temper)\.|web[\\/]src[\\/](parts[\\/]signed|(game|client|table)[\\/](?!victory|tablemenu|advice|because|padtable|motion|shout|lasttrick|roundend)|local[\\/](localtable|workerclient|startworker)|games[\\/]starter\.|play[\\/](localtable|turns|saved|tablesetup|screen)|games[\\/][\w-]+[\\/](won|setname)\.)/,
  },
  {
    // A style sheet with script beside it would bring that script to every screen that is styled by it.
    name: (id: string) => `${STYLES.exec(id)?.[1]?.replace('review', 'replay') ?? 'moments'}-style`,
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
  worker: { format: 'es' },
  plugins: [direct(), offline()],
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
})
