import { below, type Json, must, pick, type Random, type Result, type Seat, seeded, type Viewer } from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import type { Command } from '../src/command.ts'
import { openingDecision, runCommand, runTimer } from '../src/decide.ts'
import type { NumberedEvent, TableEvent } from '../src/event.ts'
import { forgetPerson } from '../src/forget.ts'
import { decideThought } from '../src/playing.ts'
import { questionFor } from '../src/question.ts'
import { REACTIONS } from '../src/reaction.ts'
import { isPresent, type SeatState } from '../src/seatstate.ts'
import { type Decision, settle } from '../src/settle.ts'
import { readSetup } from '../src/setup.ts'
import { BARE_TABLE, type Table } from '../src/table.ts'
import { type Timer, timersOf } from '../src/timer.ts'
import { keyOf, person } from './pub.ts'

/** One event of an evening, with the tables before and after it. */
interface Step {
  readonly before: Table
  readonly events: NumberedEvent
  readonly after: Table
}

/** A random evening at a table: people connect and disconnect, send valid and invalid commands, and play. */
export interface Evening {
  readonly steps: readonly Step[]
  /** Every command and timer in order, with the table before it. */
  readonly turns: readonly { readonly before: Table; readonly now: number; take(table: Table): Decision }[]
  readonly table: Table
  readonly events: readonly TableEvent[]
}

const NODES = ['front', 'back']

const seatsWith = (table: Table, test: (seatState: SeatState, seat: Seat) => boolean): Seat[] =>
  table.seats.flatMap((seatState, seat) => (test(seatState, seat) ? [seat] : []))

const setupOf = (game: string, seats: number, random: Random): Json => ({
  game,
  seats,
  options: { rounds: 1 + below(random, 2) },
  clock: pick(random, [null, { move: 1000, bank: 0 }, { move: 2000, bank: 5000 }]),
  grace: pick(random, [0, 3000, 10_000]),
  ...(below(random, 2) === 0 ? { pause: pick(random, [1000, 5000]) } : {}),
  ...(below(random, 3) === 0 ? { lateJoin: false } : {}),
  listed: below(random, 2) === 0,
})

/** Another setup: sometimes the other game, sometimes one seat more or less. */
const otherSetup = ({ setup }: Table, random: Random): Json => {
  const game = below(random, 3) === 0 ? pick(random, ['half-pint-heroes', 'herzlos']) : setup.game
  return setupOf(game, setup.seats + pick(random, [0, 0, 1, -1]), random)
}

/** A random command for the calls of a player. */
const anyCallCommand = (seatState: SeatState | undefined, random: Random): Command => {
  const calls = seatState?.kind === 'person' ? seatState.calls : undefined
  if (calls === undefined || below(random, 6) === 0) return { type: 'switch-calls', on: calls === undefined }
  const [visible] = calls.visible
  return visible === undefined ? { type: 'show-page', node: pick(random, NODES) } : { type: 'hide-page', node: visible }
}

/** A random command, mostly a sensible one. */
const anyCommand = (table: Table, random: Random, guests: { next: number }): readonly [Viewer, Command] => {
  const people = seatsWith(table, seatState => seatState.kind === 'person')
  const seat = people.length === 0 ? 'spectator' : pick(random, people)
  const other = below(random, table.seats.length)
  const host: Viewer = table.host ?? 'spectator'
  const lobby = table.phase !== 'playing'
  const { queue } = table
  switch (below(random, lobby ? 19 : 16)) {
    case 0:
    case 1:
      return [seat, { type: 'disconnect', node: pick(random, NODES) }]
    case 2:
    case 3:
    case 4:
      return [seat, { type: 'connect', node: pick(random, NODES) }]
    case 5: {
      const guest = guests.next++
      const deserted = seatsWith(table, seatState => seatState.kind === 'person' && seatState.substitute !== null)
      return [
        'spectator',
        {
          type: 'sit',
          person: person(guest),
          key: keyOf(guest),
          ...(deserted.length > 0 && below(random, 2) === 0 ? { seat: pick(random, deserted) } : {}),
          ...(below(random, 2) === 0 ? { queue: true } : {}),
        },
      ]
    }
    case 6:
      return below(random, 6) === 0 ? [seat, { type: 'leave' }] : [seat, { type: 'rematch' }]
    case 7:
      return below(random, 2) === 0
        ? ['spectator', { type: 'spectator-react', reaction: pick(random, REACTIONS) }]
        : [seat, { type: 'react', reaction: pick(random, REACTIONS) }]
    case 8:
      return [seat, { type: 'say', text: `line ${below(random, 1000)}` }]
    case 9:
      return below(random, 3) === 0
        ? [host, { type: 'lock', on: below(random, 4) === 0 }]
        : [host, { type: 'mute', seat: other, on: below(random, 2) === 0 }]
    case 10:
      // A seal without its share: the device sends nothing more, or its next share is not the sealed one.
      return [
        seat,
        below(random, 4) === 0
          ? { type: 'seal', seal: drawSecret(random) }
          : { type: 'share', share: drawSecret(random) },
      ]
    case 11:
      return below(random, 3) === 0
        ? [host, { type: 'substitute', seat: other }]
        : [seat, { type: 'pass-host', seat: other }]
    case 12: {
      const waits = table.reserved.findIndex(waiting => waiting !== null)
      if (waits >= 0) return [host, { type: 'clear-seat', seat: waits }]
      if (!lobby && below(random, 12) === 0) return [host, { type: 'end-match' }]
      return below(random, lobby ? 1 : 20) === 0
        ? [host, { type: 'clear-seat', seat: other, ban: below(random, 2) === 0 }]
        : [seat, { type: 'rematch' }]
    }
    case 13: {
      const watching = below(random, 3)
      return below(random, 2) === 0
        ? ['spectator', { type: 'count-spectators', node: pick(random, NODES), count: watching }]
        : [seat, { type: 'rename', name: `Guest ${watching}`, symbol: 'moon' }]
    }
    case 14:
      return [seat, below(random, 3) === 0 ? { type: 'retract' } : anyCallCommand(table.seats[Number(seat)], random)]
    case 15:
      return queue.length > 0 && below(random, 4) === 0
        ? [host, { type: 'clear-queue', person: pick(random, queue).person.id, ban: below(random, 2) === 0 }]
        : [seat, { type: 'ready' }]
    case 16:
      return [host, { type: 'seat-bot', seat: other, bot: 'random' }]
    case 17:
      return [host, { type: 'change-setup', setup: otherSetup(table, random) as never }]
    default:
      return [host, { type: 'start', fill: 'random' }]
  }
}

