// What the built page weighs and how quick it is on a slowed processor, as JSON: `npm run figures -- page` asks for it.
import { openBrowser } from './browser.ts'
import { openSite } from './site.ts'
import { weighFirstView, weighWhole } from './size.ts'
import { measureSpeed } from './speed.ts'

const SLOWDOWN = 4

const tell = (line: string): boolean => process.stderr.write(`  ${line}\n`)

const site = await openSite()
const browser = await openBrowser()
try {
  tell('weighing the page …')
  const sizes = { ...(await weighFirstView(browser, site.address)), whole: weighWhole() }
  tell(`playing on a processor ${SLOWDOWN} times slower …`)
  const quickness = [
    { game: 'half-pint-heroes', ...(await measureSpeed(browser, site.address, { slowdown: SLOWDOWN })) },
  ]
  console.log(JSON.stringify({ slowdown: SLOWDOWN, sizes, quickness }))
} finally {
  await browser.close()
  await site.close()
}
