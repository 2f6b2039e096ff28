// `npm run sweep -w e2e [-- game players…]`: checks that everything on the table can be pressed and read in every
// window from 320×360 to 1920×1080. All tables take hours, so arguments select some of them.
import { openBrowser } from './browser.ts'
import { openContext } from './page.ts'
import { PHASES } from './phases.ts'
import { openSite } from './site.ts'
import { sizesOf, steps, sweep } from './sweep.ts'

const SIZES = [
  ...sizesOf(steps(320, 1920, 80), steps(360, 1080, 60)),
  // Large and very wide screens.
  ...sizesOf([2048, 2560, 3440], [1080, 1280, 1440]),
]

const TABLES = { 'half-pint-heroes': [2, 3, 4, 5, 6, 7], herzlos: [3, 4, 5] } as const

const [only, ...sizes] = process.argv.slice(2)
const known: readonly string[] = only === undefined ? [] : (TABLES[only as keyof typeof TABLES] ?? []).map(String)
if (only !== undefined && (known.length === 0 || sizes.some(players => !known.includes(players)))) {
  console.error('npm run sweep -w e2e [-- half-pint-heroes|herzlos [PLAYERS…]], of 2 to 7 and of 3 to 5 players')
  process.exit(2)
}

const site = await openSite()
const browser = await openBrowser()
for (const game of ['half-pint-heroes', 'herzlos'] as const) {
  for (const players of TABLES[game]) {
    if ((only !== undefined && only !== game) || (sizes.length > 0 && !sizes.includes(String(players)))) continue
    const context = await openContext(browser, { size: 'desktop' })
    await PHASES[game](await context.newPage(), site.address, players, async phase => {
      const [page] = context.pages()
      const faults = page === undefined ? ['no page'] : await sweep(page, SIZES)
      console.log(`${game}, ${players} players, ${phase}: ${SIZES.length} sizes, ${faults.length} faults`)
      for (const fault of faults) console.error(`  ${fault}`)
      if (faults.length > 0) process.exitCode = 1
    })
    await context.close()
  }
}
await browser.close()
await site.close()
