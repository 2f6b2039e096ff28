import { below, type Json, pick, type Random, seeded } from '@halfpint/core'
import {
  type Command,
  type DealVerdict,
  evolveTable,
  gameOf,
  openDealWatch,
  type TableView,
  type WatchDevice,
} from '@halfpint/table'
import { keyOf } from '../../tables/token.ts'
import { type DeviceParts, openAsking, openEventStream, type Sent, sendCommand } from './client.ts'

/** A browser's storage of deals: shared by its tabs, kept on reload. */
const openStorage = () => {
  const kept = new Map<string, Parameters<WatchDevice['save']>[0]>()
  return {
    // A browser writes text; here it is converted only when it is read.
    load: (): Json[] => [...kept.values()].map(watched => JSON.parse(JSON.stringify(watched)) as Json),
    save(deal: Parameters<WatchDevice['save']>[0]): void {
      const key =
        'verdict' in deal
          ? `${deal.table} ${deal.match} ${deal.round} ${deal.seat}`
          : `${deal.pledge} ${deal.own?.share}`
      kept.delete(key)
      kept.set(key, deal)
      for (const oldest of kept.keys()) if (kept.size > 40) kept.delete(oldest)
    },
  }
}

/** A page that a person has open at a table. */
interface Page {
  readonly isOpen: () => boolean
  readonly view: () => TableView | null
  /** The process that it receives from, and since when; `undefined` without a connection. */
  readonly hears: () => { readonly node: string; readonly since: number } | undefined
  /** The time of the last sign of the server. */
  readonly heardAt: () => number
  /** Whether the person sees the page, so that it promises heartbeats. */
  readonly isVisible: boolean
  close(): void
}

/** A person with a device: sits or watches, plays when it is their turn, chats, comes and goes. */
export interface Person {
  readonly name: string
  readonly table: string
  readonly pages: Set<Page>
  readonly sent: Sent[]
  readonly verdicts: DealVerdict[]
  readonly parts: DeviceParts
  /** The secret of their seat, if they ever asked for one. */
  readonly token: string | undefined
  /** Whether they have lost the seat. */
  isOver: boolean
  /** Whether they want to be called while no page of theirs is visible. */
  readonly isCalled: boolean
  /** Whether they play and chat, or only watch. */
  isBusy: boolean
  /** Maximum milliseconds of thinking. */
  pace: number
  /** Opens a table or joins it. Returns whether they have a seat or will get one. */
  arrive(setup?: Json): Promise<boolean>
  openPage(heartbeats: boolean, isPrivate?: boolean): Page
  send(command: Command): Promise<unknown>
}

const secretOf = (random: Random): string =>
  Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('')

/** The bots on the other seats. */
const FILL = 'novice'

/** The next command of a person on this seat. */
const choiceOf = (view: TableView, random: Random): Command | undefined => {
  const { viewer, phase, match, host } = view
  if (viewer === 'spectator') return undefined
  if (phase !== 'playing') return host === viewer ? { type: 'start', fill: FILL } : undefined
  if (match === null || match.pledge?.dealt === false) return undefined
  const legal: readonly Json[] = gameOf(view).legal(match.state)
  return legal.length === 0 ? undefined : { type: 'act', action: pick(random, legal) }
}

/** The settings of a new person. */
interface PersonOptions extends Pick<Person, 'name' | 'table' | 'token' | 'pace' | 'isCalled'> {
  readonly seed: string
}

