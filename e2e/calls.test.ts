import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { type LiveServer, openBrowser, openContext, openServer, violations } from './src/index.ts'
import { layTable } from './src/online.ts'

let browser: Browser
let server: LiveServer

beforeAll(async () => {
  browser = await openBrowser()
  server = await openServer()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** The message that the server sends for a call. */
const messageFor = (table: string, call: number, body: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Herzlos',
      body,
      lang: 'en',
      dir: 'ltr',
      tag: table,
      data: { call },
      navigate: `${server.address}#/table/${table}`,
    },
  })

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

test.runIf(ENGINE === 'chromium')(
  'the service worker shows a call, once for each table, and the open page closes it',
  async () => {
    const context = await openContext(browser, { stored: true })
    await context.grantPermissions(['notifications'], { origin: new URL(server.address).origin })
    const page = await context.newPage()
    await page.goto(server.address)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const cdp = await context.newCDPSession(page)
    const registered = new Promise<string>(resolve => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations
        if (own !== undefined) resolve(own.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registered
    const deliver = (data: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(server.address).origin, registrationId, data })
    await deliver(messageFor('k3w9x0f7', 7, 'The game begins.'))
    await expect
      .poll(() => shownOn(page))
      .toEqual([
        {
          title: 'Herzlos',
          body: 'The game begins.',
          tag: 'k3w9x0f7',
          data: { call: 7, address: `${server.address}#/table/k3w9x0f7` },
        },
      ])
    await deliver(messageFor('k3w9x0f7', 19, 'It is your turn.'))
    await expect.poll(async () => (await shownOn(page)).map(({ body }) => body)).toEqual(['It is your turn.'])
    await deliver(messageFor('m2aq8cd3', 4, 'It is your turn.'))
    await expect.poll(async () => (await shownOn(page)).length).toBe(2)
    // The calls to a table are closed when its page is opened.
    await page.goto(`${server.address}#/table/k3w9x0f7`)
    await expect.poll(async () => (await shownOn(page)).map(({ tag }) => tag)).toEqual(['m2aq8cd3'])
    await context.close()
  },
)

test.runIf(ENGINE === 'chromium')(
  'the lobby says why a browser cannot be called, and reports each step of a test',
  async () => {
    const context = await openContext(browser, { stored: true })
    await context.grantPermissions(['notifications'], { origin: new URL(server.address).origin })
    const page = await context.newPage()
    // A browser without a network has no push service, so its answer is given here.
    await page.addInitScript(() => {
      Object.assign(PushManager.prototype, {
        getSubscription: async () => null,
        subscribe: async () => {
          throw new DOMException('no push service', 'AbortError')
        },
      })
    })
    await layTable(page, server.address, { game: 'herzlos', seats: 3, rounds: 1 })
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const turn = page.getByRole('switch', { name: 'Call me when it is my turn' })
    await turn.click()
    await page.getByText('This browser could not get an address for messages.').waitFor()
    expect(await turn.isChecked()).toBe(false)
    expect(await violations(page)).toEqual([])
    await context.close()

    // Over plain http, from another machine, browsers have no service worker.
    const plain = await openContext(browser)
    const other = await plain.newPage()
    await other.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }))
    await layTable(other, server.address, { game: 'herzlos', seats: 3, rounds: 1 })
    await other
      .getByText('You cannot be called at this address: browsers allow notifications only over https.')
      .waitFor()
    expect(await other.getByRole('switch', { name: 'Call me when it is my turn' }).count()).toBe(0)
    expect(await violations(other)).toEqual([])
    await plain.close()
  },
)
