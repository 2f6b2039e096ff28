// `npm run pictures -w e2e [name…]`: takes the pictures of the README from the built page; names select some of them.
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

/** Takes a picture of a scene that contains an element that matches `wanted`. */
const still =
  (name: string, look: Look, wanted = 'body'): Draw =>
  async (browser, address) => {
    const scene = [...SCENES, ...TABLE_SCENES].find(each => each.name === name)
    if (scene === undefined) throw new Error(`no scene called ${name}`)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const context = await openContext(browser, { ...look, seen: true, chance: 'real' })
      const page = await context.newPage()
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

const PICTURES: { readonly [name: string]: Draw } = {
  table: still('table', { size: 'desktop', theme: 'dark' }),
  phone: still('table', { size: 'phone', theme: 'light' }),
  brawl: still('table-brawl', { size: 'phone', theme: 'dark' }),
  herzlos: still('cross-play-4', { size: 'phone', theme: 'dark' }, '[data-playable="false"]'),
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => PICTURES[name] === undefined)
if (unknown.length > 0) {
  console.error(`unknown picture: ${unknown.join(', ')}; there are ${Object.keys(PICTURES).join(', ')}`)
  process.exit(2)
}
const site = await openSite()
const browser = await openBrowser()
try {
  for (const [name, draw] of Object.entries(PICTURES)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const file = await draw(browser, site.address)
    writeFileSync(join(import.meta.dirname, '../../docs/pictures', `${name}.jpg`), file)
    console.log(`docs/pictures/${name}.jpg, ${Math.round(file.length / 1000)} kB`)
  }
} finally {
  await browser.close()
  await site.close()
}
