import type { Browser } from 'playwright-core'
import { openContext } from './page.ts'
import { QUICK_GAMES, type QuickGameId } from './quickgame.ts'

/** The used parts of a trace: a task of a thread with its processor time, or the name of a thread. */
interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The processor time of every task of the page's own thread, in milliseconds, the longest first. */
const tasksIn = (events: readonly Traced[]): readonly number[] => {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events
        .filter(event => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
        .map(({ tdur = 0 }) => tdur / 1000),
    )
  const sum = (tasks: readonly number[]): number => tasks.reduce((all, task) => all + task, 0)
  // There is a spare process for the next page; the playing one has far more tasks.
  const [page = []] = threads.toSorted((a, b) => sum(b) - sum(a))
  return page.toSorted((a, b) => b - a)
}

/**
 * Plays a round and returns the longest tasks of the page in milliseconds, the longest first, scaled to a slower
 * processor. It measures processor time because other programs must not count. It scales the time itself because the
 * browser's own throttling counts interruptions by other programs as work of the page.
 */
export const measureEffort = async (
  browser: Browser,
  address: string,
  { game = 'half-pint-heroes', slowdown = 4 }: { readonly game?: QuickGameId; readonly slowdown?: number } = {},
): Promise<readonly number[]> => {
  const { cards, sit, wait, play } = QUICK_GAMES[game]
  const context = await openContext(browser, { motion: true })
  const page = await context.newPage()
  await sit(page)
  await page.goto(`${address}#/play/${game}`)
  await wait(page)
  // The driver's scripts are loaded at the first click, which must not count.
  await page.locator(cards).first().click({ trial: true, force: true })
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await play(page)
  await page.waitForTimeout(300)
  const trace = await browser.stopTracing()
  await context.close()
  const tasks = tasksIn((JSON.parse(trace.toString()) as { traceEvents: readonly Traced[] }).traceEvents)
  return tasks.slice(0, 12).map(task => Math.round(10 * slowdown * task) / 10)
}
