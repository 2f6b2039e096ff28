import { must } from '@halfpint/core'
import { checkProofs } from '@halfpint/fair'
import { halfPint } from '@halfpint/half-pint'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE } from './src/browser.ts'
import { doTask, playTo, settleTask, waitForTask } from './src/halfpint.ts'
import { downloaded, faultsOf, type LiveServer, openBrowser, openServer, overflow, violations } from './src/index.ts'
import { layTable, openGuest, sitDown, startMatch } from './src/online.ts'

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

const closeAll = (...pages: Page[]) => Promise.all(pages.map(page => page.context().close()))

interface Box {
  readonly y: number
  readonly height: number
}

/** Whether one element ends above another. */
const isAbove = (upper: Box | null, lower: Box | null): boolean =>
  upper !== null && lower !== null && upper.y + upper.height <= lower.y

const hand = (page: Page): Promise<string[]> =>
  page.locator('.hand .card').evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''))

test('three players at one table: one loses the network during a trick, one reloads, one is absent and a bot substitutes', async () => {
  const ann = await openGuest(browser, 'Ann')
  const ben = await openGuest(browser, 'Ben')
  const cat = await openGuest(browser, 'Cat')
  const faults = [faultsOf(ann), faultsOf(cat)]
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 3, rounds: 2, grace: 600_000 })
  await sitDown(ben, link)
  // Before the start a guest may take another seat and return; the host sees it at once.
  for (const seat of [2, 1]) {
    await ben.getByRole('button', { name: 'Sit here' }).click()
    await ann.locator(`.bench [data-seat="${seat}"]`, { hasText: 'Ben' }).waitFor()
    await ben.locator(`.bench .mine[data-seat="${seat}"]`).waitFor()
  }
  expect(await ann.getByRole('button', { name: 'Sit here' }).count()).toBe(0)
  await sitDown(cat, link)
  // The host swaps two players and swaps them back, including the host's own seat; all players keep their seats.
  await ann.getByRole('button', { name: 'Change order' }).click()
  for (const [one, other] of [
    ['Ben', 'Cat'],
    ['Cat', 'Ben'],
    ['Ann', 'Ben'],
    ['Ben', 'Ann'],
  ] as const) {
    const first = one === 'Ann' || other === 'Ann' ? 0 : 1
    await ann.getByRole('button', { name: `Swap ${one} and ${other}` }).click()
    for (const page of [ann, ben, cat]) {
      await page.locator(`.bench [data-seat="${first}"]`, { hasText: other }).waitFor()
      const name = page === ann ? 'Ann' : page === ben ? 'Ben' : 'Cat'
      await page.locator('.bench .mine', { hasText: name }).waitFor()
    }
    // Players who stay are notified of both swaps, and of no leaver. A moved player is notified of the new seat.
    const third = (first === 0 ? cat : ann).getByRole('log')
    await third.getByText(`${one} and ${other} have changed places.`).waitFor({ state: 'attached' })
    expect(await cat.getByRole('log').textContent()).not.toContain('has left')
    await ben
      .getByRole('log')
      .getByText(/You are now in seat \d\./)
      .first()
      .waitFor({ state: 'attached' })
  }
  const spectator = await openGuest(browser, 'Rob')
  await spectator.goto(link)
  await spectator.getByRole('button', { name: 'Just watch' }).click()
  await spectator.locator('main.lobby').waitFor()
  const pub = await openGuest(browser, '', { size: 'desktop' })
  await pub.addInitScript(() => {
    // A television with sound, whose speech is recorded.
    localStorage.setItem('halfpint.settings', JSON.stringify({ sound: true, pace: 'instant' }))
    const spoken: string[] = []
    Object.assign(window, { spoken })
    speechSynthesis.speak = ({ text, onend }) => {
      spoken.push(text)
      onend?.call(null as never, null as never)
    }
  })
  await pub.goto(link.replace('#/table/', '#/screen/'))
  await pub.locator('.pub-gathering .qr').waitFor()
  // The whole code is visible on phones too.
  for (const [width, height] of [
    [740, 360],
    [320, 568],
    [1280, 800],
  ] as const) {
    await pub.setViewportSize({ width, height })
    const drawn = await pub.locator('.pub-gathering .qr').boundingBox()
    expect((drawn?.y ?? Number.NaN) + (drawn?.height ?? 0)).toBeLessThanOrEqual(height)
  }
  await startMatch(ann, [ben, cat, spectator, pub])
  const asked = pub.locator('.bar .say', { hasText: /How many tricks\?\s*Waiting for Ann, Ben, and Cat\./ })
  await asked.waitFor()
  const code = pub.locator('.pub-code')
  expect(isAbove(await asked.boundingBox(), await code.boundingBox())).toBe(true)
  // On a large television the row is on its towel, in every browser.
  await pub.setViewportSize({ width: 1920, height: 1080 })
  const endOf = async (sign: string): Promise<number> => {
    const box = await pub.locator(sign).last().boundingBox()
    return (box?.x ?? Number.NaN) + (box?.width ?? 0)
  }
  await expect.poll(async () => (await endOf('.towel .card')) < (await endOf('.towel'))).toBe(true)
  // In portrait, the sentence and the code are below all seats, side by side.
  for (const [width, height] of [
    [820, 1180],
    [320, 568],
  ] as const) {
    await pub.setViewportSize({ width, height })
    const [said, drawn] = [await asked.boundingBox(), await code.boundingBox()]
    for (const seat of await pub.locator('.seat, .row').all()) {
      const place = await seat.boundingBox()
      expect([isAbove(place, said), isAbove(place, drawn)], `${width} × ${height}`).toEqual([true, true])
    }
    expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(drawn?.x ?? 0)
  }
  await pub.setViewportSize({ width: 1280, height: 800 })

  // A player with animations can retract a prediction while others still choose; then it is sent.
  const setPace = (pace: string) =>
    ann.evaluate(wanted => {
      const settings = JSON.parse(localStorage.getItem('halfpint.settings') ?? '{}')
      localStorage.setItem('halfpint.settings', JSON.stringify({ ...settings, pace: wanted }))
      dispatchEvent(new StorageEvent('storage', { key: 'halfpint.settings' }))
    }, pace)
  await setPace('quick')
  expect(await waitForTask(ann)).toBe('predict')
  await ann.getByRole('button', { name: 'Prediction card 1' }).click()
  await ann.getByRole('button', { name: 'Predict 1' }).click()
  await ann.getByText('Waiting for Ben and Cat.').waitFor()
  await ann.waitForTimeout(500)
  await ann.getByRole('button', { name: 'Change it' }).click()
  await ann.getByRole('button', { name: 'Prediction card 2' }).click()
  await ann.getByRole('button', { name: 'Predict 3' }).click()
  await ann.locator('.own .facedown').waitFor()
  await pub.locator('.bar .say', { hasText: /Waiting for Ben and Cat\./ }).waitFor()
  await setPace('instant')

  // All players play until Ben must play a card.
  let tunnel = false
  let reloaded = false
  const others = [ann, cat].map(page =>
    playTo(page, async asked => {
      if (page === cat && asked === 'play' && !reloaded) {
        reloaded = true
        const before = await hand(cat)
        await cat.reload()
        expect(await waitForTask(cat)).toBe('play')
        expect(await hand(cat)).toEqual(before)
      }
      return asked === 'next'
    }),
  )
  const third = playTo(ben, async asked => {
    if (asked !== 'play' || tunnel) return asked === 'next'
    tunnel = true
    // During a trick the network fails. Ben plays anyway and is shown why nothing happens.
    await ben.context().setOffline(true)
    const held = (await hand(ben)).length
    await doTask(ben, 'play')
    await ben.locator('.line-state.away').waitFor()
    expect((await hand(ben)).length).toBe(held)
    await ben.context().setOffline(false)
    await ben.waitForFunction(before => document.querySelectorAll('.hand .card').length < before, held)
    await ben.locator('.line-state.away').waitFor({ state: 'detached' })
    return 'done'
  })
  await Promise.all([...others, third])
  expect([tunnel, reloaded]).toEqual([true, true])

  // Spectators and the television see the table and the pad, and no hidden cards.
  for (const page of [spectator, pub]) {
    await page.locator('.score-pad tbody tr').first().waitFor({ state: 'attached' })
    expect(await page.locator('.hand .card').count()).toBe(0)
  }
  expect(await violations(pub)).toEqual([])
  expect(await overflow(pub)).toBeLessThanOrEqual(0)
  const spoken = await pub.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  expect(spoken.some(line => /wins the trick/.test(line))).toBe(true)

  // Each device has checked the deal of the first round.
  await ann.locator('dialog .fair-sign.proven').waitFor()

  // Cat's phone is switched off: the page shows who is to act, and the host lets a bot substitute at once.
  await cat.context().close()
  await settleTask(ann, 'next')
  const away = ben.getByText(/^Cat is away\. A bot plays in \d+:\d\d\.$/)
  await away.waitFor()
  expect(isAbove(await away.boundingBox(), await ben.locator('.tabletop').boundingBox())).toBe(true)
  expect(await ben.getByRole('button', { name: 'Let it play now' }).count()).toBe(0)
  await ann.getByRole('button', { name: 'Let it play now' }).click()
  await ann.locator('.face .stand-in').first().waitFor({ state: 'attached' })
  expect(await Promise.all([ann, ben].map(page => playTo(page, () => false)))).toEqual(['over', 'over'])
  await ann.locator('main.final').waitFor()
  expect(await violations(ann)).toEqual([])

  // The record is complete and proves every deal.
  const file = await downloaded(ann, () => ann.getByRole('button', { name: 'Download record' }).click())
  const record: unknown = JSON.parse(file.toString())
  const replay = must(halfPint.records.read(record))
  expect(must(checkProofs(halfPint, record, replay))).toMatchObject({ deals: 2, proven: 2 })
  expect(replay.players).toEqual(['Ann', 'Ben', 'Cat'])

  // Both players ask for a rematch, and the television shows who waits. Cat has been away too long to be waited for.
  await ann.getByRole('button', { name: 'Play again' }).click()
  await pub.getByText('Play again (1 of 3)', { exact: true }).waitFor()
  await ben.getByRole('button', { name: 'Play again' }).click()
  await Promise.all([ann, ben].map(page => page.locator('.prediction').first().waitFor()))
  expect(faults.flat()).toEqual([])
  await closeAll(ann, ben, spectator, pub)
})

