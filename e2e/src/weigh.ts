// How many bytes the built page takes, gzipped: one line of JSON, for `npm run house`.
import { openBrowser } from './browser.ts'
import { openSite } from './site.ts'
import { weighFirstView, weighWhole } from './size.ts'

const site = await openSite()
const browser = await openBrowser()
const { view } = await weighFirstView(browser, site.address)
console.log(JSON.stringify({ firstView: view.bytes, wholePage: weighWhole().bytes }))
await browser.close()
await site.close()
