import { type Event, halfPint, leadingPlay, offersOf } from '@halfpint/half-pint'
import type { Browser, Page } from 'playwright-core'
import type { FilmShot } from './film.ts'
import { seatBots } from './halfpint.ts'
import { type Look, openContext } from './page.ts'
import { findStory, openStory, type Story } from './story.ts'

const COMPANY = ['wanda', 'jasper', 'gustl', 'tilde']

/** Tries until the trick is won: the bots think anew each time, and may have better cards than hoped. */
const TRIES = 12

const eventOf = ({ event }: Story['log'][number]): Event | undefined =>
  event.type === 'game' && event.event !== null ? (event.event as unknown as Event) : undefined

/** The story before the reader's bet: from there on the page shows every step by itself. */
const beforeBet = (story: Story): Story => {
  const isMine = (entry: Story['log'][number]): boolean => {
    const event = eventOf(entry)
    return event?.type === 'bet-placed' && event.seat === 0
  }
  return { ...story, log: story.log.slice(0, story.log.findLastIndex(isMine)) }
}

/** Shows where a finger taps. */
const showTaps = (): void => {
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    style.textContent = `
      .finger { position: fixed; z-index: 99; width: 34px; height: 34px; margin: -17px; border-radius: 50%;
        background: rgb(255 255 255 / 45%); box-shadow: 0 0 0 2px rgb(0 0 0 / 35%); pointer-events: none }`
    document.head.append(style)
  })
  addEventListener(
    'pointerdown',
    event => {
      const finger = document.createElement('div')
      finger.className = 'finger'
      finger.style.left = `${event.clientX}px`
      finger.style.top = `${event.clientY}px`
      document.body.append(finger)
      setTimeout(() => finger.remove(), 450)
    },
    true,
  )
}

/** Opens the story, lays its bet, and leaves the others to lead. */
const comeTo = async (page: Page, address: string, story: Story): Promise<void> => {
  await openStory(page, address, beforeBet(story))
  await page.locator('.rival').first().tap()
  await page.locator('.bar .button').tap()
  await page.locator('.rival').first().waitFor({ state: 'detached' })
}

/** A rehearsal: which of the sets on offer is the one that the story plays. */
const offerOf = async (page: Page, hand: readonly string[]): Promise<number> => {
  await page.locator('.hand.mine').waitFor()
  const offers = page.locator('.offers button')
  for (let at = 0; at < (await offers.count()); at++) {
    await offers.nth(at).tap()
    const up = await page
      .locator('.hand .card.up')
      .evaluateAll(cards => cards.map(card => card.getAttribute('data-card')))
    if (up.toSorted().join() === hand.toSorted().join()) return at
  }
  throw new Error('the set of the story is not on offer')
}

/** Plays one trick in the page and takes pictures all along; `undefined` if it was not won. */
const film = async (page: Page, card: string, offer: number): Promise<FilmShot[] | undefined> => {
  const shots: FilmShot[] = []
  const shootUntil = async (done: () => Promise<boolean>): Promise<void> => {
    do shots.push({ file: await page.screenshot(), at: performance.now() })
    while (!(await done()))
  }
  const count = (selector: string): Promise<number> => page.locator(selector).count()
  const shootFor = async (milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds
    await shootUntil(async () => performance.now() > end)
  }

  // The chips lie open for a moment before the first card.
  await page.waitForTimeout(1500)
  await shootUntil(async () => (await count('.hand.mine')) > 0)
  await shootFor(900)
  // A card by itself, then the whole set that is on offer with it.
  await page.locator(`.hand [data-card="${card}"]`).tap({ position: { x: 16, y: 44 } })
  await shootFor(1100)
  await page.locator('.offers button').nth(offer).tap()
  await shootFor(1200)
  if (!(await page.locator('.bar').innerText()).includes('takes the lead')) return undefined
  await page.locator('.bar .button').tap()
  await shootUntil(async () => (await count('.seat .laid:not(.draft, .collected)')) === 0)
  await shootFor(900)
  // It was the first trick of the round: whoever has a pile has won it.
  return (await count('.own .pile .back')) > 0 ? shots : undefined
}

/** Pictures of a trick that the reader wins with a set, taken while it is played in the page. */
export const shootTrick = async (browser: Browser, address: string): Promise<readonly FilmShot[]> => {
  const story = await findStory(COMPANY, 'expert', ([played], state) => {
    // The first trick of a round, led by others; the set takes a card of the row, and cards stay in hand.
    if (played?.type !== 'played' || state.round < 2 || state.tricks.length > 0 || state.trick.length < 2) return false
    const held = state.hands[0]?.length ?? 0
    if (played.hand.length < 2 || played.row.length === 0 || held < 5 || held <= played.hand.length) return false
    const offered = offersOf(halfPint.view(state, 0)).some(({ play }) => play.hand.join() === played.hand.join())
    return offered && leadingPlay([...state.trick, played], state.options)?.seat === 0
  })
  const { action } = story
  if (action.type !== 'play') throw new Error('stories end with a play')
  const during = async <T>(look: Look, pace: string, act: (page: Page) => Promise<T>): Promise<T> => {
    const context = await openContext(browser, look)
    const page = await context.newPage()
    await page.addInitScript(showTaps)
    await seatBots(page, COMPANY, { pace })
    await comeTo(page, address, story)
    const done = await act(page)
    await context.close()
    return done
  }
  const offer = await during({}, 'instant', page => offerOf(page, action.hand))
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const shots = await during({ motion: true }, 'usual', page => film(page, action.hand[0] as string, offer))
    if (shots !== undefined) return shots
  }
  throw new Error(`no trick won in ${TRIES} tries`)
}
