// `npm run screenshots [word…]`: pictures of every screen, in both sizes, by day and by night, and of the main screens
// in every language; words choose screens. Text that is cut off fails it.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { cutOffs } from './cutoff.ts'
import { type Look, openContext } from './page.ts'
import type { Scene } from './scene.ts'
import { SCENES } from './scenes.ts'
import { openServer } from './server.ts'

/** How many pictures are prepared at the same time. */
const HANDS = 2

const folder = join(import.meta.dirname, '../screenshots')
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const scenes = SCENES.filter(scene => wanted.length === 0 || wanted.some(word => scene.name.includes(word)))
const site = await openServer()
const browser = await openBrowser()

const complain = (what: string): void => {
  console.error(what)
  process.exitCode = 1
}

/** One screen in one size and language, by day and by night. */
const takePictures = async (scene: Scene, size: 'phone' | 'desktop', language: 'en' | 'de' | 'ru'): Promise<void> => {
  const look: Look = { size, language, theme: 'light' }
  const context = await openContext(browser, look)
  const page = await context.newPage()
  const name = language === 'en' ? scene.name : `${scene.name}-${language}`
  try {
    await scene.prepare(page, site.address)
    for (const cut of await cutOffs(page)) complain(`${name} ${size}: ${cut}`)
    for (const theme of ['light', 'dark'] as const) {
      // In other languages day and night are the same: one picture by day on the phone, one by night on the desk.
      if (language !== 'en' && (theme === 'light') !== (size === 'phone')) continue
      await page.emulateMedia({ colorScheme: theme })
      await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) })
    }
  } catch (error) {
    complain(`${name} ${size}: ${String(error).split('\n')[0]}`)
  }
  await context.close()
}

const tasks = scenes.flatMap(scene =>
  (scene.main ? (['en', 'de', 'ru'] as const) : (['en'] as const)).flatMap(language =>
    (['phone', 'desktop'] as const).map(size => () => takePictures(scene, size, language)),
  ),
)
await Promise.all(
  Array.from({ length: HANDS }, async () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task()
  }),
)
await browser.close()
await site.close()
