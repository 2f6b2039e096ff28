import { cpus } from 'node:os'

/** Where and when a measurement was made. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly system: string
  readonly node: string
  readonly date: string
}

/** This machine, today. */
export const machine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  system: `${process.platform} ${process.arch}`,
  node: process.versions.node,
  date: new Date().toISOString().slice(0, 10),
})

/** A machine and its day as people read them. */
export const machineText = ({ processor, cores, system, node, date }: Machine): string =>
  `${processor}, ${cores} cores, ${system}, Node ${node}, ${date}`
