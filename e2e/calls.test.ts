import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { type LiveServer, openBrowser, openContext, openServer, violations } from './src/index.ts'
import { layTable, openGuest } from './src/online.ts'

/** For slow machines. */
const SLOW = { timeout: 60_000 }

let browser: Browser
let server: LiveServer

beforeAll(async () => {
  browser = await openBrowser()
  server = await openServer(undefined, { words: ['--push-host', 'localhost:1'] })
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

/** A notification that the service worker showed. */
interface Shown {
  readonly title: string
  readonly options: NotificationOptions & { readonly renotify?: boolean }
}

test.runIf(ENGINE === 'chromium')(
  'the service worker shows a call, and one that arrives again makes no second sound',
  async () => {
    const context = await openContext(browser, { stored: true })
    const page = await context.newPage()
    await page.goto(server.address)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const [worker] = context.serviceWorkers()
    // A headless Chromium has no place for notifications, so they are recorded.
    await worker!.evaluate(() => {
      const shown: Shown[] = []
      Object.assign(globalThis, { shown })
      Object.assign(ServiceWorkerRegistration.prototype, {
        showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }),
        getNotifications: async ({ tag }: { tag: string }) =>
          shown.filter(({ options }) => options.tag === tag).map(({ options }) => ({ data: options.data })),
      })
    })
    const heard = page.evaluate(
      () =>
        new Promise<unknown>(resolve => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true })
        }),
    )
    const cdp = await context.newCDPSession(page)
    const registered = new Promise<string>(resolve => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [own] }) => {
        if (own !== undefined) resolve(own.registrationId)
      })
    })
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registered
    const shownIn = () => worker!.evaluate(() => Reflect.get(globalThis, 'shown') as Shown[])
    let delivered = 0
    const deliver = async (data: string) => {
      const { origin } = new URL(server.address)
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      delivered += 1
      await expect.poll(async () => (await shownIn()).length, SLOW).toBe(delivered)
    }
    await deliver(messageFor('k3w9x0f7', 7, 'The game begins.'))
    expect((await shownIn())[0]).toEqual({
      title: 'Herzlos',
      options: {
        body: 'The game begins.',
        lang: 'en',
        dir: 'ltr',
        tag: 'k3w9x0f7',
        icon: 'icon-192.png',
        renotify: true,
        data: { call: 7, address: `${server.address}#/table/k3w9x0f7` },
      },
    })
    // The test of the page waits for this message.
    expect(await heard).toEqual({ type: 'push-shown', tag: 'k3w9x0f7' })
    await deliver(messageFor('k3w9x0f7', 7, 'The game begins.'))
    await deliver(messageFor('k3w9x0f7', 19, 'It is your turn.'))
    expect((await shownIn()).map(({ options }) => options.renotify)).toEqual([true, false, true])
    await context.close()
  },
)

test.runIf(ENGINE === 'chromium')('the page of a table closes its calls', async () => {
  const context = await openContext(browser, { stored: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag } = {}) => [
      { close: () => Object.assign(window, { closedCalls: tag }) } as never,
    ]
  })
  await page.goto(server.address)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(`${server.address}#/table/k3w9x0f7`)
  await page.waitForFunction(() => Reflect.get(window, 'closedCalls') === 'k3w9x0f7')
  await context.close()
})

test.runIf(ENGINE === 'chromium')(
  'the lobby says why a browser cannot be called, and reports each step of a test',
  async () => {
    const page = await openGuest(browser, 'Ann', { stored: true })
    const context = page.context()
    // A browser without a network has no push service, so its answer is given here: first none, then an address.
    await page.addInitScript(() => {
      const keys = {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      }
      const endpoint = 'https://localhost:1/ann'
      const subscription = { endpoint, options: {}, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
      Notification.requestPermission = async () => 'granted'
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (Reflect.has(window, 'pushes') ? subscription : null),
        subscribe: async () => {
          if (!Reflect.has(window, 'pushes')) throw new DOMException('no push service', 'AbortError')
          return subscription
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
    await page.evaluate(() => Object.assign(window, { pushes: true }))
    await turn.click()
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await page.getByText('The server knows the address.').waitFor()
    // The server never connects to a private address.
    await page.getByText('The push service does not answer.').waitFor()
    expect(await page.locator('.call-steps li').allInnerTexts()).toEqual([
      'The browser may show notifications.',
      'The browser has an address for messages.',
      'The server knows the address.',
    ])
    expect(await violations(page)).toEqual([])
    await page.reload()
    await page.locator('main.lobby').waitFor()
    expect(await turn.isChecked()).toBe(true)
    await context.close()

    // Over plain http, from another machine, browsers have no service worker.
    const other = await openGuest(browser, 'Ben')
    await other.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }))
    await layTable(other, server.address, { game: 'herzlos', seats: 3, rounds: 1 })
    await other
      .getByText('You cannot be called at this address: browsers allow notifications only over https.')
      .waitFor()
    expect(await other.getByRole('switch', { name: 'Call me when it is my turn' }).count()).toBe(0)
    expect(await violations(other)).toEqual([])
    await other.context().close()
  },
)
