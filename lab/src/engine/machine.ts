import { cpus } from 'node:os'

/** Machine and date of a measurement. */
export interface MachineInfo {
  readonly processor: string
  readonly cores: number
  readonly system: string
  readonly node: string
  readonly date: string
}

/** This machine, today. */
export const machine = (): MachineInfo => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  system: `${process.platform} ${process.arch}`,
  node: process.versions.node,
  date: new Date().toISOString().slice(0, 10),
})

/** A machine and date as text. */
export const machineText = ({ processor, cores, system, node, date }: MachineInfo): string =>
  `${processor}, ${cores} cores, ${system}, Node ${node}, ${date}`
