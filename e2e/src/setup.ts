import { ENGINE, launchOptions } from './browser.ts'

/** Runs once before the tests of the page: unpacks the packaged Chromium before several processes need it. */
export const setup = async (): Promise<void> => {
  if (ENGINE === 'chromium') await launchOptions()
}
