import type { Browser, Page } from 'playwright-core'
import { playUntil } from './halfpint.ts'
import { layTable, openGuest, sitDown, startMatch, type TestSetup } from './online.ts'
import { at, type Scene } from './scene.ts'

const SETUP: TestSetup = { game: 'half-pint-heroes', seats: 5, rounds: 10 }

/** Another player, whose page closes after the picture. */
const friendOf = async (page: Page, name: string, look = {}): Promise<Page> => {
  const friend = await openGuest(page.context().browser() as Browser, name, look)
  page.context().once(
    'close',
    () =>
      void friend
        .context()
        .close()
        .catch(() => {}),
  )
  return friend
}

const called = (page: Page, name: string, symbol: string): Promise<unknown> =>
  page.addInitScript(
    ([who, drawn]) => {
      const settings = { name: who, symbol: drawn, pace: 'instant' }
      if (localStorage.getItem('halfpint.settings') === null) {
        localStorage.setItem('halfpint.settings', JSON.stringify(settings))
      }
    },
    [name, symbol] as const,
  )

const say = async (page: Page, text: string, reaction: number): Promise<void> => {
  await page.locator('.speak input').fill(text)
  await page.locator('.speak button').click()
  await page.locator('.reactions button').nth(reaction).click()
}

/** The reader and a friend at a table before the first deal. */
const gather = async (page: Page, address: string): Promise<{ friend: Page; link: string }> => {
  await called(page, 'Maximiliane', 'fish')
  const link = await layTable(page, address, SETUP)
  const friend = await friendOf(page, 'Konstantin')
  await sitDown(friend, link)
  await page.locator('.bench .person').nth(1).waitFor()
  return { friend, link }
}

/** The same two with three bots, before betting. */
const meet = async (page: Page, address: string): Promise<{ friend: Page; link: string }> => {
  const table = await gather(page, address)
  await startMatch(page, [table.friend])
  await Promise.all([page, table.friend].map(each => playUntil(each, 'bet')))
  return table
}

/** A screen for a third person who opens the link. */
const fromOutside = (name: string, hash: (link: string) => string, sign: string): Scene => ({
  name,
  prepare: async (page, address) => {
    const host = await friendOf(page, 'Konstantin')
    const link = await layTable(host, address, SETUP)
    await called(page, 'Maximiliane', 'fish')
    await page.goto(hash(link))
    await page.locator(sign).waitFor()
  },
})

/** The screens around an online table. */
export const ONLINE_SCENES: readonly Scene[] = [
  at('table-setup', '#/table'),
  at('open-tables', '#/tables'),
  at('dead-link', '#/table/nosuchtable1'),
  fromOutside('door', link => link, '.door'),
  fromOutside('pub-gathering', link => link.replace('#/table/', '#/screen/'), '.pub-gathering'),
  {
    name: 'lobby',
    prepare: async (page, address) => {
      const { friend } = await gather(page, address)
      await say(friend, 'First round is on me!', 0)
      // The chat stays visible below; bubbles over the seats have disappeared.
      await page.locator('.lines').waitFor()
      await page.waitForTimeout(5000)
    },
  },
  {
    name: 'rename',
    prepare: async (page, address) => {
      await gather(page, address)
      await page.locator('.bench .mine .icon-button').first().click()
      await page.locator('.rename').waitFor()
    },
  },
  {
    name: 'watching',
    prepare: async (page, address) => {
      const host = await friendOf(page, 'Konstantin')
      await page.goto(`${await layTable(host, address, SETUP)}?watch=yes`)
      await page.locator('.rail-count').waitFor()
    },
  },
  {
    name: 'online',
    prepare: async (page, address) => {
      const { friend } = await meet(page, address)
      await friend.locator('.talk-button').click()
      await friend.locator('dialog .reactions button').nth(3).click()
      await page.locator('.bubble').waitFor()
    },
  },
  {
    name: 'talk',
    prepare: async (page, address) => {
      const { friend } = await meet(page, address)
      await friend.locator('.talk-button').click()
      await say(friend, 'You never have four of a kind!', 4)
      await page.locator('.talk-button').click()
      await page.locator('dialog .lines').waitFor()
    },
  },
  {
    name: 'pub',
    prepare: async (page, address) => {
      const host = await friendOf(page, 'Konstantin')
      const link = await layTable(host, address, SETUP)
      await page.goto(link.replace('#/table/', '#/screen/'))
      await startMatch(host, [page])
      await playUntil(host, 'play')
      await page.locator('.pub .laid.leads, .pub .seat').first().waitFor()
    },
  },
]
