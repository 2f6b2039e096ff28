import { ENGINE, launchServer } from './browser.ts'

/** Before the tests of the page, once for all of them: one browser, in which each test opens profiles of its own. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  // The others are started by each file for itself.
  if (ENGINE !== 'chromium') return undefined
  const server = await launchServer()
  process.env.HALFPINT_BROWSER = server.wsEndpoint()
  return () => server.close()
}
