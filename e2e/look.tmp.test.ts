import { test } from 'vitest'
import { openBrowser, openServer } from './src/index.ts'
import { openGuest } from './src/online.ts'
test('look', async () => {
  const server = await openServer()
  const browser = await openBrowser()
  const page = await openGuest(browser, 'Ann', { seen: true })
  page.setDefaultTimeout(15000)
  page.on('pageerror', error => console.log('ERR', error.message, error.stack))
  const post = async (path: string, body: unknown, token?: string) => (await fetch(`${server.address}api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: JSON.stringify(body) })).json()
  try {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.address)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/w/groupshots/home.png', fullPage: true })
  await page.locator('a[href="#/group"]').click()
  await page.waitForTimeout(1000)
  await page.getByLabel('Name of the group').fill('Friday at Ann’s')
  await page.screenshot({ path: '/tmp/w/groupshots/list.png', fullPage: true })
  await page.getByRole('button', { name: 'Found a group' }).click()
  await page.locator('.group-page').waitFor()
  const kept = JSON.parse(await page.evaluate(() => localStorage.getItem('halfpint.groups') ?? '[]'))[0]
  const link = await page.locator('.group-invite').getAttribute('data-link') ?? ''
  for (const name of ['Ben', 'Cem', 'Dora']) await post(`groups/${kept.group}/members`, { invite: link.slice(-14), name, symbol: name === 'Ben' ? 'star' : 'anchor', token: name.repeat(20).slice(0, 40) + 'abc' })
  for (const [n, tricks] of [[1, [1, 1, 2, 0]], [2, [0, 2, 1, 1]]] as const) await post(`groups/${kept.group}/pads`, { id: `pad-number-${n}`, pad: { pad: 'half-pint-heroes', players: ['Ann', 'Ben', 'Cem', 'Guest Otto'], options: { rounds: 1, drinking: ['D1', 'D4'] }, rounds: [{ handSize: null, predictions: [1, 0, 2, 1], bets: [1, 2, 0, 0], tricks, brawl: null }] } }, kept.token)
  await page.reload()
  await page.getByRole('heading', { name: 'Season' }).waitFor()
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/w/groupshots/group.png', fullPage: true })
  await page.setViewportSize({ width: 1366, height: 900 })
  await page.waitForTimeout(400)
  await page.screenshot({ path: '/tmp/w/groupshots/group-desk.png', fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(server.address + '#/tables')
  await page.waitForTimeout(800)
  await page.screenshot({ path: '/tmp/w/groupshots/tables.png', fullPage: true })
  } finally {
  console.log((await page.locator('body').innerText()).slice(0, 300))
  await browser.close()
  await server.close()
  }
}, 60000)
