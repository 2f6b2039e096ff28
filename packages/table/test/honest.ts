import { below, type Json, must, pick, type Random, refuse, seeded } from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import type { Verdict } from '../src/deals/verdict.ts'
import type { Host } from '../src/environment.ts'
import { openHost, openTable } from '../src/host.ts'
import { memoryJournal } from '../src/journal.ts'
import { questionFor } from '../src/question.ts'
import { readSetup } from '../src/setup.ts'
import { openPage, openStorage, type Page } from './devices.ts'
import { handClock, keyOf, person, powersOf } from './pub.ts'

const PEOPLE = 3

/** What went wrong on the way, by its name. */
type Faults = Record<string, number>

/** What a run came to. */
export interface HonestRun {
  readonly deals: number
  readonly faults: Faults
  readonly verdicts: readonly Verdict[]
}

const settleDown = async (turns = 3): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise(resolve => setImmediate(resolve))
}

/**
 * An honest server and people whose devices have bad luck: tabs, reloads, lost lines and answers, private
 * windows, latecomers, stand-ins, and a server that is killed and comes back.
 */
export const runHonest = async (game: string, seed: string, deals: number): Promise<HonestRun> => {
  const random: Random = seeded(`honest ${game} ${seed}`)
  const clock = handClock()
  const journal = memoryJournal()
  const setup = must(readSetup({ game, seats: PEOPLE + 1, options: { rounds: 1 }, grace: 3000 }))
  const environment = powersOf(seed, clock)
  const opening = { table: 'pub', setup, person: person(0), key: keyOf(0) }
  let host: Host = must(await openTable(journal, opening, environment))
  const faults: Faults = {}
  const verdicts: Verdict[] = []
  const storages = Array.from({ length: PEOPLE }, () => openStorage())
  const pages = new Map<Page, () => void>()
  let tellings = 0
  const note = (fault: string): void => {
    faults[fault] = (faults[fault] ?? 0) + 1
  }

  const join = (page: Page, after: number | null): void => {
    pages.get(page)?.()
    pages.set(
      page,
      host.join(page.viewer, after, update => page.hear(update)),
    )
  }
  const open = (seat: number | null): void => {
    const storage =
      seat === null || below(random, 8) === 0 ? openStorage() : (storages[seat] as ReturnType<typeof openStorage>)
    const page = openPage(
      seat,
      storage,
      () => drawSecret(random),
      async wish => {
        if (below(random, 25) === 0) {
          note('a wish that never arrived')
          return refuse('offline')
        }
        const answered = await host.wish(seat ?? 'rail', null, wish)
        if (below(random, 25) !== 0) return answered
        note('an answer that was lost')
        return refuse('offline')
      },
    )
    join(page, null)
  }
  const close = (page: Page): void => {
    page.isOpen = false
    pages.get(page)?.()
    pages.delete(page)
    verdicts.push(...page.verdicts)
  }
  const killServer = async (): Promise<void> => {
    host.close()
    host = must(await openHost(journal, environment))
    for (const page of [...pages.keys()]) join(page, page.view?.version ?? null)
  }
  const wish = (who: number, what: Parameters<Host['wish']>[2]) => host.wish(who, null, what)

  const misfortune = async (): Promise<void> => {
    const page = pick(random, [...pages.keys()])
    const seat = page.viewer === 'rail' ? null : page.viewer
    switch (below(random, 7)) {
      case 0:
        note('a reload')
        close(page)
        return open(seat)
      case 1:
        note('a second tab')
        return open(seat)
      case 2:
        note('a line that broke and resumed')
        return join(page, page.view?.version ?? null)
      case 3:
        note('a line that broke and began anew')
        return join(page, null)
      case 4:
        note('a server that was killed')
        return killServer()
      case 5: {
        const away = below(random, PEOPLE)
        note('somebody gone, and back later')
        await wish(away, { type: 'go', door: 'front' })
        clock.pass(4000)
        await host.drive()
        await wish(away, { type: 'come', door: 'front' })
        return
      }
      default:
        if (pages.size > 2) {
          note('a tab that was closed')
          close(page)
        }
    }
  }

  for (let seat = 1; seat < PEOPLE; seat++)
    must(await host.wish('rail', null, { type: 'sit', person: person(seat), key: keyOf(seat) }))
  for (let seat = 0; seat < PEOPLE; seat++) must(await wish(seat, { type: 'come', door: 'front' }))
  for (const seat of [0, 1, 2, null]) open(seat)
  must(await wish(0, { type: 'start', fill: 'random' }))
  while (tellings < deals) {
    await settleDown()
    // People come back: at every seat somebody looks on from time to time.
    for (const seat of [0, 1, 2, null]) {
      if (![...pages.keys()].some(page => page.viewer === (seat ?? 'rail'))) open(seat)
    }
    while (pages.size > 7) close(pick(random, [...pages.keys()]))
    if (below(random, 6) === 0) await misfortune()
    const table = host.table()
    if (table.match?.pledge?.dealt === false) clock.pass(below(random, 1200))
    await host.drive()
    if (table.phase === 'over') {
      tellings++
      for (let seat = 0; seat < PEOPLE; seat++) await wish(seat, { type: 'rematch' })
      continue
    }
    for (let seat = 0; seat < PEOPLE; seat++) {
      const legal = questionFor(host.table(), seat, '', '')?.legal ?? []
      if (legal.length > 0) await wish(seat, { type: 'act', action: pick(random, legal) as Json })
    }
  }
  for (const page of [...pages.keys()]) close(page)
  host.close()
  return { deals: tellings, faults, verdicts }
}
