import type { Page } from 'playwright-core'

/** A screen for pictures: its name and the way to reach it, in any language. */
export interface Scene {
  readonly name: string
  readonly prepare: (page: Page, address: string) => Promise<void>
}

/** A screen that is reached by its address. */
export const at = (name: string, hash: string, sign = 'main:not([aria-busy="true"])'): Scene => ({
  name,
  prepare: async (page, address) => {
    await page.goto(address + hash)
    await page.locator(sign).first().waitFor()
  },
})
