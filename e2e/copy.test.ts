import { existsSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedProfile } from './kept-0.2.0/load.ts'
import { type LiveServer, openBrowser, openServer, overflow, violations } from './src/index.ts'
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

/** Everything that any page of the test sent, as text and as bytes. */
const sent: string[] = []
/** The encrypted copies that were sent. */
const copies: Buffer[] = []

/** A device: a browser profile, empty or as version 0.2.0 left it. */
const openDevice = async (isEmpty = true): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({
    ...(isEmpty ? {} : { storageState: storedProfile(server.address).state }),
    viewport: { width: 360, height: 640 },
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.on('request', request => {
    const body = request.postData() ?? ''
    sent.push(request.url(), JSON.stringify(request.headers()))
    if (!request.url().endsWith('/api/copy') || request.method() !== 'PUT') return void sent.push(body)
    // The letters of an encrypted copy can spell a short name by chance, so its bytes are searched.
    const { copy, ...others } = JSON.parse(body) as { copy: string }
    sent.push(JSON.stringify(others))
    copies.push(Buffer.from(copy, 'base64'))
  })
  return { context, page }
}

const visit = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`${server.address}${hash}`)
  // A change of the part after # alone does not load the page again.
  await page.reload()
}

const stored = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(key => JSON.parse(localStorage.getItem(`halfpint.${key}`) ?? 'null'), name)

const entriesOf = async (page: Page): Promise<number> => {
  const text = await page.locator('main.book .small', { hasText: 'Entries' }).innerText()
  return Number(/\d+/.exec(text)?.[0])
}

/** The pads of a device, by id. */
const padsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('halfpint-pads')
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('pads')) return resolve([])
          const all = database.transaction('pads').objectStore('pads').getAllKeys()
          all.onsuccess = () => {
            database.close()
            resolve((all.result as string[]).toSorted())
          }
        }
      }),
  )

const filesOfServer = (): Buffer[] =>
  ['', '-wal', '-shm'].filter(end => existsSync(server.file + end)).map(end => readFileSync(server.file + end))

const copied = (page: Page) => page.locator('.keep-copy', { hasText: 'Last stored' })

