export { type Browser, openBrowser } from './browser.ts'
export {
  downloaded,
  faultsOf,
  inBothSizes,
  type Look,
  openContext,
  overflow,
  speak,
  violations,
} from './page.ts'
export { type LiveServer, openServer } from './server.ts'
export { openSite, type Site } from './site.ts'
