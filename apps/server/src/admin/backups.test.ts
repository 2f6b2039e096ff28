import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBackups } from './backups.ts'

const HOUR = 3_600_000

test('backups are made on schedule, old ones are removed, and a failed backup is retried and removes none', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00Z') })
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-backups-'))
  let works = true
  const copy = async (to: string): Promise<boolean> => {
    if (works) writeFileSync(to, 'all games')
    return works
  }
  const registry = new Registry()
  const parts = { log: pino({ level: 'silent' }), registry, now: Date.now }
  writeFileSync(join(folder, 'mine.txt'), 'not a copy')
  let backups = openBackups({ folder, every: 24, keep: 2, copy }, parts)
  onTestFinished(() => {
    backups.stop()
    vi.useRealTimers()
    rmSync(folder, { recursive: true })
  })
  const copies = (): string[] => readdirSync(folder).filter(name => name.endsWith('.sqlite'))
  expect(backups.last()).toBe(null)
  await vi.advanceTimersByTimeAsync(1)
  expect(copies()).toEqual(['halfpint-2026-11-16T12-00-00Z.sqlite'])
  await vi.advanceTimersByTimeAsync(48 * HOUR)
  expect(copies()).toEqual(['halfpint-2026-11-17T12-00-00Z.sqlite', 'halfpint-2026-11-18T12-00-00Z.sqlite'])

  works = false
  await vi.advanceTimersByTimeAsync(24 * HOUR)
  expect(copies()).toHaveLength(2)
  works = true
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(backups.last()).toMatchObject({ at: Date.parse('2026-11-19T12:15:00Z'), bytes: 9 })
  const counted = await registry.metrics()
  expect(counted).toContain('halfpint_backups_total{result="good"} 4')
  expect(counted).toContain('halfpint_backups_total{result="failed"} 1')

  // A restarted server waits until the backup is a day old.
  backups.stop()
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  backups = openBackups({ folder, every: 24, keep: 2, copy }, { ...parts, registry: new Registry() })
  await vi.advanceTimersByTimeAsync(21 * HOUR)
  expect(backups.last()?.at).toBe(Date.parse('2026-11-19T12:15:00Z'))
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(backups.last()?.at).toBe(Date.parse('2026-11-20T12:15:00Z'))
  expect(readdirSync(folder)).toContain('mine.txt')
})

const openIn = (folder: string, every: number, keep = 2) => {
  const registry = new Registry()
  const copy = async (to: string): Promise<boolean> => {
    writeFileSync(to, 'all games')
    return true
  }
  const backups = openBackups(
    { folder, every, keep, copy },
    { log: pino({ level: 'silent' }), registry, now: Date.now },
  )
  onTestFinished(() => {
    backups.stop()
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })
  return { backups, registry, copies: () => readdirSync(folder).filter(name => name.endsWith('.sqlite')) }
}

test('a monthly backup is made once a month although one timer cannot wait a month', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00Z') })
  const { copies } = openIn(mkdtempSync(join(tmpdir(), 'halfpint-backups-')), 720, 7)
  await vi.advanceTimersByTimeAsync(719 * HOUR)
  expect(copies()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(copies()).toHaveLength(2)
})

test('backups continue if an old one cannot be removed or the folder is missing', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00Z') })
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-backups-'))
  mkdirSync(join(folder, 'halfpint-2026-01-01T00-00-00Z.sqlite'))
  const { backups, registry, copies } = openIn(folder, 24, 1)
  await vi.advanceTimersByTimeAsync(25 * HOUR)
  expect(copies()).toContain('halfpint-2026-11-17T12-00-00Z.sqlite')
  rmSync(folder, { recursive: true })
  expect(backups.last()).toBe(null)
  expect(await registry.metrics()).toContain('halfpint_last_backup_timestamp_seconds 0')
  await vi.advanceTimersByTimeAsync(24 * HOUR)
  expect(copies()).toEqual(['halfpint-2026-11-18T12-00-00Z.sqlite'])
})
