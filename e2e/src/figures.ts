// Prints size and speed of the built page on a slowed processor as JSON; used by `npm run figures -w lab -- page`.
import { openBrowser } from './browser.ts'
import { measureEffort } from './effort.ts'
import { openSite } from './site.ts'
import { weighFirstView, weighWhole } from './size.ts'
import { measureSpeed, measureStart } from './speed.ts'

const SLOWDOWN = 4
/** Number of rounds played to find the longest tasks. */
const ROUNDS = 2
/** Number of page loads for the start time. */
const STARTS = 5

const tell = (line: string): boolean => process.stderr.write(`  ${line}\n`)

const site = await openSite()
const browser = await openBrowser()
try {
  tell('weighing the page …')
  const sizes = { ...(await weighFirstView(browser, site.address)), whole: weighWhole() }
  const quickness: unknown[] = []
  for (const game of ['half-pint-heroes', 'herzlos'] as const) {
    tell(`${game} on a processor ${SLOWDOWN} times slower …`)
    const measure = { game, slowdown: SLOWDOWN }
    const { firstPaint, playable } = await measureStart(browser, site.address, measure, STARTS)
    const { taps, frames } = await measureSpeed(browser, site.address, measure)
    // Other programs make tasks longer, never shorter, so the fastest round counts.
    const rounds: (readonly number[])[] = []
    while (rounds.length < ROUNDS) {
      rounds.push(await measureEffort(browser, site.address, measure))
      tell(`  longest tasks ${rounds.at(-1)?.slice(0, 3).join(', ')} ms of processor time`)
    }
    const [tasks] = rounds.toSorted(([a = 0], [b = 0]) => a - b)
    quickness.push({ game, firstPaint, playable, taps, frames, tasks: tasks?.slice(0, 5) })
  }
  console.log(JSON.stringify({ slowdown: SLOWDOWN, sizes, quickness }))
} finally {
  await browser.close()
  await site.close()
}
