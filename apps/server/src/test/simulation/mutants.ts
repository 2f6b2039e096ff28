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
    put: `const early = entries.map(({ at, fact }, place) => ({ at, fact, version: table.version + place + 1 }))
      subscribers.publish(early, befores)
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
    name: 'does a repeated wish twice',
    file: 'packages/table/src/wishids.ts',
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
    file: `${SERVER}/streams.ts`,
    find: "line.once('close', release)",
    put: '',
  },
  {
    name: 'loses a notification',
    file: `${SERVER}/registry.ts`,
    find: 'host.table().version < version)',
    put: 'host.table().version < version - 1)',
  },
  {
    name: 'keeps what other processes wrote to itself',
    file: HOSTING,
    find: '    adopt(entries, befores, after)\n  }\n\n  /** A match that begins',
    put: '    table = after\n  }\n\n  /** A match that begins',
  },
  {
    name: 'resumes a stream one fact too late',
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
    name: 'goes on telling who has left the chair',
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
    file: `${SERVER}/presence.ts`,
    find: "if (await isDead(door)) await host.wish(seat, null, { type: 'go', door })",
    put: 'await isDead(door)',
  },
  {
    name: 'gives signs of life too seldom',
    file: `${SERVER}/presence.ts`,
    find: 'every(LIFE / 4,',
    put: 'every(LIFE * 4,',
  },
  {
    name: 'never counts anybody out at the rail',
    file: `${SERVER}/livetable.ts`,
    find: "if (viewer === 'rail') count(-1)",
    put: "if (viewer === 'rail') void 0",
  },
  {
    name: 'lets go of a table while somebody listens',
    file: `${SERVER}/livetable.ts`,
    find: 'isQuiet: () => subscribers.size === 0 && ',
    put: 'isQuiet: () => ',
  },
  {
    name: 'does not drive on what became due meanwhile',
    file: `${SERVER}/driver.ts`,
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
    file: `${SERVER}/registry.ts`,
    find: '    archive.fill()\n',
    put: '',
    faults: ['database-tight', 'disk-tight'],
  },
  {
    name: 'lets the stand-in keep the chair of who is back',
    file: 'packages/table/src/decide.ts',
    find: "...(chair.standIn === null ? [] : [{ type: 'gave-back', seat } as const]),",
    put: '',
  },
  {
    name: 'deals without the shares of the devices',
    file: 'packages/table/src/settle.ts',
    find: 'round, seed, shares })\n  const events',
    put: 'round, seed, shares: shares.map(() => null) })\n  const events',
  },
  {
    name: 'folds the first fact after a checkpoint twice',
    file: HOSTING,
    find: 'if (version <= from) continue',
    put: 'if (version < from) continue',
  },
  {
    name: 'never tells again who is here',
    file: `${SERVER}/registry.ts`,
    find: '      await live.remind()\n',
    put: '',
    faults: ['database-down', 'disk-full', 'line-cut', 'away'],
  },
  {
    name: 'tells who waited for a chair with the eyes of the rail',
    file: `${SERVER}/listen.ts`,
    find: '        dismiss()\n        return\n',
    put: '        stream.say(encode(update, edition, host))\n        dismiss()\n        return\n',
  },
  {
    name: 'claims a table for longer than it lives',
    file: `${SERVER}/driver.ts`,
    find: 'claims.claim(table, owner, LEASE)',
    put: 'claims.claim(table, owner, 600 * LEASE)',
    faults: ['jump', 'kill'],
  },
]
