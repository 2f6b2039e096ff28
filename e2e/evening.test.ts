import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doTask, playTo, waitForTask } from './src/halfpint.ts'
import { faultsOf, type LiveServer, openBrowser, openServer, overflow } from './src/index.ts'
import { openGuest, startMatch } from './src/online.ts'
import { press } from './src/press.ts'

let browser: Browser
let server: LiveServer

beforeAll(async () => {
  server = await openServer()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const pixels = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const zoom = Number(getComputedStyle(document.querySelector('.pub') ?? element).zoom || 1)
      return Number.parseFloat(getComputedStyle(element).fontSize) * zoom
    })

test('an evening of five friends with a television: codes, drinking rules, a late friend, a leaver, another game', async () => {
  const [ann, ben, cem, eva] = (await Promise.all(
    ['Ann', 'Ben', 'Cem', 'Eva'].map(name => openGuest(browser, name)),
  )) as [Page, Page, Page, Page]
  const olga = await openGuest(browser, 'Ольга', { language: 'ru' })
  const pub = await openGuest(browser, '', { size: 'desktop' })
  await pub.setViewportSize({ width: 1920, height: 1080 })
  const pages = [ann, ben, cem, olga, eva, pub]
  const faults = pages.map(faultsOf)

  // Ann opens a table with one tap and chooses drinking rules. The television shows the code, and the friends type it.
  await ann.goto(`${server.address}#/table`)
  await ann.evaluate(() => {
    const setup = {
      game: 'half-pint-heroes',
      seats: 4,
      options: { rounds: 2 },
      clock: null,
      grace: 30_000,
      listed: false,
    }
    localStorage.setItem('halfpint.setup', JSON.stringify(setup))
  })
  await ann.reload()
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.getByRole('button', { name: 'Drinking rules: off' }).click()
  await ann.getByRole('button', { name: 'We understand' }).click()
  await ann.getByRole('radio', { name: 'Soft', exact: true }).check()
  await ann.keyboard.press('Escape')
  await pub.goto(ann.url().replace('#/table/', '#/screen/'))
  const code = await pub.locator('.pub-gathering .code-letters').innerText()
  expect(code).toMatch(/^[0-9a-z]{3} [0-9a-z]{3}$/)
  await pub.getByRole('button', { name: '3 drinking rules' }).waitFor()
  for (const page of [ben, cem, olga]) {
    await page.goto(`${server.address}${code.replace(' ', '').toUpperCase()}`)
    await page.locator('.door form button[type=submit]').click()
    await page.locator('main.lobby').waitFor()
  }
  await olga.getByText('3 правила с выпивкой').waitFor()
  await startMatch(ann, [ben, cem, olga, pub])

  // The standings are read from the sofa, and so is the code.
  await pub.locator('.ranking li').nth(3).waitFor()
  expect(await pixels(pub, '.ranking b')).toBeGreaterThanOrEqual(48)
  expect(await pixels(pub, '.pub-code b')).toBeGreaterThanOrEqual(40)
  expect(await overflow(pub)).toBeLessThanOrEqual(0)

  // The television counts who has chosen at once, without the number.
  await pub.getByText('0 of 4 have chosen').waitFor()
  await waitForTask(ben)
  await doTask(ben, 'predict')
  await pub.getByText('1 of 4 have chosen').waitFor()
  expect(await ben.getByRole('button', { name: 'Change it' }).count()).toBe(1)

  // Eva comes late, finds no seat, and waits.
  await eva.goto(`${server.address}#/join/${code.replace(' ', '')}`)
  await eva.getByRole('button', { name: 'Wait for a seat' }).click()
  await eva.locator('.line-state.waiting', { hasText: 'You wait for a seat.' }).waitFor()

  // The round ends for all together; the television shows who is not ready.
  await Promise.all([ann, ben, cem, olga].map(page => playTo(page, asked => asked === 'next')))
  await pub.locator('.pause').getByText('Ann is not ready yet').waitFor({ state: 'attached' })
  // Ben has to go. Eva gets his seat with the next deal.
  await press(ben, ben.getByRole('button', { name: /^Next round/ }))
  await ben.locator('.talk-button').click()
  await ben.getByRole('button', { name: 'Leave the table' }).click()
  await ben.getByRole('button', { name: 'Yes, leave' }).click()
  await Promise.all([ann, cem].map(page => press(page, page.getByRole('button', { name: /^Next round/ }))))
  await press(olga, olga.locator('.half-pint[data-task="next"] dialog.sheet .sheet-acts .button').first())
  await eva.locator('.half-pint .prediction').first().waitFor()

  // The game ends; the host changes it, and everybody follows.
  await Promise.all([ann, cem, olga, eva].map(page => playTo(page, asked => asked === 'over')))
  await pub.locator('main.final').waitFor()
  await ann.getByRole('button', { name: 'Table settings' }).click()
  await ann.getByRole('dialog').getByRole('radio', { name: 'Herzlos' }).check()
  await ann.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  for (const page of [cem, olga, eva]) await page.locator('main.lobby').waitFor()
  await pub.locator('.pub-gathering').waitFor()
  await ann.locator('.lobby-foot .button').click()
  for (const page of [ann, cem, olga, eva, pub]) await page.locator('.herzlos .places').waitFor()
  // A device that gets its seat while the cards are dealt offers its share too late.
  expect(faults.flat().filter(fault => !fault.includes('409'))).toEqual([])
  await Promise.all(pages.map(page => page.context().close()))
})
