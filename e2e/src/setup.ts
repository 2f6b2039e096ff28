import { launchServer } from './browser.ts'

/** Before the tests of the page, once for all of them: one browser, in which each test opens profiles of its own. */
export const setup = async (): Promise<() => Promise<void>> => {
  const server = await launchServer()
  process.env.HALFPINT_BROWSER = server.wsEndpoint()
  return () => server.close()
}
