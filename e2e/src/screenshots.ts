// `npm run screenshots [word…]`: pictures of every screen, in both sizes, by day and by night, and of the main screens
// in every language; of the tables at every size that people have. Words choose screens. Text that is cut off fails it.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { cutOffs } from './cutoff.ts'
import { type Look, openContext } from './page.ts'
import type { Scene } from './scene.ts'
import { SCENES } from './scenes.ts'
import { openServer } from './server.ts'
import { TABLE_SCENES } from './tablescenes.ts'

/** How many pictures are prepared at the same time. */
const HANDS = 2

/** Phones upright and on their side, tablets, laptop windows, desktops. */
const SIZES = [
  [320, 568],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 600],
  [1440, 900],
  [1920, 1080],
] as const

const folder = join(import.meta.dirname, '../screenshots')
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const scenes = [...SCENES, ...TABLE_SCENES].filter(
  scene => wanted.length === 0 || wanted.some(word => scene.name.includes(word)),
)
if (scenes.length === 0) {
  console.error(`no screen has “${wanted.join('” or “')}” in its name; there are:`)
  console.error([...SCENES, ...TABLE_SCENES].map(({ name }) => name).join(' '))
  process.exit(2)
}
const site = await openServer()
const browser = await openBrowser()

const complain = (what: string): void => {
  console.error(what)
  process.exitCode = 1
}

type Language = 'en' | 'de' | 'ru'

/** The screen as it is, by day and by night; in other languages than the first these are the same, and one will do. */
const shoot = async (page: Page, name: string, size: string, themes: readonly ('light' | 'dark')[]): Promise<void> => {
  for (const cut of await cutOffs(page)) complain(`${name} ${size}: ${cut}`)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) })
  }
}

/** One screen in a language, in a size or, where it is a table, in all of them. */
const takePictures = async (scene: Scene, size: 'phone' | 'desktop', language: Language): Promise<void> => {
  const look: Look = { size, language, theme: 'light' }
  const context = await openContext(browser, { ...look, seen: true, chance: 'real' })
  const page = await context.newPage()
  const name = language === 'en' ? scene.name : `${scene.name}-${language}`
  try {
    await scene.prepare(page, site.address)
    if (scene.everySize !== true) {
      await shoot(page, name, size, language === 'en' ? ['light', 'dark'] : [size === 'phone' ? 'light' : 'dark'])
    } else {
      for (const [at, [width, height]] of SIZES.entries()) {
        await page.setViewportSize({ width, height })
        await page.waitForTimeout(100)
        const one = (at + language.length + language.charCodeAt(0)) % 2 === 0 ? 'light' : 'dark'
        await shoot(page, name, `${width}x${height}`, language === 'en' ? ['light', 'dark'] : [one])
      }
    }
  } catch (error) {
    complain(`${name} ${size}: ${String(error).split('\n')[0]}`)
  }
  await context.close()
}

const tasks = scenes.flatMap(scene =>
  (scene.main ? (['en', 'de', 'ru'] as const) : (['en'] as const)).flatMap(language =>
    (scene.everySize ? (['phone'] as const) : (['phone', 'desktop'] as const)).map(
      size => () => takePictures(scene, size, language),
    ),
  ),
)
await Promise.all(
  Array.from({ length: HANDS }, async () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task()
  }),
)
await browser.close()
await site.close()

/** All pictures on one page, to be looked through. */
const pictures = readdirSync(folder)
  .filter(file => file.endsWith('.png'))
  .map(file => `<figure><img loading="lazy" src="${file}" alt=""><figcaption>${file}</figcaption></figure>`)
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{background:#333;color:#ddd;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:420px}</style>
${pictures.join('\n')}
`,
)
