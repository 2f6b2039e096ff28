import type { Page } from 'playwright-core'

/** A screen worth a picture: how to get there, whatever language the page speaks. */
export interface Scene {
  readonly name: string
  readonly prepare: (page: Page, address: string) => Promise<void>
}

/** A screen that is reached by its address alone. */
export const at = (name: string, hash: string, sign = 'main:not([aria-busy="true"])'): Scene => ({
  name,
  prepare: async (page, address) => {
    await page.goto(address + hash)
    await page.locator(sign).first().waitFor()
  },
})
