import { readFileSync } from 'node:fs'
import { scorePad } from '@halfpint/scorepad'
import { GAMES, type TableView } from '@halfpint/table'
import { expect, test } from 'vitest'
import { PAD_INTERFACES } from './games.ts'

const RECORDS: { readonly [game: string]: string } = {
  'half-pint-heroes': '../../../../../packages/half-pint/examples/good.jsonl',
  herzlos: '../../../../../packages/herzlos/examples/games.jsonl',
}

test.each(Object.keys(RECORDS))('the pad of a finished table of %s has the points of the table', async game => {
  const rules = GAMES.get(game)
  const face = await PAD_INTERFACES.get(game)?.()
  const records = readFileSync(new URL(RECORDS[game] as string, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  let compared = 0
  for (const record of records) {
    const replay = rules?.records.read(JSON.parse(record))
    if (replay?.ok !== true) continue
    const { state, players } = replay.value
    const result = rules?.records.results(state).result ?? null
    if (result === null) continue
    const seatStates = players.map(name => ({ kind: 'bot', bot: 'expert', name, free: false }))
    const view = {
      setup: { game },
      seats: seatStates,
      match: { state: rules?.view(state, 'spectator') },
    } as unknown as TableView
    const pad = face?.fromTable?.(view)
    expect(pad).toMatchObject({ pad: game, players })
    expect(new Set(pad?.symbols).size).toBe(players.length)
    const scored = scorePad(pad as NonNullable<typeof pad>)
    const { winners, totals } = result as { winners: number[]; totals?: number[] }
    expect(scored.result?.winners).toEqual(winners)
    if (totals !== undefined) expect(scored.totals).toEqual(totals)
    compared++
  }
  expect(compared).toBeGreaterThan(2)
})