/** A person without an open page. */
export const newPerson = (parts: DeviceParts, { name, table, token, seed, pace, isCalled }: PersonOptions): Person => {
  const { scheduler, audit } = parts
  const random = seeded(`person ${seed} ${name}`)
  const asking = openAsking(parts)
  const storage = openStorage()
  // At some tables all people use simple programs that do not take part in fair deals, and the table waits for them.
  const isSimple = below(seeded(`simple ${seed} ${table}`), 3) === 0
  const subscribeToPush = async (isOpen: () => boolean): Promise<void> => {
    const body = {
      endpoint: parts.pushService.subscribe(name),
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      language: 'en',
      page: 'https://pub.example/',
    }
    for (let attempt = 0; isOpen(); attempt++) {
      const { status } = await asking.ask({ method: 'PUT', path: `/api/tables/${table}/push`, token, body })
      if (status === 204) return
      await asking.backoff(attempt)
    }
  }
  const person: Person = {
    name,
    table,
    pages: new Set(),
    sent: [],
    verdicts: [],
    parts,
    token,
    isOver: false,
    isCalled,
    isBusy: true,
    pace,
    async arrive(setup) {
      const path = setup === undefined ? `/api/tables/${table}/seats` : '/api/tables'
      const body = { name, token, ...(setup === undefined ? {} : { setup }) }
      for (let attempt = 0; attempt < 20; attempt++) {
        const { status } = await asking.ask({ method: 'POST', path, body })
        if (status === 201) return true
        if (status !== 0 && status !== 503 && status !== 404) return false
        await asking.backoff(attempt)
      }
      return false
    },
    async send(command) {
      const sent: Sent = { id: asking.word(), table, command, answer: 'none', isOpen: false }
      person.sent.push(sent)
      return sendCommand(parts, asking, { sent, token: token ?? '', isOpen: () => false })
    },
    openPage(heartbeats, isPrivate = false) {
      const { load, save } = isPrivate ? openStorage() : storage
      let view: TableView | null = null
      let isOpen = true
      let isActing = false
      let watch: ReturnType<typeof openDealWatch> | undefined

      const send = async (command: Command) => {
        const sent: Sent = { id: asking.word(), table, command, answer: 'none', isOpen: false }
        person.sent.push(sent)
        const accepted = await sendCommand(parts, asking, { sent, token: token ?? '', isOpen: () => isOpen })
        if (accepted.ok) stream.expect(accepted.value.version)
        return accepted
      }
      const watchAs = (viewer: TableView['viewer']): void => {
        watch = openDealWatch({
          table,
          seat: viewer === 'spectator' ? null : viewer,
          draw: () => secretOf(random),
          send,
          wait: asking.sleep,
          load,
          save,
          onVerdict(verdict) {
            person.verdicts.push(verdict)
            if (verdict.kind === 'broken') audit.blame('no honest deal counts as forged', JSON.stringify(verdict))
          },
        })
      }
      const consider = async (): Promise<void> => {
        if (isActing || !isOpen || !person.isBusy || view === null || token === undefined) return
        if (choiceOf(view, random) === undefined) return
        isActing = true
        const pause = view.phase === 'playing' ? 0 : 5_000
        await asking.sleep(pause + 200 + below(random, person.pace))
        const choice = isOpen && view !== null ? choiceOf(view, random) : undefined
        if (choice !== undefined) {
          const { version } = view
          await send(choice)
          // The result of the last command is on its way.
          for (let wait = 0; wait < 20 && isOpen && view.version === version; wait++) await asking.sleep(150)
        }
        isActing = false
        void consider()
      }
      const chatter = async (): Promise<void> => {
        await asking.sleep(5_000 + below(random, 90_000))
        if (!isOpen) return
        if (person.isBusy && view !== null && view.viewer !== 'spectator' && token !== undefined) {
          await send(
            below(random, 2) === 0
              ? { type: 'say', text: `line ${below(random, 1000)}` }
              : { type: 'react', reaction: 'cheers' },
          )
        }
        void chatter()
      }
      const stream = openEventStream(
        parts,
        asking,
        { table, token, heartbeats },
        {
          update(update) {
            if (update.kind === 'view') {
              const isNew = view === null || view.viewer !== update.view.viewer
              view = update.view
              if (isNew && !isSimple) watchAs(view.viewer)
              watch?.view(view)
            }
            for (const told of update.kind === 'events' ? update.events : []) {
              if (view === null || told.version <= view.version) continue
              if (told.version !== view.version + 1)
                audit.blame('no gap for a device', `${told.version} after ${view.version}`)
              const before: TableView = view
              view = evolveTable(before, told)
              watch?.event(told, before, view)
            }
            if (view !== null && below(random, 8) === 0) audit.folded(table, view)
            void consider()
          },
          over() {
            const keys = audit.truth(table)?.tables.at(-1)?.keys ?? []
            const isTheirs = token === undefined ? keys.length > 0 : keys.includes(keyOf(token))
            if (isTheirs) audit.blame('no player with a seat is refused', `${name} at ${table}`)
            person.isOver = true
            page.close()
          },
        },
      )
      const page: Page = {
        isOpen: () => isOpen,
        view: () => view,
        hears: stream.hears,
        heardAt: stream.heardAt,
        isVisible: heartbeats,
        close() {
          isOpen = false
          person.pages.delete(page)
          stream.close()
        },
      }
      person.pages.add(page)
      // The page renews its subscription each time it is opened.
      if (isCalled && token !== undefined) void subscribeToPush(() => isOpen)
      void chatter()
      // A page without new events may still have something to do.
      const nudge = (): void => {
        if (!isOpen) return
        void consider()
        scheduler.after(7_000, nudge)
      }
      nudge()
      return page
    },
  }
  return person
}
