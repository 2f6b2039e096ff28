import { type Json, must, ok, type Result, refuse, type Seat, seeded } from '@halfpint/core'
import { chainedSecret, drawSecret, fairRandom, pledgeOf, sealOf, seedOf } from '@halfpint/fair'
import type { Command } from '../src/command.ts'
import type { DealVerdict } from '../src/deals/verdict.ts'
import type { NumberedEvent, TableEvent } from '../src/event.ts'
import { evolveTable } from '../src/evolve.ts'
import { gameOf, type TableView } from '../src/table.ts'
import { openPage, openStorage } from './devices.ts'
import { openPub } from './pub.ts'

const random = seeded('a cheating server')

type Storage = ReturnType<typeof openStorage>

/** Storage of a browser that stores nothing. */
export const NOTHING: Storage = { load: () => [], save: () => {} }

/** 32 random bytes. */
export const secret = (): string => drawSecret(random)

/** Returns a value that must exist. */
export const found = <T>(value: T | null | undefined): T => must(value == null ? refuse('missing') : ok(value))

/** A server that can send anything to one page. Ann (0) is the victim, Ben (1) is a person, seat 2 is a bot. */
export const openRig = async (game: string, storage: Storage = openStorage()) => {
  const pub = await openPub({ game }, 2)
  await pub.run(0, { type: 'seat-bot', seat: 2, bot: 'novice' })
  await pub.run(0, { type: 'start' })
  const started = pub.host.view(0)
  let view = { ...started, match: { ...found(started.match), pledge: null } } as TableView
  const given: Command[] = []
  /** Ann's share for each pledge. */
  const shared = new Map<string | undefined, string>()
  /** Whether Ann's share is accepted or refused as late, and when the answers arrive. */
  const answers = { grant: true, arrive: Promise.resolve() }
  const runCommand = async (command: Command, pledge: string | undefined): Promise<Result<unknown>> => {
    // A seat has one share per deal; a share of another tab is late.
    const isLate = command.type === 'share' && (shared.get(pledge) ?? command.share) !== command.share
    if (!isLate) given.push(command)
    if (!isLate && command.type === 'share') shared.set(pledge, command.share)
    const answer = answers.grant && !isLate ? ok(undefined) : refuse('no-share-awaited')
    await answers.arrive
    return answer
  }
  const open = (seat: Seat | null = 0) => {
    let timeUp = () => {}
    const wait = () =>
      new Promise<void>(resolve => {
        timeUp = resolve
      })
    const run = (command: Command) => runCommand(command, (opened.view ?? view).match?.pledge?.pledge)
    const opened = openPage(seat, storage, secret, run, wait)
    return Object.assign(opened, { hurry: () => timeUp() })
  }
  let page = open()
  page.hear({ kind: 'view', view })
  const rest = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn++) await new Promise(resolve => setTimeout(resolve, 0))
  }
  const said: NumberedEvent[] = []
  const hear = async (numbered: NumberedEvent): Promise<void> => {
    said.push(numbered)
    page.hear({ kind: 'events', events: [numbered] })
    await rest()
  }
  return {
    answers,
    storage: {
      /** Turns the stored data into the format of version 0.2.0. */
      age(): void {
        const old = storage.load().map(json => json as { [key: string]: Json })
        for (const { game: _, redealt, ...deal } of old) storage.save(deal as never)
      },
    },
    /** Another tab at Ann's seat, opened now. It receives later events only when it catches up. */
    tab() {
      const other = open()
      other.hear({ kind: 'view', view })
      return {
        async catchUp(): Promise<void> {
          for (const numbered of said) {
            other.hear({ kind: 'events', events: [numbered] })
            await rest()
          }
        },
        async hurry(): Promise<void> {
          other.hurry()
          await rest()
        },
        async show(older: TableView): Promise<void> {
          other.hear({ kind: 'view', view: older })
          await rest()
        },
        /** Sends an event to this tab only, not to the page. */
        async say(event: TableEvent): Promise<void> {
          const { at, version } = found(other.view)
          other.hear({ kind: 'events', events: [{ at, event, version: version + 1 }] })
          await rest()
        },
        verdict: (): DealVerdict | undefined => other.verdicts.at(-1),
        verdicts: (): readonly DealVerdict[] => other.verdicts,
        view: (): TableView => found(other.view),
      }
    },
    /** Ends the wait for the others' seals: Ann reveals her share. */
    async hurry(): Promise<void> {
      page.hurry()
      await rest()
    },
    view: () => view,
    /** The last seal and the last share of Ann. */
    seal: (): string => given.flatMap(command => (command.type === 'seal' ? [command.seal] : [])).at(-1) ?? '',
    own: (): string => given.flatMap(command => (command.type === 'share' ? [command.share] : [])).at(-1) ?? '',
    /** Sends an event with this version number. */
    async say(event: TableEvent, version = view.version + 1): Promise<void> {
      const numbered = { at: view.at, event, version }
      view = evolveTable(view, numbered)
      await hear(numbered)
    },
    /** Sends a view of another table. */
    async show(changed: TableView): Promise<void> {
      view = changed
      page.hear({ kind: 'view', view })
      await rest()
    },
    /** Ann reloads the page. It gets this table first, and then the later events. */
    async reload(seat: Seat | null = 0, first: TableView = view): Promise<void> {
      page.isOpen = false
      page = open(seat)
      page.hear({ kind: 'view', view: first })
      await rest()
      for (const numbered of said.filter(({ version }) => version > first.version)) {
        page.hear({ kind: 'events', events: [numbered] })
        await rest()
      }
    },
    verdict: (): DealVerdict | undefined => page.verdicts.at(-1),
    verdicts: (): readonly DealVerdict[] => page.verdicts,
  }
}