test('two tabs at one seat prove the deals without a warning, and both show who drinks', async () => {
  const ann = await openGuest(browser, 'Ann')
  // Ann bets in every round: either her bet is lost, or the other player missed, or there was a brawl.
  const customs = ['D1', 'D4', 'D7']
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 2, customs })
  const second = await ann.context().newPage()
  await second.goto(link)
  await second.locator('main.lobby').waitFor()
  await ann.locator('.lobby-foot .button').click()
  for (const round of [1, 2]) {
    await playTo(ann, async asked => asked === 'next')
    for (const page of [ann, second]) {
      await page.locator(`dialog .fair-sign.proven[data-proven="${round}"]`).waitFor()
      expect(await page.locator('.fair-alarm').count()).toBe(0)
      await page.locator('dialog .drinks').waitFor()
    }
    for (const page of [ann, second]) await settleTask(page, 'next')
  }
  await closeAll(ann)
})

test('a reload between two rounds or within one keeps the number of checked deals', async () => {
  const ann = await openGuest(browser, 'Ann')
  await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 3 })
  await ann.locator('.lobby-foot .button').click()
  for (const round of [1, 2]) {
    let isReloaded = false
    await playTo(ann, async asked => {
      if (asked === 'play' && !isReloaded) {
        isReloaded = true
        await ann.reload()
        await waitForTask(ann)
      }
      return asked === 'next'
    })
    await ann.locator(`dialog .fair-sign.proven[data-proven="${round}"]`).waitFor()
    await settleTask(ann, 'next')
    // Wait for the cards: a device that reloads before may be too late to add its share.
    await waitForTask(ann)
    await ann.reload()
    await waitForTask(ann)
  }
  expect(await playTo(ann, () => false)).toBe('over')
  for (const isReloaded of [false, true]) {
    if (isReloaded) await ann.reload()
    await ann.locator('main.final .fair-sign.proven[data-proven="3"]').waitFor()
  }
  expect(await ann.locator('.fair-alarm').count()).toBe(0)
  await closeAll(ann)
})

