import { below, pick } from '@halfpint/core'
import type { Environment, Place, SimulatedTable } from './environment.ts'
import type { Person } from './person.ts'
import type { Fault, FaultKind } from './scenario.ts'

type Act = (env: Environment, fault: Fault) => void

const placeOf = ({ places }: Environment, who: number): Place => places[who % places.length] as Place

const guestOf = (
  { parties }: Environment,
  who: number,
): { readonly party: SimulatedTable; readonly person: Person } | undefined => {
  const all = parties.flatMap(party => party.people.filter(({ isOver }) => !isOver).map(person => ({ party, person })))
  return all[who % Math.max(1, all.length)]
}

const backSoon = (env: Environment, place: Place, lasts: number): void => {
  env.scheduler.after(Math.min(lasts, 60_000), () => env.start(place))
}

const die =
  (isTold: boolean): Act =>
  (env, { who, lasts }) => {
    const place = placeOf(env, who)
    env.kill(place, isTold)
    backSoon(env, place, lasts)
  }

/** Milliseconds for a graceful stop before the process exits anyway. */
const PATIENCE = 10_000

const stop: Act = (env, { who, lasts }) => {
  const place = placeOf(env, who)
  const { process } = place
  if (process?.alive !== true || process.app === undefined) return
  let isDone = false
  const end = (): void => {
    if (isDone || !process.alive) return
    isDone = true
    env.kill(place, true)
    backSoon(env, place, lasts)
  }
  process.stop().then(end, end)
  env.scheduler.after(PATIENCE, end)
}

const toProcess =
  (act: (env: Environment, place: Place, fault: Fault) => void): Act =>
  (env, fault) => {
    const place = placeOf(env, fault.who)
    if (place.process?.alive === true) act(env, place, fault)
  }

const toPerson =
  (act: (env: Environment, person: Person, fault: Fault, party: SimulatedTable) => void): Act =>
  (env, fault) => {
    const guest = guestOf(env, fault.who)
    if (guest !== undefined) act(env, guest.person, fault, guest.party)
  }

const cutLines =
  (server: boolean, client: boolean): Act =>
  (env, fault) =>
    toPerson((_, { parts }) => {
      for (const line of [...parts.reach.lines]) line.cut(server, client)
    })(env, fault)

const isSeated = (person: Person): boolean => person.token !== undefined && !person.isOver

/** A new person replaces the one that left, a little later. */
const replace = (env: Environment, party: SimulatedTable): void => {
  const come = async (): Promise<void> => {
    const person = env.invite(party, true)
    if (await person.arrive()) person.openPage(below(env.random, 2) === 0)
    else person.isOver = true
  }
  env.scheduler.after(2_000 + below(env.random, 20_000), () => void come())
}

/** The action of each fault. */
export const INJECT: { readonly [kind in FaultKind]: Act } = {
  kill: die(true),
  power: die(false),
  stop,
  freeze: toProcess(({ scheduler }, { process }, { lasts }) => {
    if (process !== undefined) process.frozenUntil = scheduler.now() + lasts
  }),
  jump: toProcess(({ random }, { machine }, { lasts }) => {
    // Some clocks are set wrong by much: an hour, a day.
    machine.offset += pick(random, [lasts, -lasts, 3_600_000, -3_600_000, 86_400_000, -86_400_000])
  }),
  drift: toProcess(({ random }, { machine }) => {
    machine.drift = (below(random, 21) - 10) / 1000
  }),
  'database-down': ({ database, scheduler }, { lasts }) => {
    if (database !== undefined) database.downUntil = scheduler.now() + lasts
  },
  'database-crash': ({ database, scheduler }, { lasts }) => {
    if (database === undefined) return
    database.crash()
    database.downUntil = scheduler.now() + Math.min(lasts, 10_000)
  },
  'database-slow': ({ database, scheduler, random }, { lasts }) => {
    if (database !== undefined)
      database.slow = { until: scheduler.now() + lasts, most: pick(random, [300, 3_000, 20_000]) }
  },
  'store-cut': toProcess(({ database }, { process }) => {
    if (process !== undefined) database?.cut(process)
  }),
  'store-swallowed': toProcess(({ database, scheduler }, { process }, { lasts }) => {
    if (process !== undefined) database?.swallow(process, scheduler.now() + lasts)
  }),
  'notices-lost': toProcess(({ database, scheduler }, { process }, { lasts }) => {
    if (process !== undefined) database?.deafen(process, scheduler.now() + lasts)
  }),
  'database-tight': ({ database, scheduler }, { lasts }) => {
    if (database !== undefined) database.tightUntil = scheduler.now() + lasts
  },
  'disk-tight': ({ file, scheduler }, { lasts }) => {
    if (file !== undefined) file.tightUntil = scheduler.now() + lasts
  },
  'disk-full': ({ file, scheduler }, { lasts }) => {
    if (file !== undefined) file.fullUntil = scheduler.now() + lasts
  },
  'disk-failing': ({ file, scheduler }, { lasts }) => {
    if (file !== undefined) file.failingUntil = scheduler.now() + lasts
  },
  'disk-slow': ({ file, scheduler, random }, { lasts }) => {
    if (file !== undefined) file.slow = { until: scheduler.now() + lasts, most: pick(random, [100, 1_000, 5_000]) }
  },
  offline: toPerson(({ scheduler }, { parts }, { lasts }) => {
    parts.reach.offlineUntil = scheduler.now() + lasts
  }),
  jitter: toPerson(({ scheduler }, { parts }, { lasts }) => {
    parts.reach.jitter = 2_000
    scheduler.after(lasts, () => {
      parts.reach.jitter = 20
    })
  }),
  stall: toPerson(({ scheduler }, { parts }, { lasts }) => {
    parts.reach.stalledUntil = scheduler.now() + lasts
  }),
  'line-cut': cutLines(true, true),
  'line-half-open': cutLines(false, false),
  'line-lost-at-server': cutLines(false, true),
  'line-lost-at-client': cutLines(true, false),
  reload: toPerson(({ random }, person) => {
    for (const page of [...person.pages]) page.close()
    person.openPage(below(random, 2) === 0)
  }),
  'second-tab': toPerson(({ random }, person) => {
    if (person.pages.size < 2) person.openPage(below(random, 2) === 0)
  }),
  'private-window': toPerson(({ random }, person) => {
    if (person.pages.size < 2) person.openPage(below(random, 2) === 0, true)
  }),
  'closed-tab': toPerson((_, person) => {
    const [page] = person.pages
    if (person.pages.size > 1) page?.close()
  }),
  away: toPerson(({ scheduler, random }, person, { lasts }) => {
    for (const page of [...person.pages]) page.close()
    scheduler.after(lasts * pick(random, [1, 10]), () => {
      if (person.pages.size === 0 && !person.isOver) person.openPage(below(random, 2) === 0)
    })
  }),
  leave: toPerson((env, person, _, party) => {
    if (!isSeated(person) || party.people.filter(isSeated).length < 2) return
    void person.send({ type: 'leave' })
    replace(env, party)
  }),
  emptied: toPerson((env, _, { who }, party) => {
    const host = party.people.find(each => [...each.pages].some(page => page.view()?.host === page.view()?.viewer))
    const view = [...(host?.pages ?? [])][0]?.view()
    const seat = who % party.plan.seats
    if (host === undefined || view === null || view?.viewer === seat || view?.seats[seat]?.kind !== 'person') return
    void host.send({ type: 'clear-seat', seat })
    replace(env, party)
  }),
}