/** A server that may cheat, and its victim. */
export type Rig = Awaited<ReturnType<typeof openRig>>

/** The inputs of a deal; a cheating server changes some of them after it knows Ann's share. */
export interface DealInputs {
  readonly secret: string
  readonly seed: string
  readonly round: number
  readonly shares: readonly (string | null)[]
  readonly previous?: string | null
  readonly salt?: string
}

/** The cards of a deal as Ann sees them. */
export const dealOf = (rig: Pick<Rig, 'view'>, { seed, round, shares }: DealInputs): Json => {
  const view = rig.view()
  const match = found(view.match)
  const game = gameOf(view)
  const [dealt = null] = game.chance(
    match.state,
    fairRandom({ table: view.id, match: match.number, round, seed, shares }),
  )
  return game.redact(dealt, 0, match.state) as Json
}

/** Repeats until seat 0 gets cards that a fair deal gives once in sixty. */
export const grind = (rig: Rig, make: () => DealInputs): DealInputs => {
  const worst = Array.from({ length: 60 }, make).map(made => ({ made, text: JSON.stringify(dealOf(rig, made)) }))
  worst.sort((a, b) => (a.text < b.text ? -1 : 1))
  return (worst[0] as { made: DealInputs }).made
}

/** The previous pledge in a pledge; `none` as in version 0.2.0. */
export type Before = string | null | 'none'

const lastPledge = ({ match, lastProofs }: TableView): string | null =>
  (match?.proofs.at(-1) ?? lastProofs.at(-1))?.pledge ?? null

/** Pledges the next deal. */
export const pledge = async (rig: Rig, before: Before = lastPledge(rig.view())): Promise<DealInputs> => {
  const view = rig.view()
  const match = found(view.match)
  const round = match.state.round
  const salt = secret()
  const chain = before === 'none' ? {} : { previous: before, salt }
  const hidden = before === 'none' ? salt : chainedSecret(before, salt)
  const seed = seedOf({ table: view.id, match: match.number, round }, hidden)
  const shown = before === 'none' ? {} : { previous: before, salt: '?' }
  await rig.say({ type: 'pledged', round, pledge: pledgeOf(seed), seed: '?', secret: '?', ...shown })
  return { secret: hidden, seed, round, shares: [], ...chain }
}

/** Ben seals his share. */
export const sealBen = async (rig: Rig, share: string): Promise<void> => {
  const { id, match } = rig.view()
  const deal = {
    table: id,
    match: match?.number ?? 0,
    round: match?.pledge?.round ?? 0,
    pledge: match?.pledge?.pledge ?? '',
  }
  await rig.say({ type: 'sealed', seat: 1, seal: sealOf(deal, 1, share) })
}

/** Reveals a deal. */
export const reveal = (rig: Rig, made: DealInputs): Promise<void> =>
  rig.say({ type: 'revealed', ...made, pledge: rig.view().match?.pledge?.pledge ?? pledgeOf(made.seed) })

/** Deals and reveals. */
export const finish = async (rig: Rig, made: DealInputs, dealt = dealOf(rig, made)): Promise<void> => {
  await rig.say({ type: 'game', seat: null, event: dealt })
  await reveal(rig, made)
}

/** Prepares an honest deal: both shares are known. */
export const gather = async (rig: Rig, before?: Before): Promise<DealInputs> => {
  const made = await pledge(rig, before)
  const ben = secret()
  await sealBen(rig, ben)
  await rig.say({ type: 'shared', seat: 0, share: rig.own() })
  await rig.say({ type: 'shared', seat: 1, share: ben })
  return { ...made, shares: [rig.own(), ben, null] }
}

/** The ids of both games. */
export const GAMES = ['half-pint-heroes', 'herzlos'] as const