test('closing the browser keeps the seat, and leaving the table gives it up', async () => {
  const ann = await openGuest(browser, 'Ann')
  const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 2 })
  await ann.locator('.lobby-foot .button').click()
  await waitForTask(ann)
  const cards = await hand(ann)
  const context = ann.context()
  await ann.close()
  const again = await context.newPage()
  await again.goto(`${server.address}#/tables`)
  await again.getByRole('link', { name: 'Back to the table' }).click()
  await waitForTask(again)
  expect(await hand(again)).toEqual(cards)

  // A late guest takes a bot's seat, and is a spectator until the next deal.
  const ben = await openGuest(browser, 'Ben')
  await ben.goto(link)
  await ben.getByText('You play from the next deal on.').waitFor()
  expect(await violations(ben)).toEqual([])
  await ben.getByRole('button', { name: 'Sit down', exact: true }).click()
  await ben.locator('.line-state.waiting', { hasText: /^You take .+’s seat at the next deal\.$/ }).waitFor()
  expect(await ben.locator('.hand .card').count()).toBe(0)
  expect(await violations(ben)).toEqual([])

  // Ann leaves: bots play the round to its end because nobody may see her hand, and Ben gets the seat with the next
  // deal.
  await again.getByRole('button', { name: 'Chat and people' }).click()
  await again.getByText(/^bot · Ben from the next deal on$/).waitFor()
  await again.getByRole('button', { name: 'Leave the table' }).click()
  await again.getByRole('button', { name: 'Yes, leave' }).click()
  await again.locator('main.home').waitFor()
  await ben.locator('.hand .card').first().waitFor()
  expect(await waitForTask(ben)).toBe('predict')
  expect(await ben.locator('.line-state:is(.waiting, .missed)').count()).toBe(0)
  await closeAll(again, ben)
})

