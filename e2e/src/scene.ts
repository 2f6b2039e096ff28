import type { Page } from 'playwright-core'

/** A screen worth a picture: how to get there. */
export interface Scene {
  readonly name: string
  readonly prepare: (page: Page, address: string) => Promise<void>
}

/** A screen that is reached by its address alone. */
export const at = (name: string, hash: string): Scene => ({
  name,
  prepare: async (page, address) => {
    await page.goto(address + hash)
    await page.locator('main').waitFor()
  },
})
