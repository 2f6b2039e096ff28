import type { Page } from 'playwright-core'

/** A screen worth a picture: how to get there, whatever language the page speaks. */
export interface Scene {
  readonly name: string
  /** A screen that everybody meets: its picture is taken in every language. */
  readonly main?: true
  /** A table: it is looked at in every size of window. */
  readonly everySize?: true
  readonly prepare: (page: Page, address: string) => Promise<void>
}

/** The same screen in every language. */
export const inAllLanguages = (scene: Scene): Scene => ({ ...scene, main: true })

/** A screen that is reached by its address alone. */
export const at = (name: string, hash: string, sign = 'main:not([aria-busy="true"])'): Scene => ({
  name,
  prepare: async (page, address) => {
    await page.goto(address + hash)
    await page.locator(sign).first().waitFor()
  },
})
