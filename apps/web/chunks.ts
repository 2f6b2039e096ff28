// Modules that are loaded together are built into one file. Fifty small files load more slowly than their bytes and are
// a tenth larger, and most modules are needed with their neighbours. A module belongs to the first chunk with a matching
// pattern of its path; patterns are separated by spaces. `$` in the name of a chunk is the match of a group.

/** Modules that nearly every screen needs. */
const FIRST = {
  // Modules that the worker shares with the first screen and with tables. None of them may need a document.
  base: `preload-helper node_modules/comlink/ web/src/base/chance\\. web/src/session/worker/tableids\\.
    packages/core/src/game\\.ts packages/[\\w-]+/src/(?:card|split)\\.ts`,
  // Core, every game (a new one too) and the table; without modules that only bots or some moments need.
  rules: `packages/(?!(?:bots|fair|daily|i18n|puzzles|scorepad|statistics|store|table)/)[\\w-]+/src/(?!presenter|drink|playout|worths|ranks|portable|generators)
    packages/table/src/(?:seatstate|timer|evolve|forget|games|table)\\.`,
  // Modules that the worker shares with some screens only.
  records: `packages/bots/src/(?:level|character|style|strength|reason|judge|[\\w-]+/chosen)\\b node_modules/idb/
    packages/table/src/(?:freeseat|hash|person|reaction|record|setup|summary|upgrade|view)\\.
    web/src/session/worker/database\\. web/src/session/record/played\\.
    packages/daily/src/(?:day|fixedsetup)\\. packages/statistics/src/(?:statistics|figuregroups|practice)\\. puzzles/src/puzzlegame\\.`,
  shell: `address-of-worker node_modules/@?preact i18n/src/(?:[\\w-]+/lazy|(?!judgement)[\\w-]+)\\.ts
    web/src/app/(?!main|worker) web/src/base/(?!reach|server|network|backoff|copy|mute|pads|today)
    web/src/ui/(?!surfaces|appleinstall|sound|field|filebutton|signed|qr|passon|seatface|notificationswitch|keysheet|ways|style/large|faces/absent|you\\.)
    web/src/session/worker/(?:startworker|saved)\\. web/src/session/server/(?:keys|memberships)
    web/src/board/(?:[\\w-]+/)?(?:index|card|shapes|finalaction|art)\\.tsx? web/src/board/(?:art|artpiece|table/glass)\\.
    web/src/session/progress\\. web/src/session/server/address\\. web/src/base/(?:reach|server)\\.`,
  // The texts of the first screen and of every table, and those of one game's table: one file for each language.
  'words-$':
    'i18n/src/(\\w+)/(?:(?:half-pint|herzlos)/names\\.|problems/rules\\.|(?:core|main|table|setup|because|characters)\\.)',
  'words-$-$': 'i18n/src/(\\w+)/(half-pint|herzlos)/(?!learn)',
  games: `half-pint/src/presenter/(?:set|reasons)\\. web/src/ui/seatface web/src/session/(?:board|effects|place|playback|pace|roundsheet|running|resume|tableclient|takeplace|transport)\\.
    web/src/board/(?!because|deals|puzzlepanel|setupsheet|gamechoice|rulechoices|starterchoice|challengelink|curtain|fixedtable|gameparts|publishbutton|coachmarks|replay|review|guided|whatmattered|lessons)[\\w-]+\\.
    web/src/board/frame/frame web/src/board/table/(?!motion|banner|lasttrick)
    web/src/session/worker/(?:localtable|openworker) web/src/features/play/screen
    web/src/board/[\\w-]+/(?:won|setname)\\.`,
}

/** Style sheets of screens and moments. In a chunk with scripts, every screen with the style would load the scripts. */
const STYLES = {
  'home-style': 'web/src/features/home web/src/ui/(?:ways|surfaces) web/src/board/puzzlepanel',
  'screens-style': `web/src/features/(?:challenges|coach|daily|group|learn|online|puzzles|scorepad|replay|settings|statistics|play) web/src/ui/(?:field|filebutton|keysheet|qr)
    web/src/ui/style/large web/src/ui/faces/absent web/src/board/(?:curtain|deals|coachmarks|replay|review|guided|setupsheet) web/src/board/frame/(?:advice|bill|padtable|scene|sidecolumn|standings|victory)
    web/src/board/table/(?:banner|lasttrick) web/src/board/[\\w-]+/(?:moments/|setscard)`,
}

