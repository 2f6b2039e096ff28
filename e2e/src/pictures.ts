// `npm run pictures -w e2e [name…]`: takes the pictures of the README, of shared links and of the manifest from the built
// page; names select some of them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, openBrowser } from './browser.ts'
import { type Look, openContext } from './page.ts'
import { SCENES } from './scenes.ts'
import { openSite } from './site.ts'
import { TABLE_SCENES } from './tablescenes.ts'

/** Draws one picture and returns its file. */
type Draw = (browser: Browser, address: string) => Promise<Buffer>

/** Quality of the JPEG files: wood has a grain that makes PNG files five times as large. */
const QUALITY = 82

/** Bots are not the same twice, so a scene may not appear at once. */
const TRIES = 12

/** The size of a picture that chat apps show with a link. */
const SHARED = { width: 1200, height: 630 }

/** A phone, as a browser shows it before the page is installed. */
const PHONE = { width: 390, height: 844 }

/** Takes a picture of a scene that contains an element that matches `wanted`. */
const still =
  (name: string, look: Look, wanted = 'body', size?: typeof SHARED): Draw =>
  async (browser, address) => {
    const scene = [...SCENES, ...TABLE_SCENES].find(each => each.name === name)
    if (scene === undefined) throw new Error(`no scene called ${name}`)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const context = await openContext(browser, { ...look, seen: true, chance: 'real' })
      const page = await context.newPage()
      if (size !== undefined) await page.setViewportSize(size)
      await scene.prepare(page, address)
      const isThere = (await page.locator(wanted).count()) > 0
      // The effect of chosen cards appears a frame later.
      await page.waitForTimeout(200)
      const file = await page.screenshot({ type: 'jpeg', quality: QUALITY })
      await context.close()
      if (isThere) return file
    }
    throw new Error(`nothing in the scene ${name} is ${wanted}`)
  }

const DOCS = 'docs/pictures'
const PUBLIC = 'apps/web/public/previews'

const PICTURES: { readonly [path: string]: Draw } = {
  [`${DOCS}/table`]: still('table', { size: 'desktop', theme: 'dark' }),
  [`${DOCS}/phone`]: still('table', { size: 'phone', theme: 'light' }),
  [`${DOCS}/brawl`]: still('table-brawl', { size: 'phone', theme: 'dark' }),
  [`${DOCS}/herzlos`]: still('cross-play-4', { size: 'phone', theme: 'dark' }, '[data-playable="false"]'),
  [`${PUBLIC}/half-pint-heroes`]: still('table-play-4', { size: 'desktop', theme: 'dark' }, 'body', SHARED),
  [`${PUBLIC}/herzlos`]: still('cross-play-4', { size: 'desktop', theme: 'dark' }, '[data-playable="false"]', SHARED),
  [`${PUBLIC}/phone`]: still('table-play-4', { size: 'phone', theme: 'dark' }, 'body', PHONE),
  [`${PUBLIC}/phone-herzlos`]: still(
    'cross-play-4',
    { size: 'phone', theme: 'dark' },
    '[data-playable="false"]',
    PHONE,
  ),
}

const asked = process.argv.slice(2)
const isAsked = (path: string): boolean => asked.length === 0 || asked.some(word => path.includes(word))
const unknown = asked.filter(word => !Object.keys(PICTURES).some(path => path.includes(word)))
if (unknown.length > 0) {
  console.error(`unknown picture: ${unknown.join(', ')}; there are ${Object.keys(PICTURES).join(', ')}`)
  process.exit(2)
}
const site = await openSite()
const browser = await openBrowser()
try {
  for (const [path, draw] of Object.entries(PICTURES)) {
    if (!isAsked(path)) continue
    const file = await draw(browser, site.address)
    writeFileSync(join(import.meta.dirname, '../..', `${path}.jpg`), file)
    console.log(`${path}.jpg, ${Math.round(file.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  await site.close()
}
