import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBackups } from './backups.ts'

const HOUR = 3_600_000

test('copies are made by the clock, the latest stay, and one that fails is tried again and pushes none out', async () => {
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

  // A server that starts anew waits for the rest of the day.
  backups.stop()
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  backups = openBackups({ folder, every: 24, keep: 2, copy }, { ...parts, registry: new Registry() })
  await vi.advanceTimersByTimeAsync(21 * HOUR)
  expect(backups.last()?.at).toBe(Date.parse('2026-11-19T12:15:00Z'))
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(backups.last()?.at).toBe(Date.parse('2026-11-20T12:15:00Z'))
  expect(readdirSync(folder)).toContain('mine.txt')
})
