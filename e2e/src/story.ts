import { type Json, must, type Seat, seeded } from '@halfpint/core'
import { type Action, type Event, halfPint, type State } from '@halfpint/half-pint'
import { answer, type Entry, type Host, memoryJournal, openTable, questionFor, type Setup } from '@halfpint/table'
import type { Page } from 'playwright-core'

/** A game up to a moment that is worth seeing: its log, and the action of seat 0 that brings it about. */
export interface Story {
  readonly table: string
  readonly log: readonly (Entry & { readonly version: number })[]
  readonly action: Action
}

/** What an action of seat 0 would lead to. */
export type Wanted = (events: readonly Event[], state: State) => boolean

const key = '0'.repeat(64)

const begin = async (
  seed: string,
  bots: readonly string[],
): Promise<{ host: Host; log: () => Promise<Story['log']> }> => {
  const journal = memoryJournal()
  const setup: Setup = {
    game: halfPint.id,
    options: must(halfPint.options.read({})),
    seats: bots.length + 1,
    clock: null,
    grace: 86_400_000,
    listed: false,
  }
  let now = 1_700_000_000_000
  const host = must(
    await openTable(
      journal,
      { table: 'local-story', setup, person: { id: 'local-0', name: 'Maximiliane', symbol: 'fish' }, key },
      { now: () => now++, random: seeded(seed), think: question => answer(question, () => 0, { iterations: 30 }) },
    ),
  )
  must(await host.wish(0, null, { type: 'come', door: 'here' }))
  for (const [at, bot] of bots.entries()) {
    const name = bot.charAt(0).toUpperCase() + bot.slice(1)
    must(await host.wish(0, null, { type: 'seat-bot', seat: at + 1, bot, name }))
  }
  must(await host.wish(0, null, { type: 'start' }))
  return { host, log: async () => journal.read(0) }
}

/** One step of seat 0 as a bot would take it; the action it would take, or `null` if the game is over. */
const nextAction = async (host: Host, seed: string, mind: string): Promise<Action | null> => {
  for (;;) {
    await host.drive()
    const table = host.table()
    if (table.phase !== 'playing') return null
    if (table.match?.pledge?.dealt === false) {
      must(await host.wish(0, null, { type: 'share', share: key }))
      continue
    }
    const question = questionFor(table, 0 as Seat, mind, `${seed} ${table.version}`)
    if (question === null) continue
    return question.legal[await answer(question, () => 0, { iterations: 40 })] as unknown as Action
  }
}

/** Looks through games of bots, seat 0 with this mind, for one in which the next action of seat 0 leads to what is wanted. */
export const findStory = async (bots: readonly string[], mind: string, wanted: Wanted, games = 60): Promise<Story> => {
  for (let game = 0; game < games; game++) {
    const seed = `story ${game}`
    const { host, log } = await begin(seed, bots)
    for (;;) {
      const action = await nextAction(host, seed, mind)
      if (action === null) break
      const state = host.table().match?.state as unknown as State
      const decided = halfPint.decide(state, 0, action)
      if (decided.ok && wanted(decided.value, state)) return { table: 'local-story', log: await log(), action }
      must(await host.wish(0, null, { type: 'act', action: action as unknown as Json }))
    }
    host.close()
  }
  throw new Error(`no such moment in ${games} games`)
}

/** Puts the story into the database of the browser and opens its table. */
export const openStory = async (page: Page, address: string, story: Story): Promise<void> => {
  await page.goto(address)
  await page.evaluate(
    async ({ table, log }) => {
      localStorage.setItem('halfpint.local.half-pint-heroes', JSON.stringify(table))
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('halfpint-tables', 1)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'table' })
          request.result.createObjectStore('facts')
          request.result.createObjectStore('ids')
        }
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const change = database.transaction(['tables', 'facts'], 'readwrite')
      for (const entry of log) change.objectStore('facts').put(entry, [table, entry.version])
      change.objectStore('tables').put({ table, version: log.length, at: 0, placard: {} })
      await new Promise(done => {
        change.oncomplete = done
      })
      database.close()
    },
    story as unknown as { table: string; log: { version: number }[] },
  )
  await page.goto(`${address}#/play/half-pint-heroes`)
}

/** Picks up the cards that the story plays. */
export const chooseStory = async (page: Page, { action }: Story): Promise<void> => {
  if (action.type !== 'play') throw new Error('stories end with a play')
  await page.locator('.hand.mine').waitFor()
  for (const card of action.hand)
    await page.locator(`.hand [data-card="${card}"]`).click({ position: { x: 14, y: 40 } })
}

/** Does the action of the story by clicking. */
export const actStory = async (page: Page, story: Story): Promise<void> => {
  await chooseStory(page, story)
  await page.locator('.bar .button').click()
}
