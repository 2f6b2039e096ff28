import { expect, test, vi } from 'vitest'
import type { Notice } from '../src/store.ts'
import { entry, type Fixture, SOON, summary } from './fixture.ts'

/** Records the highest version of each table in the notices. */
export const versionRecorder = () => {
  const highest = new Map<string, number>()
  const letters: (readonly Notice[])[] = []
  return {
    highest,
    letters,
    hear(news: readonly Notice[]): void {
      letters.push(news)
      for (const { table, version } of news) highest.set(table, Math.max(version, highest.get(table) ?? 0))
    },
  }
}

/** The contract for notices. */
export const watching = ({ open }: Fixture): void => {
  test('every subscriber is notified of every append', async () => {
    const [here, there] = [await open(), await open()]
    const [near, far] = [versionRecorder(), versionRecorder()]
    here.watch(near.hear)
    there.watch(far.hear)
    const tables = Array.from({ length: 120 }, (_, n) => `table ${n} – ${'x'.repeat(150)}`)
    await Promise.all(
      tables.map((table, n) => (n % 2 ? here : there).append(table, 0, [entry('a'), entry('b')], summary)),
    )
    await there.append(tables[0] as string, 2, [entry('c')], summary)
    const all = new Map(tables.map((table, n) => [table, n === 0 ? 3 : 2]))
    await vi.waitFor(() => expect(near.highest).toEqual(all), SOON)
    await vi.waitFor(() => expect(far.highest).toEqual(all), SOON)
    expect(near.letters.length).toBeLessThan(tables.length)
  })

  test('refused appends and changes of the summary cause no notice, and an unsubscribed function is not called', async () => {
    const store = await open()
    const [heard, stopped] = [versionRecorder(), versionRecorder()]
    await store.append('before', 0, [entry('a')], summary)
    store.watch(heard.hear)
    store.watch(stopped.hear)()
    await store.append('before', 0, [entry('late')], summary)
    await store.append('before', 1, [], { ...summary, due: 1 })
    await store.append('t', 0, [entry('a')], summary)
    await vi.waitFor(() => expect(heard.highest.get('t')).toBe(1), SOON)
    expect(heard.highest.has('before')).toBe(false)
    expect(stopped.letters).toEqual([])
  })

  test('a function can subscribe twice and unsubscribe once', async () => {
    const store = await open()
    const heard = versionRecorder()
    const stop = store.watch(heard.hear)
    store.watch(heard.hear)
    stop()
    stop()
    await store.append('t', 0, [entry('a')], summary)
    await vi.waitFor(() => expect(heard.letters).toEqual([[{ table: 't', version: 1 }]]), SOON)
  })
}
