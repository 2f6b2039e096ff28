// `npm run screenshots [word…]`: pictures of every screen, in both sizes, by day and by night; words choose screens.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { openContext } from './page.ts'
import { SCENES } from './scenes.ts'
import { openServer } from './server.ts'

const folder = join(import.meta.dirname, '../screenshots')
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const scenes = SCENES.filter(scene => wanted.length === 0 || wanted.some(word => scene.name.includes(word)))
const site = await openServer()
const browser = await openBrowser()
for (const scene of scenes) {
  for (const size of ['phone', 'desktop'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const context = await openContext(browser, { size, theme })
      const page = await context.newPage()
      try {
        await scene.prepare(page, site.address)
        await page.screenshot({ path: join(folder, `${scene.name}-${size}-${theme}.png`) })
      } catch (error) {
        console.error(`${scene.name} ${size} ${theme}: ${String(error).split('\n')[0]}`)
        process.exitCode = 1
      }
      await context.close()
    }
  }
}
await browser.close()
await site.close()