test('the page shows one message while the server restarts, and the game continues', async () => {
  const own = await openServer()
  const ann = await openGuest(browser, 'Ann')
  await layTable(ann, own.address, { game: 'half-pint-heroes', seats: 3, rounds: 1 })
  await ann.locator('.lobby-foot .button').click()
  await waitForTask(ann)
  await own.kill()
  await ann.locator('.line-state.away').waitFor()
  await own.start()
  await ann.locator('.line-state.away').waitFor({ state: 'detached' })
  expect(await playTo(ann, () => false)).toBe('over')
  // The game is in the list of this device, and can be watched from the own seat.
  await ann.goto(`${own.address}#/replay`)
  expect(await ann.locator('.kept a').innerText()).toMatch(/Half-Pint Heroes\s+Ann, .*online/s)
  await ann.locator('.kept a').click()
  await ann.locator('input[type=range]').waitFor()
  // The players have the same faces.
  for (const bot of ['bruno', 'gustl']) await ann.locator(`.seat .face.${bot}`).first().waitFor({ state: 'attached' })
  await closeAll(ann)
  await own.close()
})

// Only Chromium can simulate a sleeping phone.
test.skipIf(ENGINE !== 'chromium')(
  'a slow command shows a message; after sleep or absence, a device shows the current table',
  async () => {
    const ann = await openGuest(browser, 'Ann')
    const ben = await openGuest(browser, 'Ben')
    // Delay of Ann's commands in milliseconds.
    let delay = 0
    await ann.routeWebSocket(/\/socket$/, line => {
      const far = line.connectToServer()
      line.onMessage(message => {
        if (delay > 0 && message.includes('"act"')) setTimeout(() => far.send(message), delay)
        else far.send(message)
      })
    })
    // Ben returns: with the last version he knows, or after so long that the table sends a whole view.
    let forgets = false
    await ben.routeWebSocket(/\/socket$/, line => {
      const far = line.connectToServer()
      line.onMessage(message => far.send(forgets ? String(message).replace(/,"after":\d+/, '') : message))
    })
    const link = await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 3, grace: 600_000 })
    await sitDown(ben, link)
    await startMatch(ann, [ben])
    await waitForTask(ben)
    const phone = await ben.context().newCDPSession(ben)
    await phone.send('Page.setWebLifecycleState', { state: 'frozen' })
    const asked = await waitForTask(ann)
    delay = 3_500
    await doTask(ann, asked)
    await ann.locator('.line-state.sending', { hasText: 'Sending…' }).waitFor()
    delay = 0
    await ann.getByText('Waiting for Ben.').waitFor()
    await phone.send('Page.setWebLifecycleState', { state: 'active' })
    await Promise.all([ann, ben].map(page => playTo(page, asked => asked === 'next')))

    // Ben loses the network and a bot plays for him. When he is back he sees the current table and what he missed.
    const missed = ben.locator('.line-state.missed')
    for (const long of [false, true]) {
      forgets = long
      if (!long) {
        await Promise.all([ann, ben].map(page => settleTask(page, 'next')))
        await waitForTask(ben)
      }
      await ben.context().setOffline(true)
      if (long) await settleTask(ann, 'next')
      const gone = Date.now()
      const bot = ann.getByRole('button', { name: 'Let it play now' })
      await Promise.all([bot.click(), playTo(ann, asked => asked === 'next')])
      await ann.waitForTimeout(Math.max(0, gone + (long ? 0 : 11_500) - Date.now()))
      await ben.context().setOffline(false)
      const told = long
        ? /^You were away\. A bot chose for you\. The game is over\.$/
        : /^You were away\. A bot chose for you (?:once|\d+ times)\. It is round 3 now\.$/
      // Check it at once: it disappears by itself.
      const isClear = await missed.filter({ hasText: told }).evaluate(line => {
        const table = document.querySelector('.tabletop')?.getBoundingClientRect()
        return table !== undefined && line.getBoundingClientRect().bottom <= table.top
      })
      expect(isClear).toBe(true)
    }
    expect(await overflow(ben)).toBeLessThanOrEqual(0)
    await Promise.all([ann, ben].map(page => playTo(page, () => false)))
    await Promise.all([ann, ben].map(page => page.locator('main.final').waitFor()))
    await closeAll(ann, ben)
  },
)

