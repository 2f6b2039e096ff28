import { type Json, must, type Result, type Seat, seeded } from '@halfpint/core'
import { type Action, type Event, halfPint, type State } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { answer, type Host, memoryJournal, openTable, questionFor, type Setup, type TableEntry } from '@halfpint/table'
import type { Page } from 'playwright-core'

/** A game up to an interesting moment: its log, and the next action of seat 0. */
export interface Story<Deed = Action> {
  readonly game: string
  readonly table: string
  readonly log: readonly (TableEntry & { readonly version: number })[]
  readonly action: Deed
}

/** A condition on the result of an action of seat 0. */
export type Wanted<GameEvent = Event, Whole = State> = (events: readonly GameEvent[], state: Whole) => boolean

/** The parts of a game that stories need. */
interface StoryGame<Whole, Deed, GameEvent> {
  readonly id: string
  readonly options: { read(given: object): Result<unknown> }
  decide(state: Whole, seat: Seat, action: Deed): Result<readonly GameEvent[]>
}

/** Opponents, level and options of the game of seat 0. */
interface Company {
  readonly bots: readonly string[]
  readonly mind: string
  readonly options?: object
  /** Maximum number of games to search. */
  readonly games?: number
}

const key = '0'.repeat(64)

const begin = async (
  game: string,
  options: unknown,
  seed: string,
  bots: readonly string[],
): Promise<{ host: Host; log: () => Promise<Story['log']> }> => {
  const journal = memoryJournal()
  const setup: Setup = {
    game,
    options: options as Setup['options'],
    seats: bots.length + 1,
    clock: null,
    grace: 86_400_000,
    listed: false,
  }
  let now = 1_700_000_000_000
  const host = must(
    await openTable(
      journal,
      { table: `local-story-${game}`, setup, person: { id: 'local-0', name: 'Maximiliane', symbol: 'fish' }, key },
      { now: () => now++, random: seeded(seed), think: question => answer(question, () => 0, { iterations: 30 }) },
    ),
  )
  must(await host.run(0, null, { type: 'connect', node: 'here' }))
  for (const [at, bot] of bots.entries()) {
    const name = bot.charAt(0).toUpperCase() + bot.slice(1)
    must(await host.run(0, null, { type: 'seat-bot', seat: at + 1, bot, name }))
  }
  must(await host.run(0, null, { type: 'start' }))
  return { host, log: async () => journal.read(0) }
}

/**
 * Advances to the next decision of seat 0. Returns the action that a bot would choose, or `null` if the game is over.
 */
const nextAction = async (host: Host, seed: string, mind: string): Promise<Json | null> => {
  for (;;) {
    await host.drive()
    const table = host.table()
    if (table.phase !== 'playing') return null
    if (table.match?.pledge?.dealt === false) {
      must(await host.run(0, null, { type: 'share', share: key }))
      continue
    }
    const question = questionFor(table, 0 as Seat, mind, `${seed} ${table.version}`)
    if (question === null) continue
    return question.legal[await answer(question, () => 0, { iterations: 40 })] as Json
  }
}

/** Searches games of bots for one in which the next action of seat 0 meets the condition. */
const lookThrough = async <Whole, Deed, GameEvent>(
  game: StoryGame<Whole, Deed, GameEvent>,
  { bots, mind, options = {}, games = 60 }: Company,
  wanted: Wanted<GameEvent, Whole>,
): Promise<Story<Deed>> => {
  for (let at = 0; at < games; at++) {
    const seed = `story ${at}`
    const { host, log } = await begin(game.id, must(game.options.read(options)), seed, bots)
    for (;;) {
      const action = await nextAction(host, seed, mind)
      if (action === null) break
      const state = host.table().match?.state as Whole
      const decided = game.decide(state, 0, action as Deed)
      if (decided.ok && wanted(decided.value, state)) {
        return { game: game.id, table: `local-story-${game.id}`, log: await log(), action: action as Deed }
      }
      must(await host.run(0, null, { type: 'act', action }))
    }
    host.close()
  }
  throw new Error(`no matching moment in ${games} games`)
}

/** A moment of Half-Pint Heroes; a bot of this level plays seat 0. */
export const findStory = (bots: readonly string[], mind: string, wanted: Wanted): Promise<Story> =>
  lookThrough(halfPint, { bots, mind }, wanted)

type HerzlosWanted = Wanted<Parameters<typeof herzlos.evolve>[1], Parameters<typeof herzlos.decide>[0]>

/** A moment of Herzlos; a bot of this level plays seat 0. */
export const findHerzlos = (company: Company, wanted: HerzlosWanted) => lookThrough(herzlos, company, wanted)

/** Plays the last trick of a round of Herzlos, in which nobody has a choice. */
const playedToEnd: HerzlosWanted = (events, state) => {
  let now = events.reduce((before, event) => herzlos.evolve(before, event), state)
  while (now.phase === 'play') {
    const { toPlay, hands } = now
    const play = { type: 'play', card: hands[toPlay]?.[0] } as Parameters<typeof herzlos.decide>[2]
    for (const event of must(herzlos.decide(now, toPlay, play))) now = herzlos.evolve(now, event)
  }
  return (now.results[state.results.length]?.march ?? null) !== null
}

/** Z8: the last card of seat 0 in a round with a march. */
export const findMarch = (company: Company) =>
  findHerzlos(company, (events, state) => {
    const last = state.phase === 'play' && state.hands[0]?.length === 1
    return last && playedToEnd(events, state)
  })

/** Stores the story in the database of the browser and opens its table. */
export const openStory = async (page: Page, address: string, story: Story<unknown>): Promise<void> => {
  await page.goto(address)
  await page.evaluate(
    async ({ game, table, log }) => {
      localStorage.setItem(`halfpint.local.${game}`, JSON.stringify(table))
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
      // Another story may have been stored before.
      change.objectStore('facts').delete(IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]))
      for (const entry of log) change.objectStore('facts').put(entry, [table, entry.version])
      change.objectStore('tables').put({ table, version: log.length, at: 0, summary: {} })
      await new Promise(done => {
        change.oncomplete = done
      })
      database.close()
    },
    { game: story.game, table: story.table, log: story.log as readonly { version: number }[] },
  )
  await page.goto(`${address}#/play/${story.game}`)
}

/** Chooses the cards of the story. */
export const chooseStory = async (page: Page, { action }: Story): Promise<void> => {
  if (action.type !== 'play') throw new Error('a story must end with a play')
  await page.locator('.hand.mine').waitFor()
  for (const name of action.hand) {
    const card = page.locator(`.hand [data-card="${name}"]`)
    // The only possible play is chosen already; a tap would play it.
    if (!(await card.evaluate(each => each.classList.contains('up')))) await card.click({ position: { x: 14, y: 40 } })
  }
}

/** Performs the action of the story with clicks. */
export const actStory = async (page: Page, story: Story): Promise<void> => {
  await chooseStory(page, story)
  await page.locator('.bar .button').click()
}
