// `npm run sweep`: everything on the table can be pressed and read in every window from 320×360 to 1920×1080.
import { openBrowser } from './browser.ts'
import { playUntil, seatBots, waitForTask } from './heroes.ts'
import { openContext } from './page.ts'
import { openSite } from './site.ts'
import { findStory, openStory } from './story.ts'
import { sizesOf, steps, sweep } from './sweep.ts'

const SIZES = sizesOf(steps(320, 1920, 80), steps(360, 1080, 60))

const site = await openSite()
const browser = await openBrowser()
for (const players of [2, 3, 4, 5, 6, 7]) {
  const rivals = Array.from({ length: players - 1 }, () => 'novice')
  const story = await findStory(rivals, 'novice', (_, { phase, trick }) => phase === 'play' && trick.length > 0)
  const context = await openContext(browser, { size: 'desktop' })
  const page = await context.newPage()
  await seatBots(page, rivals)
  await page.goto(`${site.address}#/play/half-pint-heroes`)
  for (const phase of ['predict', 'bet', 'play'] as const) {
    if (phase === 'play') {
      await openStory(page, site.address, story)
      await waitForTask(page)
    } else await playUntil(page, phase)
    const faults = await sweep(page, SIZES)
    console.log(`${players} players, ${phase}: ${SIZES.length} sizes, ${faults.length} faults`)
    for (const fault of faults) console.error(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
  await context.close()
}
await browser.close()
await site.close()