test('a bot decides for a player whose time is up, and the clock is visible', async () => {
  const ann = await openGuest(browser, 'Ann')
  const clock = { move: 1_000, bank: 500 }
  await layTable(ann, server.address, { game: 'half-pint-heroes', seats: 2, rounds: 1, clock })
  await ann.locator('.lobby-foot .button').click()
  await ann.locator('.countdown').waitFor()
  expect(await ann.locator('.countdown').textContent()).toMatch(/^0:0\d$/)
  expect(await violations(ann)).toEqual([])
  // Ann does nothing; the match ends, and the pad of the round does not wait for her.
  await ann.locator('main.final').waitFor({ timeout: 90_000 })
  await closeAll(ann)
})

test('the settings can delete the own name at every table, and others no longer see it', async () => {
  const ann = await openGuest(browser, 'Annabella')
  const ben = await openGuest(browser, 'Ben')
  const link = await layTable(ann, server.address, { game: 'herzlos', seats: 3, rounds: 1 })
  await sitDown(ben, link)
  await ben.getByText('Annabella').first().waitFor()
  await ann.goto(`${server.address}#/settings`)
  await ann.getByRole('button', { name: 'Delete my name everywhere' }).click()
  expect(await violations(ann)).toEqual([])
  await ann.getByRole('button', { name: 'Really delete my name?' }).click()
  await ann.getByText('Your name is deleted everywhere.').waitFor()
  await ben.getByText('Annabella has left the table.').waitFor()
  // Clients that connect from now on do not get the name.
  await ben.reload()
  await ben.locator('main.lobby').waitFor()
  expect(await ben.locator('body').innerText()).not.toContain('Annabella')
  await ann.goto(link)
  await ann.getByRole('button', { name: 'Just watch' }).waitFor()
  await closeAll(ann, ben)
})
