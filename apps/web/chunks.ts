// What is built into one file: what is fetched together. Fifty small files take longer than their bytes and weigh a
// tenth more, and most parts are wanted with their neighbours. A module belongs to the first chunk that names it, by
// patterns of its path with spaces between; `$` in the name of a chunk is what the brackets find.

/** What nearly every screen shares. */
const FIRST = {
  // What the worker shares with the page's first screen, and then with its tables: nothing here may want a document.
  base: `preload-helper bots/src/strength\\b shell/chance\\.
    packages/core/src/game\\.ts packages/[\\w-]+/src/(?:card|split|state)\\.ts`,
  // Core and every game, a new one too, and what a table is; but not what only bots need, or some moments.
  rules: `packages/(?!(?:bots|fair|protocol|scorepad|store|table|tasks|words)/)[\\w-]+/src/(?!presenter|drink|playout|worths|ranks|portable|generators)
    packages/table/src/(?:chair|duty|evolve|forget|freeseat|games|print|reaction|setup|table|view)\\.
    packages/bots/src/(?:level|character|temper)\\.`,
  // What only some screens share with the worker.
  records: `bots/src/[\\w-]+/wish table/src/(?:record|person|summary)\\. node_modules/idb/
    web/src/local/(?:try|database)\\. web/src/replay/played\\.
    tasks/src/(?:book|day|figuregroups|pile|puzzlegame)\\.`,
  shell: `address-of-worker node_modules/@?preact words/src/(?:[\\w-]+/lazy|[\\w-]+)\\.ts
    names-of-words.*:(?:(?:half-pint|herzlos)/(?!learn)|problems/rules$|(?:core|table|setup|because|characters)$)
    web/src/shell/(?!sound|reach|server) web/src/parts/(?!field|filebutton|signed) web/src/cards
    web/src/faces/(?!absent) web/src/offline/install web/src/local/startworker web/src/play/saved web/src/online/keys
    web/src/games/(?:[\\w-]+/)?(?:index|card|shapes)\\.tsx?`,
  'words-names': 'names-of-words',
  // What a table says first, a file a language.
  'words-$':
    'words/src/(\\w+)/(?:(?:half-pint|herzlos)/(?!learn)|problems/rules\\.|(?:core|first|table|setup|because|characters)\\.)',
  games: `[\\w-]+/src/presenter/(?:set|reasons)\\. web/src/parts/signed
    web/src/(?:game|client|table)/(?!victory|tablemenu|advice|because|padtable|motion|shout|lasttrick|roundend|drama)
    web/src/local/(?:localtable|workerclient) web/src/play/(?:localtable|turns|saved|tablesetup|screen)
    web/src/games/starter\\. web/src/games/[\\w-]+/(?:won|setname)\\.`,
}

/** Style sheets of screens and moments: with script beside them they would bring it to every screen they style. */
const STYLES = {
  'home-style': 'web/src/home',
  'rooms-style': `web/src/(?:learn|online|pad|replay|review|tasks|play) web/src/parts/(?:field|filebutton) web/src/style/large
    web/src/faces/absent web/src/game/(?:victory|advice|drama) web/src/table/(?:shout|lasttrick)
    web/src/games/[\\w-]+/(?:brawl|duel|march)`,
}

/** What is fetched later: a screen, what a game shows now and then, what several screens share. */
const ROOMS = {
  'words-$-learn': 'words/src/(\\w+)/(?:[\\w-]+/)?learn',
  'words-$-rooms': 'words/src/(\\w+)/(?!half-pint|herzlos)',
  fair: 'packages/fair/ table/src/deals/',
  scorepad: `packages/scorepad/ web/src/tasks/(?:gather|padentry)
    web/src/pad/(?:database|library|faces?|share|picture|paper|verdict|cell|symbol|marksign)`,
  server:
    'web/src/parts/field web/src/online/(?:api|address|alert|callswitch|yournames) web/src/shell/(?:server|reach)',
  shared: `node_modules/uqr packages/[\\w-]+/src/drink web/src/play/(?:setupsheet|strongname)
    web/src/parts/filebutton web/src/games/(?:gamechoice|rulechoices|starterchoice|[\\w-]+/(?:options|drinking)) web/src/online/(?:copy|qr|played)
    web/src/review/(?:sitters|retry) web/src/replay/(?:reel|source|file|fault|stillplace|telling)
    web/src/tasks/(?:passon|news|today|waiting|bookstore|moments|taskclient|challengelink)`,
  padtable: 'web/src/game/padtable web/src/games/[\\w-]+/pad',
  moments: `web/src/(?:game|table)/ web/src/shell/sound web/src/play/(?:curtain|welcome|pass)
    web/src/pad/resultpicture bots/src/reason`,
  '$-moments': 'web/src/games/([\\w-]+)/(?:motion|brawl|duel|march|roundend|lasttrick|final|tabledrinks)',
  guided: 'web/src/learn/(?:round|tour|tourchairs) web/src/games/[\\w-]+/(?:guided|tour)',
  learn: 'web/src/learn/ web/src/games/[\\w-]+/(?:lessons|figures?|setscard|minis)',
  pad: 'web/src/pad/ web/src/games/[\\w-]+/pad\\w+',
  replay: 'web/src/replay/ web/src/review/(?!worker) web/src/games/[\\w-]+/replay',
  tasks: 'web/src/tasks/(?!worker) packages/tasks/src/(?:compare|share)',
  online: 'web/src/online/',
  '$-table': '(?:packages/(?=[\\w-]+/src/presenter)|web/src/games/)(\\w+)[\\w-]*/(?:src/presenter/)?(?!index|card|pad)',
}

const chunksOf = (chunks: { readonly [name: string]: string }, ending = '') =>
  Object.entries(chunks).map(([name, patterns]) => {
    const paths = patterns.split(/\s+/).join('|').replaceAll('/', '[\\\\/]')
    const test = new RegExp(`(?:${paths})${ending}`)
    return { name: (id: string) => name.replace('$', test.exec(id)?.[1] ?? ''), test }
  })

/** The chunks of the page and its worker, in the order in which modules are offered to them. */
export const CHUNKS = [
  ...chunksOf(FIRST),
  ...chunksOf(STYLES, '\\b.*\\.css'),
  ...chunksOf(ROOMS, '\\b[^?]*\\.m?[jt]sx?$'),
]
