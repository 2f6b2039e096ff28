import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

/** A clock tick of processor time, in microseconds. */
const TICK = 10_000

const spentBy = (pid: string, postmaster: number): number => {
  try {
    // The fields after the command's name: state, parent, … The times have the indexes 11 and 12.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const isIts = Number(pid) === postmaster || Number(fields[1]) === postmaster
    return isIts ? (Number(fields[11]) + Number(fields[12])) * TICK : 0
  } catch {
    return 0
  }
}

/** Returns the processor time of all processes of a PostgreSQL server, in microseconds; 0 where it cannot be read. */
export const databaseTime = (postmaster: number): number => {
  if (!existsSync('/proc/self/stat')) return 0
  return readdirSync('/proc').reduce((sum, pid) => sum + (/^\d+$/.test(pid) ? spentBy(pid, postmaster) : 0), 0)
}

/** Returns the process id of the server; 0 if it runs on another machine. */
export const postmasterIn = async (client: Client): Promise<number> => {
  const { rows } = await client.query('show data_directory')
  try {
    return Number(readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}
