import type { FaultKind } from './scenario.ts'

/** A small fault that is put into the server on purpose, to see that it is found. */
export interface Mutant {
  readonly name: string
  /** The file, from the root of the project. */
  readonly file: string
  /** A piece of it that is there once, and what stands in its place. */
  readonly find: string
  readonly put: string
  /** Another piece of the same file that must change with it. */
  readonly also?: { readonly find: string; readonly put: string }
  /** What has to go wrong for it to matter; anything, if nothing is said. */
  readonly faults?: readonly FaultKind[]
}

const HOSTING = 'packages/table/src/hosting.ts'
const SERVER = 'apps/server/src'

/** What could go wrong in a server without anybody noticing, were it not for the simulation. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'publishes before it persists',
    file: HOSTING,
    find: 'const appended = await journal.append(table.version, entries, summary)\n',
    put: `const early = entries.map(({ at, event }, index) => ({ at, event, version: table.version + index + 1 }))
      subscribers.publish(early, statesBefore)
      const appended = await journal.append(table.version, entries, summary)\n`,
  },
  {
    name: 'acknowledges before it persists',
    file: HOSTING,
    find: 'const appended = await journal.append(table.version, entries, summary)\n',
    put: `journal.append(table.version, entries, summary).catch(() => {})
      const appended = { kind: 'done' as string, version: after.version }\n`,
  },
  {
    name: 'runs a repeated command twice',
    file: 'packages/table/src/commandids.ts',
    find: 'print.toString(36)',
    put: 'print.toString(36) + Object.assign(globalThis, { n: ((globalThis as { n?: number }).n ?? 0) + 1 }).n',
    also: {
      find: 'if (kept[at] !== one',
      put: 'if (kept[at] === one || kept[at] !== one',
    },
  },
  {
    name: 'takes a conflict for a success',
    file: HOSTING,
    find: "if (appended.kind === 'done') {",
    put: "if (appended.kind !== 'repeated') {",
  },
  {
    name: 'forgets to release a stream whose line is closed',
    file: `${SERVER}/socket/streams.ts`,
    find: "line.once('close', release)",
    put: '',
  },
  {
    name: 'loses a notification',
    file: `${SERVER}/tables/registry.ts`,
    find: 'host.table().version < version)',
    put: 'host.table().version < version - 1)',
  },
  {
    name: 'keeps what other processes wrote to itself',
    file: HOSTING,
    find: '    apply(entries, statesBefore, after)\n  }\n\n  /** Writes a checkpoint',
    put: '    table = after\n  }\n\n  /** Writes a checkpoint',
  },
  {
    name: 'resumes a stream one event too late',
    file: 'packages/table/src/recent.ts',
    find: 'if (told.version > after) heard',
    put: 'if (told.version > after + 1) heard',
  },
  {
    name: 'resumes a stream with open cards',
    file: 'packages/table/src/recent.ts',
    find: 'heard.push(tell(told, viewer, before))',
    put: 'heard.push(told)',
  },
  {
    name: 'shows the seed of the deal',
    file: 'packages/table/src/view.ts',
    find: 'pledge: match.pledge === null ? null : veiled(match.pledge)',
    put: 'pledge: match.pledge',
  },
  {
    name: 'sends events to a player who has left the seat',
    file: 'packages/table/src/subscribers.ts',
    find: `        if (last !== undefined) listeners.delete(viewer)
        for (const hear of group) {
          hear(update)
          if (last !== undefined) hear({ kind: 'cut' })
        }`,
    put: '        for (const hear of group) hear(update)',
  },
  {
    name: 'lets the dead stay at the table',
    file: `${SERVER}/tables/presence.ts`,
    find: "if (await isDead(node)) await host.run(seat, null, { type: 'disconnect', node })",
    put: 'await isDead(node)',
  },
  {
    name: 'gives signs of life too seldom',
    file: `${SERVER}/tables/presence.ts`,
    find: 'every(LIFE / 4,',
    put: 'every(LIFE * 4,',
  },
  {
    name: 'never counts a spectator out',
    file: `${SERVER}/tables/livetable.ts`,
    find: "if (viewer === 'spectator') changeSpectatorStreams(-1)",
    put: "if (viewer === 'spectator') void 0",
  },
  {
    name: 'lets go of a table while somebody listens',
    file: `${SERVER}/tables/livetable.ts`,
    find: 'isQuiet: () => subscribers.size === 0 && ',
    put: 'isQuiet: () => ',
  },
  {
    name: 'does not drive on what became due meanwhile',
    file: `${SERVER}/tables/driver.ts`,
    find: 'if (next !== null && !timers.has(table.id)) set(',
    put: 'if (next === -1) set(',
  },
  {
    name: 'lets a bot answer a question of yesterday',
    file: 'packages/table/src/playing.ts',
    find: 'match.value.asked[seat] !== asked || ',
    put: '',
  },
  {
    name: 'follows a clock that is set back',
    file: HOSTING,
    find: 'return now + ahead',
    put: 'return now',
  },
  {
    name: 'forgets a record that could not be archived at once',
    file: `${SERVER}/tables/registry.ts`,
    find: '    archive.fill()\n',
    put: '',
    faults: ['database-tight', 'disk-tight'],
  },
  {
    name: 'keeps the substitute after the player is back',
    file: 'packages/table/src/decide.ts',
    find: "...(seatState.substitute === null ? [] : [{ type: 'resumed', seat } as const]),",
    put: '',
  },
  {
    name: 'deals without the shares of the devices',
    file: 'packages/table/src/settle.ts',
    find: 'round, seed, shares })))',
    put: 'round, seed, shares: shares.map(() => null) })))',
  },
  {
    name: 'folds the first event after a checkpoint twice',
    file: HOSTING,
    find: 'if (version <= from) continue',
    put: 'if (version < from) continue',
  },
  {
    name: 'never tells again who is here',
    file: `${SERVER}/tables/registry.ts`,
    find: '      await live.remind()\n',
    put: '',
    faults: ['database-down', 'disk-full', 'line-cut', 'away'],
  },
  {
    name: 'sends the view of a spectator to a player who got a seat',
    file: `${SERVER}/socket/listen.ts`,
    find: '        end(COME_BACK_NOW)\n        return\n',
    put: '        stream.say(encode(update))\n        end(COME_BACK_NOW)\n        return\n',
  },
  {
    name: 'claims a table for longer than it lives',
    file: `${SERVER}/tables/driver.ts`,
    find: 'claims.claim(table, owner, LEASE)',
    put: 'claims.claim(table, owner, 600 * LEASE)',
    faults: ['jump', 'kill'],
  },
]
