import { ENGINE, launchOptions } from './browser.ts'

/** Before the tests of the page, once for all of them: the packaged Chromium is unpacked before several ask for it. */
export const setup = async (): Promise<void> => {
  if (ENGINE === 'chromium') await launchOptions()
}
