import type { Problem, Seat } from '@halfpint/core'
import type { TableView, Told, Wish } from '@halfpint/table'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { LinkState, OpenLink } from './link.ts'
import { openStage, type Script, type Stage, type Wait } from './stage.ts'

/** A place at a table: what is seen from there, and what can be wished from there. */
export interface Place {
  readonly stage: Stage
  /** The table as it is shown; `null` until it was heard of. */
  readonly view: ReadonlySignal<TableView | null>
  readonly state: ReadonlySignal<LinkState>
  /** What was refused last. */
  readonly problem: Signal<Problem | null>
  /** Whether a wish is on its way. */
  readonly busy: ReadonlySignal<boolean>
  /** What happened lately, in sentences, the newest last. */
  readonly log: ReadonlySignal<readonly string[]>
  /** The seats of this device. */
  readonly mine: readonly Seat[]
  wish(wish: Wish, as?: Seat): Promise<boolean>
  close(): void
}

/** What a place needs from outside. */
export interface PlaceMeans {
  readonly script: Script
  readonly wait: Wait
  /** 32 bytes of chance for the next deal, hexadecimal. */
  readonly share: () => string
  /** What happened, in a sentence. */
  readonly tell: (told: Told, before: TableView, after: TableView) => string | undefined
  /** Says a sentence to those who listen. */
  readonly announce: (sentence: string) => void
}

/** How many sentences stay in sight. */
const LOG_LINES = 40

/** Takes a place over a connection. */
export const takePlace = (open: OpenLink, { script, wait, share, tell, announce }: PlaceMeans): Place => {
  const log = signal<readonly string[]>([])
  const stage = openStage(script, wait, (told, before, after) => {
    const sentence = tell(told, before, after)
    if (sentence === undefined) return
    log.value = [...log.value, sentence].slice(-LOG_LINES)
    announce(sentence)
  })
  const state = signal<LinkState>('joining')
  const problem = signal<Problem | null>(null)
  const busy = signal(false)
  /** The rounds to which this device has added its chance, so that it does so once. */
  const given = new Set<string>()

  const addShare = (key: string): void => {
    if (given.has(key)) return
    given.add(key)
    for (const seat of link.mine) void link.wish({ type: 'share', share: share() }, seat)
  }

  const link = open({
    state: next => {
      state.value = next
    },
    news(news) {
      if (news.kind === 'cut') {
        state.value = 'gone'
        return
      }
      if (news.kind === 'view') {
        stage.begin(news.view)
        const { match } = news.view
        if (match?.pledge?.dealt === false) addShare(match.pledge.pledge)
        return
      }
      stage.take(news.told)
      for (const { fact } of news.told) {
        if (fact.type === 'pledged') addShare(fact.pledge)
      }
    },
  })

  return {
    stage,
    view: stage.shown,
    state,
    problem,
    log,
    busy,
    mine: link.mine,
    async wish(wish, as) {
      busy.value = true
      const answer = await link.wish(wish, as)
      busy.value = false
      problem.value = answer.ok ? null : answer.problem
      return answer.ok
    },
    close() {
      stage.close()
      link.close()
    },
  }
}
