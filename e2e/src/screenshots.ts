// `npm run screenshots -w e2e [word…]`: takes pictures of every screen in every window size, in light and dark mode, in
// every language. Words select screens (a part of their names), sizes (320x568), themes and languages. Truncated text
// makes it fail.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { cutOffs } from './cutoff.ts'
import { openContext } from './page.ts'
import type { Scene } from './scene.ts'
import { SCENES } from './scenes.ts'
import { openServer } from './server.ts'
import { TABLE_SCENES } from './tablescenes.ts'
import { TASK_SCENES } from './taskscenes.ts'

/** Number of pictures taken at the same time. */
const HANDS = 2

/** Phones in portrait and landscape, tablets, laptop windows, desktops. */
const SIZES = [
  '320x568',
  '360x640',
  '390x844',
  '740x360',
  '844x390',
  '768x1024',
  '820x1180',
  '1024x600',
  '1440x900',
  '1920x1080',
] as const

const folder = join(import.meta.dirname, '../screenshots')
mkdirSync(folder, { recursive: true })
const EVERY_SCENE = [...SCENES, ...TABLE_SCENES, ...TASK_SCENES]
const words = new Set(process.argv.slice(2))

/** Takes the matching words out of the list; returns all values if none match. */
const chosen = <Name extends string>(all: readonly Name[]): readonly Name[] => {
  const named = all.filter(name => words.delete(name))
  return named.length > 0 ? named : all
}

const languages = chosen(['en', 'de', 'ru'] as const)
const themes = chosen(['light', 'dark'] as const)
const sizes = chosen(SIZES)
const scenes = EVERY_SCENE.filter(({ name }) => words.size === 0 || [...words].some(word => name.includes(word)))
if (scenes.length === 0) {
  console.error(`no screen has “${[...words].join('” or “')}” in its name; there are:`)
  console.error(EVERY_SCENE.map(({ name }) => name).join(' '))
  process.exit(2)
}
const site = await openServer()
const browser = await openBrowser()

const complain = (what: string): void => {
  console.error(what)
  process.exitCode = 1
}

/** One screen in one language, in all sizes, in light and dark mode. */
const takePictures = async (scene: Scene, language: (typeof languages)[number]): Promise<void> => {
  const context = await openContext(browser, { language, seen: true, chance: 'real' })
  const page = await context.newPage()
  const name = `${scene.name}-${language}`
  try {
    await scene.prepare(page, site.address)
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number) as [number, number]
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(100)
      for (const cut of await cutOffs(page)) complain(`${name} ${size}: ${cut}`)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) })
      }
    }
  } catch (error) {
    complain(`${name}: ${String(error).split('\n')[0]}`)
  }
  await context.close()
}

const tasks = scenes.flatMap(scene => languages.map(language => () => takePictures(scene, language)))
await Promise.all(
  Array.from({ length: HANDS }, async () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task()
  }),
)
await browser.close()
await site.close()

/** One page with all pictures. */
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
