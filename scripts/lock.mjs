// One at a time, among all processes of this clone: `npm test` beside `npm start` must not build into the same folders.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const isAlive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Who does something renews the lock so often; one that is older than the second belongs to nobody, whoever has its number now. */
const RENEWED = 5_000
const FORGOTTEN = 60_000

const isLeft = file => {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return (holder !== 0 && !isAlive(holder)) || Date.now() - statSync(file).mtimeMs > FORGOTTEN
  } catch {
    return false // given back this very moment
  }
}

const renew = file => {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {} // Somebody deleted it: then it is not ours any more.
}

const take = file => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Does something while no other process that asks by this file does; who ended without giving it back is not waited for. */
export const alone = async (file, act) => {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    if (isLeft(file)) rmSync(file, { force: true })
    else await pause(100)
  }
  const renewing = setInterval(renew, RENEWED, file)
  try {
    return await act()
  } finally {
    clearInterval(renewing)
    rmSync(file, { force: true })
  }
}