test('a copy survives cleared storage, keeps two devices the same, and is deleted everywhere', async () => {
  const first = await openDevice(false)
  await visit(first.page, '#/book')
  await press(first.page, first.page.getByRole('switch', { name: 'Keep a copy on this server' }))
  await copied(first.page).waitFor()
  const entries = await entriesOf(first.page)
  const pads = await padsOf(first.page)
  expect(entries).toBeGreaterThan(5)
  expect(pads.length).toBeGreaterThan(0)
  await press(first.page, first.page.getByRole('button', { name: 'Show recovery words' }))
  await first.page.locator('.recovery-words li').nth(11).waitFor()
  const words = await first.page.locator('.recovery-words li').allInnerTexts()
  const { key } = (await stored(first.page, 'copy')) as { key: string }
  expect(words).toHaveLength(12)
  expect(await violations(first.page)).toEqual([])
  expect(await overflow(first.page)).toBeLessThanOrEqual(0)

  // An empty device finds the way back on its first page.
  const second = await openDevice()
  await visit(second.page, '')
  await press(second.page, second.page.getByRole('link', { name: 'Had one before?' }))
  const field = second.page.getByLabel('Twelve words')
  await field.waitFor()
  expect(await violations(second.page)).toEqual([])
  expect(await overflow(second.page)).toBeLessThanOrEqual(0)
  await field.fill(words.with(3, words[3] === 'zoo' ? 'abandon' : 'zoo').join(' '))
  await press(second.page, second.page.getByRole('button', { name: 'Bring it back' }))
  await second.page.getByText(/not twelve recovery words|no copy for these words/).waitFor()
  await field.fill(` ${words.join(',  ').toUpperCase()}\n`)
  await press(second.page, second.page.getByRole('button', { name: 'Bring it back' }))
  await second.page.getByText('Everything is here again').waitFor()
  expect(await entriesOf(second.page)).toBe(entries)
  expect(await padsOf(second.page)).toEqual(pads)
  expect(await stored(second.page, 'settings')).toMatchObject({ theme: 'light', leftHanded: true })

  // A deletion on one device applies on the other at its next visit.
  await visit(second.page, '#/pad')
  await second.page.locator('main').waitFor()
  await second.page.getByRole('button', { name: 'Delete' }).first().click()
  await second.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(async () => (await padsOf(second.page)).length).toBe(pads.length - 1)
  const left = await padsOf(second.page)
  await visit(second.page, '#/book')
  await expect.poll(async () => ((await stored(second.page, 'removed')) as string[])?.length).toBe(1)
  await copied(second.page).waitFor()
  await expect
    .poll(
      async () => {
        await visit(first.page, '#/book')
        await copied(first.page).waitFor()
        return padsOf(first.page)
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toEqual(left)

  // A device whose storage was cleared comes back with the printed code.
  await first.context.close()
  const third = await openDevice()
  await visit(third.page, `#/book/copy/${key}`)
  await press(third.page, third.page.getByRole('button', { name: 'Bring it back' }))
  await third.page.getByText('Everything is here again').waitFor()
  expect(await entriesOf(third.page)).toBe(entries)
  expect(await padsOf(third.page)).toEqual(left)
  expect(third.page.url()).not.toContain(key)

  // Neither the key nor anything else readable was sent or stored.
  const profile = JSON.stringify(storedProfile(server.address).state)
  const { name } = (await stored(third.page, 'settings')) as { name: string }
  expect(name.length).toBeGreaterThan(2)
  expect(profile).toContain(name)
  const secrets = [key, words.join(' '), words.slice(0, 3).join(' '), name, '"things"', 'daily-puzzle', ...pads]
  const files = filesOfServer()
  for (const secret of secrets) {
    expect(
      sent.filter(text => text.includes(secret)).map(text => text.slice(0, 200)),
      secret,
    ).toEqual([])
    expect(
      [...files, ...copies].some(bytes => bytes.includes(secret)),
      secret,
    ).toBe(false)
  }
  for (const file of files) expect(file.includes(Buffer.from(key, 'hex'))).toBe(false)
  // The copy is there, in pages of 4 kB.
  const last = copies.at(-1) as Buffer
  const parts = Array.from({ length: 8 }, (_, at) => last.subarray(at * 100, at * 100 + 16))
  expect(parts.some(part => files.some(file => file.includes(part)))).toBe(true)

  // Deleted on one device, it is gone from the bytes of the server, and the other device notices.
  await press(third.page, third.page.getByRole('switch', { name: 'Keep a copy on this server' }))
  await press(third.page, third.page.getByRole('button', { name: 'Delete the copy' }))
  await third.page.getByText('The copy is deleted').waitFor()
  const allParts = copies.flatMap(copy =>
    Array.from({ length: Math.floor(copy.length / 500) }, (_, at) => copy.subarray(at * 500, at * 500 + 16)),
  )
  expect(allParts.length).toBeGreaterThan(5)
  // A reader, such as the rebuild itself, may delay the end of an erasure.
  await expect
    .poll(() => allParts.filter(part => filesOfServer().some(file => file.includes(part))).length, { timeout: 20_000 })
    .toBe(0)
  await visit(second.page, '#/book')
  await second.page.getByText('The copy on the server was deleted').waitFor()
  expect(await stored(second.page, 'copy')).toBeNull()
  expect(await entriesOf(second.page)).toBe(entries)
  for (const { context } of [second, third]) await context.close()
})

test('an iPhone shows how to install the page after the third entry, once', async () => {
  const open = async (entries: number) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 760 },
      locale: 'en',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.goto(server.address)
    await page.evaluate(
      count =>
        new Promise<void>(resolve => {
          localStorage.setItem('halfpint.book', 'true')
          const opening = indexedDB.open('halfpint-book', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('entries', { keyPath: 'id' })
          opening.onsuccess = () => {
            const writing = opening.result.transaction('entries', 'readwrite')
            for (let at = 0; at < count; at++) {
              const entry = { id: `p${at}`, at: at + 1, kind: 'puzzle', task: `p${at}`, right: true, day: '2026-11-16' }
              writing.objectStore('entries').put({ id: entry.id, count: 1, entry })
            }
            writing.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
      entries,
    )
    await page.reload()
    await page.locator('.today').waitFor()
    return page
  }
  const early = await open(2)
  await early.locator('.regulars').first().waitFor()
  expect(await early.locator('.install-hint').count()).toBe(0)
  await early.context().close()
  const page = await open(3)
  await page.locator('.install-hint svg').nth(1).waitFor()
  await press(page, page.getByRole('button', { name: 'Not now' }))
  await page.reload()
  await page.locator('.today').waitFor()
  expect(await page.locator('.install-hint').count()).toBe(0)
  await page.context().close()
})
