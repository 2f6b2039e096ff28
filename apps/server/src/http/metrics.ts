import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of the server for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Counter<'route' | 'method' | 'status'>
  readonly seconds: Histogram<'route'>
  /** Counts a command of this type. */
  countCommand(command: string, accepted: boolean): void
  /** Counts stored events. */
  countEntries(count: number): void
  readonly streams: Gauge<'form'>
  /** Streams that are open or being opened. Equals `streams` except for moments. */
  readonly reserved: Gauge
  readonly slow: Counter
  readonly thoughts: Histogram<'bot'>
}

/** Creates the metrics; `tables` returns the number of tables in memory. */
export const openMetrics = (tables: () => number): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'halfpint_' })
  new Gauge({
    name: 'halfpint_tables',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(tables())
    },
  })
  // A counter of prom-client looks up its labels on each call. Frequent events are counted here and copied.
  const commands = { accepted: new Map<string, number>(), refused: new Map<string, number>() }
  new Counter({
    name: 'halfpint_commands_total',
    help: 'Commands by type and answer (accepted or refused)',
    labelNames: ['command', 'answer'],
    registers,
    collect() {
      this.reset()
      for (const answer of ['accepted', 'refused'] as const)
        for (const [command, count] of commands[answer]) this.inc({ command, answer }, count)
    },
  })
  let entries = 0
  new Counter({
    name: 'halfpint_entries_total',
    help: 'Events written to the logs of tables',
    registers,
    collect() {
      this.reset()
      this.inc(entries)
    },
  })
  return {
    registry,
    requests: new Counter({
      name: 'halfpint_requests_total',
      help: 'Answered requests',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'halfpint_request_seconds',
      help: 'Time from a request to its answer, without streams',
      labelNames: ['route'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    countCommand(command, accepted) {
      const counts = accepted ? commands.accepted : commands.refused
      counts.set(command, (counts.get(command) ?? 0) + 1)
    },
    countEntries(count) {
      entries += count
    },
    streams: new Gauge({ name: 'halfpint_streams', help: 'Open streams', labelNames: ['form'], registers }),
    reserved: new Gauge({ name: 'halfpint_streams_reserved', help: 'Streams open or being opened', registers }),
    slow: new Counter({
      name: 'halfpint_slow_readers_total',
      help: 'Streams closed because the client did not read',
      registers,
    }),
    thoughts: new Histogram({
      name: 'halfpint_thought_seconds',
      help: 'Time of a bot for one decision',
      labelNames: ['bot'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
  }
}