/** Modules that are loaded later: a screen, rare parts of a game, parts that several screens share. */
const LATER = {
  'words-$-screens': 'i18n/src/(\\w+)/',
  fair: 'packages/fair/ table/src/deals/',
  scorepad: `packages/scorepad/ web/src/session/statistics/(?:gather|padentry)
    web/src/base/pads web/src/features/scorepad/(?:padinterfaces?|games|cell|symbol|paper/(?:share|picture|paper|verdict|marksign))`,
  server: `web/src/ui/(?:field|you\\.) web/src/session/server/(?:api|address) web/src/ui/notificationswitch web/src/features/online/alert web/src/features/settings/yournames
    web/src/base/(?:server|reach)`,
  shared: `node_modules/uqr packages/[\\w-]+/src/drink web/src/board/setupsheet web/src/session/worker/strongname
    web/src/ui/(?:filebutton|qr|signed) web/src/board/because web/src/base/copy web/src/session/server/played
    web/src/board/(?:gamechoice|rulechoices|starterchoice|[\\w-]+/(?:options|drinking))
    web/src/session/record/(?:gamesteps|source|file|fault|bots|retry) web/src/session/scriptplace
    web/src/features/replay/log
    web/src/features/home/news web/src/board/puzzlepanel web/src/ui/passon web/src/base/today web/src/session/waitingchallenges
    web/src/session/statistics/(?:store|mistakes) web/src/board/challengelink`,
  padtable: 'web/src/board/frame/padtable web/src/board/[\\w-]+/pad',
  moments: `web/src/board/[\\w-]+\\. web/src/board/(?:frame|table)/ web/src/ui/(?:keysheet|sound) web/src/board/(?:curtain|coachmarks) web/src/features/play/pass
    i18n/src/judgement`,
  '$-moments': 'web/src/board/([\\w-]+)/(?:moments/|figures|motion|phrase)',
  guided: 'web/src/features/learn/(?:[\\w-]+/)?(?:guided|round|tour|tourseats)\\.',
  learn: 'web/src/features/learn/ web/src/board/[\\w-]+/(?:setscard|minis)',
  pad: 'web/src/features/scorepad/',
  replay:
    'web/src/features/replay/ web/src/features/coach/(?!worker) web/src/session/record/ web/src/board/[\\w-]+/replay',
  deals: `web/src/features/(?:challenges|daily|puzzles|statistics)/ packages/daily/src/(?:compare|share|verdict)
    web/src/board/(?:fixedtable|gameparts|publishbutton) web/src/session/(?:storedchoices|seats|server/results)`,
  group: 'web/src/features/group/ packages/table/src/groups/ web/src/session/server/groups',
  online: 'web/src/features/(?:online|settings)/ web/src/session/server/ web/src/base/(?:network|backoff|mute)',
  '$-table': '(?:packages/(?=[\\w-]+/src/presenter)|web/src/board/)(\\w+)[\\w-]*/(?:src/presenter/)?(?!index|card|pad)',
}

const chunksOf = (chunks: { readonly [name: string]: string }, ending = '') =>
  Object.entries(chunks).map(([name, patterns]) => {
    const paths = patterns.split(/\s+/).join('|').replaceAll('/', '[\\\\/]')
    const test = new RegExp(`(?:${paths})${ending}`)
    const nameOf = (id: string): string => {
      const found = (test.exec(id) ?? []).slice(1).filter(part => part !== undefined)
      return name.replaceAll('$', () => found.shift() ?? '')
    }
    return { name: nameOf, test }
  })

/** The chunks of the page and its worker, in the order in which modules are tested against them. */
export const CHUNKS = [
  ...chunksOf(FIRST),
  ...chunksOf(STYLES, '\\b.*\\.css'),
  ...chunksOf(LATER, '\\b[^?]*\\.m?[jt]sx?$'),
]