/** A random action of a seat that is to act, or a share. */
const anyMove = (table: Table, random: Random): readonly [Viewer, Command] | undefined => {
  const { match } = table
  if (table.phase !== 'playing' || match === null) return undefined
  if (match.pledge?.dealt === false) {
    const silent = seatsWith(table, (seatState, seat) => isPresent(seatState) && match.pledge?.shares[seat] === null)
    if (silent.length === 0) return undefined
    const seat = pick(random, silent)
    return below(random, 6) === 0
      ? [seat, { type: 'seal', seal: drawSecret(random) }]
      : [seat, { type: 'share', share: drawSecret(random) }]
  }
  const slow = seatsWith(table, (seatState, seat) => isPresent(seatState) && match.pause?.ready[seat] === false)
  if (slow.length > 0) return [pick(random, slow), { type: 'ready' }]
  const waited = seatsWith(table, (seatState, seat) => seatState.kind === 'person' && match.since[seat] !== null)
  if (waited.length === 0) return undefined
  const seat = pick(random, waited)
  const question = questionFor(table, seat, 'random', '')
  return question === null ? undefined : [seat, { type: 'act', action: pick(random, question.legal) }]
}

const anyTimer = (table: Table, timer: Timer, random: Random): ((table: Table, now: number) => Decision) => {
  const seed = drawSecret(random)
  const context = () => ({ random: seeded(seed) })
  if (timer.kind !== 'think') return (at, now) => runTimer(at, timer, now, context())
  const choice = pick(random, questionFor(table, timer.seat, timer.bot, '')?.legal ?? [])
  return (at, now) => settle(at, must(decideThought(at, timer, choice)), now, context())
}

/** Creates the random evening of a seed: at most `matches` matches and `maxTurns` turns. */
export const randomEvening = (
  game: string,
  seats: number,
  seed: number | string,
  matches = 2,
  maxTurns = 1500,
): Evening => {
  const random = seeded(`evening ${game} ${seats} ${seed}`)
  const steps: Step[] = []
  const turns: Evening['turns'][number][] = []
  const guests = { next: 1 }
  let now = 1000
  let table = BARE_TABLE
  const enter = (take: (table: Table, now: number) => Result<Decision>): void => {
    const at = now
    const decision = take(table, at)
    if (!decision.ok) return
    turns.push({ before: table, now: at, take: before => must(take(before, at)) })
    const { events, statesBefore } = decision.value
    for (const [place, event] of events.entries()) {
      const before = statesBefore[place] as Table
      const after = statesBefore[place + 1] ?? decision.value.table
      steps.push({ before, events: { at, event, version: after.version }, after })
    }
    table = decision.value.table
  }
  const opening = {
    table: 'pub',
    setup: must(readSetup(setupOf(game, seats, random))),
    person: person(0),
    key: keyOf(0),
  }
  enter((_, at) => openingDecision(opening, at, { random: seeded(seed) }))

  for (let turn = 0; turn < maxTurns; turn++) {
    if (table.matches >= matches && table.phase === 'over') break
    now += below(random, 8) === 0 ? below(random, 4000) : below(random, 50)
    const due = timersOf(table).filter(timer => timer.at <= now)
    const move = anyMove(table, random)
    const dice = below(random, 10)
    if (due.length > 0 && dice < 6) {
      const timer = anyTimer(table, pick(random, due), random)
      enter((at, when) => ({ ok: true, value: timer(at, when) }))
    } else {
      const [who, command] = dice < 8 && move !== undefined ? move : anyCommand(table, random, guests)
      const chance = drawSecret(random)
      enter((at, when) => runCommand(at, { who, command }, when, { random: seeded(chance) }))
    }
  }
  // At the end the person who opened the table requests deletion.
  const log = steps.map(({ events: numbered }) => numbered)
  enter((at, when) => {
    const { event } = forgetPerson(log, { key: keyOf(0), id: person(0).id }, at)
    return { ok: true, value: settle(at, event === null ? [] : [event], when, { random: seeded(seed) }) }
  })
  return { steps, turns, table, events: steps.map(({ events: numbered }) => numbered.event) }
}

/** Every game with every number of seats. */
export const TABLES: readonly (readonly [game: string, seats: number])[] = [
  ...[2, 3, 4, 5, 6, 7].map(seats => ['half-pint-heroes', seats] as const),
  ...[3, 4, 5].map(seats => ['herzlos', seats] as const),
]
