import type { FaultKind } from './scenario.ts'

/** A small bug that is put into the server to check that the simulation finds it. */
export interface Mutant {
  readonly name: string
  /** The file, relative to the repository. */
  readonly file: string
  /** A text that occurs once in the file, and its replacement. */
  readonly find: string
  readonly put: string
  /** A second replacement in the same file. */
  readonly also?: { readonly find: string; readonly put: string }
  /** The faults that reveal the bug; any by default. */
  readonly faults?: readonly FaultKind[]
}

const HOSTING = 'packages/table/src/hosting.ts'
const SERVER = 'apps/server/src'

/** Bugs that only the simulation would reveal. */
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
    name: 'does not release a stream whose connection closed',
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
    name: 'does not publish events of other processes',
    file: HOSTING,
    find: '    apply(entries, statesBefore, after)\n  }\n\n  /** Writes a checkpoint',
    put: '    table = after\n  }\n\n  /** Writes a checkpoint',
  },
  {
    name: 'resumes a stream one event too late',
    file: 'packages/table/src/recent.ts',
    find: 'if (numbered.version > after) heard',
    put: 'if (numbered.version > after + 1) heard',
  },
  {
    name: 'resumes a stream with open cards',
    file: 'packages/table/src/recent.ts',
    find: 'heard.push(redactFor(numbered, viewer, before))',
    put: 'heard.push(numbered)',
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
    name: 'keeps players of dead processes present',
    file: `${SERVER}/tables/presence.ts`,
    find: "if (await isDead(node)) await host.run(seat, null, { type: 'disconnect', node })",
    put: 'await isDead(node)',
  },
  {
    name: 'renews the claim to be alive too seldom',
    file: `${SERVER}/tables/presence.ts`,
    find: 'every(NODE_LIFETIME / 4,',
    put: 'every(NODE_LIFETIME * 4,',
  },
  {
    name: 'never counts a leaving spectator',
    file: `${SERVER}/tables/livetable.ts`,
    find: "if (viewer === 'spectator') changeSpectatorStreams(-1)",
    put: "if (viewer === 'spectator') void 0",
  },
  {
    name: 'unloads a table with subscribers',
    file: `${SERVER}/tables/livetable.ts`,
    find: 'isQuiet: () => subscribers.size === 0 && ',
    put: 'isQuiet: () => ',
  },
  {
    name: 'does not run timers that became due meanwhile',
    file: `${SERVER}/tables/driver.ts`,
    find: 'if (next !== null && !timers.has(table.id)) set(',
    put: 'if (next === -1) set(',
  },
  {
    name: 'accepts an outdated answer of a bot',
    file: 'packages/table/src/playing.ts',
    find: '!match.ok || match.value.asked[seat] !== asked',
    put: '!match.ok',
  },
  {
    name: 'follows a clock that is set back',
    file: HOSTING,
    find: 'return now + ahead',
    put: 'return now',
  },
  {
    name: 'drops a record that could not be archived at once',
    file: `${SERVER}/tables/registry.ts`,
    find: '    archive.archiveAll()\n',
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
    name: 'applies the first event after a checkpoint twice',
    file: HOSTING,
    find: 'if (version <= from) continue',
    put: 'if (version < from) continue',
  },
  {
    name: 'never corrects the presence',
    file: `${SERVER}/tables/registry.ts`,
    find: '      await live.resendPresence()\n',
    put: '',
    faults: ['database-down', 'disk-full', 'line-cut', 'away'],
  },
  {
    name: 'sends the view of a spectator to a player who got a seat',
    file: `${SERVER}/socket/listen.ts`,
    find: '        end(RECONNECT_NOW)\n        return\n',
    put: '        stream.send(encode(update))\n        end(RECONNECT_NOW)\n        return\n',
  },
  {
    name: 'claims a table for longer than it lives',
    file: `${SERVER}/tables/driver.ts`,
    find: 'claims.claim(table, owner, LEASE)',
    put: 'claims.claim(table, owner, 600 * LEASE)',
    faults: ['jump', 'kill'],
  },
  {
    name: 'sends a call that another process has stored',
    file: `${SERVER}/tables/registry.ts`,
    find: 'if (call.node === node) deliver(whole, call)',
    put: 'deliver(whole, call)',
  },
  {
    name: 'sends a call to a player who has come meanwhile',
    file: `${SERVER}/push/calls.ts`,
    find: 'if (closed || !call.isOpen()) return',
    put: 'if (closed) return',
    faults: ['away'],
  },
  {
    name: 'calls nobody to a table where nobody is',
    file: 'packages/table/src/timer.ts',
    find: '...hostTimer(table), ...callTimers(table)]',
    put: '...hostTimer(table), ...(isAwake(table) ? callTimers(table) : [])]',
  },
  {
    name: 'never notices that a page became hidden',
    file: `${SERVER}/tables/livetable.ts`,
    find: '      for (const seat of seats.keys()) await updateVisibility(seat)\n',
    put: '',
  },
]
