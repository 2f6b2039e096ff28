import { readFileSync } from 'node:fs'
import { type Json, must, pick, playOut, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { options } from './fixture.ts'
import { halfPint } from './game.ts'
import { DEFAULT_OPTIONS } from './state.ts'

type Loose = ReturnType<typeof JSON.parse>

const lines = (file: string): Loose[] =>
  readFileSync(new URL(`../examples/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

const problem = (record: unknown) => {
  const read = halfPint.records.read(record)
  return read.ok ? undefined : read.problem
}

const rewritten = (record: Loose): Loose => {
  const { players, log, state } = must(halfPint.records.read(record))
  return halfPint.records.write(players, must(halfPint.open(state.options, players.length)), log)
}

/** Cards of one play come in any order, and where the strongest set counts, row cards may be as good as others. */
const settled = (record: Loose): Loose =>
  JSON.parse(JSON.stringify(record), (key, value) => {
    if (key === 'row') return record.options.sets === 'declared' ? value.toSorted() : value.length
    return key === 'hand' ? value.toSorted() : value
  })

test('records of other programs replay to their stated results', () => {
  const examples = lines('good.jsonl')
  expect(examples).toHaveLength(9)
  for (const record of examples) {
    const { state } = must(halfPint.records.read(record))
    expect(state.result).toEqual(record.result)
    // The examples are older than some options.
    const whole = { ...record, options: { ...DEFAULT_OPTIONS, ...record.options } }
    expect(settled(rewritten(record))).toEqual(settled(whole))
  }
})

test('a wrong record is refused with its round and play', () => {
  const examples = lines('broken.jsonl')
  expect(examples).toHaveLength(8)
  for (const { record, round, play } of examples) expect(problem(record)).toMatchObject({ round, play })
})

const sample = (): Loose => lines('good.jsonl')[2]

/** The code and place of what is wrong after a change. */
const spoiled = (change: (record: Loose) => void) => {
  const record = sample()
  change(record)
  const found = problem(record)
  return found && `${found.code} ${found.round} ${found.play}`
}

test('optional keys may be missing', () => {
  expect(spoiled(record => delete record.result)).toBeUndefined()
  expect(spoiled(record => delete record.rounds[3].result)).toBeUndefined()
  expect(spoiled(record => delete record.rounds[3].plays[2].row)).toBeUndefined()
  expect(spoiled(record => delete record.options.sets)).toBeUndefined()
  expect(
    spoiled(record => {
      record.note = { by: 'somebody' }
    }),
  ).toBeUndefined()
})

test('an unfinished record is read up to its last entry', () => {
  for (const cut of [
    (round: Loose) => {
      round.plays.length = 5
    },
    (round: Loose) => {
      delete round.plays
    },
    (round: Loose) => {
      delete round.plays
      delete round.bets
    },
    (round: Loose) => {
      delete round.plays
      delete round.bets
      delete round.predictions
    },
  ]) {
    const done = spoiled(record => {
      delete record.result
      record.rounds.length = 4
      delete record.rounds[3].result
      cut(record.rounds[3])
    })
    expect(done).toBeUndefined()
  }
  expect(
    spoiled(record => {
      delete record.result
      record.rounds = []
    }),
  ).toBeUndefined()
})

test('a missing key is reported with its position', () => {
  expect(spoiled(record => delete record.rounds[1].deck)).toBe('missing-key 1 null')
  expect(spoiled(record => delete record.rounds[1].predictions)).toBe('missing-key 1 null')
  expect(spoiled(record => delete record.rounds[1].bets)).toBe('missing-key 1 null')
  expect(spoiled(record => delete record.rounds[1].plays)).toBe('missing-play 1 0')
  expect(spoiled(record => delete record.rounds[1].plays[3].seat)).toBe('missing-key 1 3')
  expect(spoiled(record => delete record.rounds[1].plays[3].hand)).toBe('missing-key 1 3')
  expect(spoiled(record => delete record.rounds)).toBe('missing-key null null')
  expect(spoiled(record => delete record.players)).toBe('bad-players null null')
})

test('wrong types and values are refused', () => {
  expect(
    spoiled(record => {
      record.game = 'herzlos'
    }),
  ).toBe('wrong-game null null')
  expect(
    spoiled(record => {
      record.players = ['a']
    }),
  ).toBe('bad-players null null')
  expect(
    spoiled(record => {
      record.players[1] = 7
    }),
  ).toBe('bad-players null null')
  expect(
    spoiled(record => {
      record.options.rounds = 11
    }),
  ).toBe('bad-option null null')
  expect(
    spoiled(record => {
      record.options.startSeat = 5
    }),
  ).toBe('bad-option null null')
  expect(
    spoiled(record => {
      record.options = []
    }),
  ).toBe('bad-options null null')
  expect(
    spoiled(record => {
      record.rounds[2] = 'round'
    }),
  ).toBe('bad-round 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].deck[4] = 'z9'
    }),
  ).toBe('unknown-card 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].deck[4] = record.rounds[2].deck[5]
    }),
  ).toBe('card-twice 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].predictions[1] = null
    }),
  ).toBe('bad-prediction 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].predictions.pop()
    }),
  ).toBe('bad-choices 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].bets[1] = 1
    }),
  ).toBe('bet-on-oneself 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].bets[1] = null
    }),
  ).toBe('bet-needed 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].plays = {}
    }),
  ).toBe('bad-plays 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].plays[1] = null
    }),
  ).toBe('bad-play 2 1')
  expect(
    spoiled(record => {
      record.rounds[2].plays[1].seat = 9
    }),
  ).toBe('no-such-seat 2 1')
  expect(
    spoiled(record => {
      record.rounds[2].plays[1].hand = []
    }),
  ).toBe('no-card 2 1')
  expect(
    spoiled(record => {
      record.rounds[2].plays[1].row = 'r1'
    }),
  ).toBe('bad-cards 2 1')
  expect(
    spoiled(record => {
      record.rounds[2].plays[1].row = ['r1', 'y1', 'g1', 'b1']
    }),
  ).toMatch(/^not-in-row 2 1$/)
})

test('a wrong result is refused with its key', () => {
  expect(
    spoiled(record => {
      record.rounds[2].result.scores[0] += 10
    }),
  ).toBe('wrong-result 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].result.brawl = 7
    }),
  ).toBe('wrong-result 2 null')
  expect(
    spoiled(record => {
      delete record.rounds[2].result.marks
    }),
  ).toBe('wrong-result 2 null')
  expect(
    spoiled(record => {
      record.rounds[2].result = 5
    }),
  ).toBe('bad-result 2 null')
  expect(
    spoiled(record => {
      record.result.winners = [0]
    }),
  ).toBe('wrong-result null null')
  expect(
    spoiled(record => {
      record.result.ending = 'gun-fight'
    }),
  ).toBe('wrong-result null null')
  expect(
    spoiled(record => {
      record.rounds.pop()
    }),
  ).toBe('result-too-early null null')
})

test('plays and rounds after the end are refused at their position', () => {
  expect(
    spoiled(record => {
      record.rounds[2].plays.push(record.rounds[2].plays[0])
    }),
  ).toMatch(/^play-after-end 2 \d+$/)
  expect(
    spoiled(record => {
      record.rounds.push(record.rounds[0])
    }),
  ).toBe('round-after-end 10 null')
})

test('H16: a stated row must be as strong as the strongest, and another equally strong one will do', () => {
  const random = seeded(3)
  let found = 0
  for (let game = 0; found < 3 && game < 300; game++) {
    const opened = must(halfPint.open(options({ rounds: 1 }), 4))
    const { log } = playOut(halfPint, opened, random, (state, seat) =>
      pick(random, halfPint.legal(halfPint.view(state, seat))),
    )
    const record = JSON.parse(JSON.stringify(halfPint.records.write(['a', 'b', 'c', 'd'], opened, log)))
    const [round] = record.rounds
    const at = round.plays.findIndex((play: Loose) => play.row.length > 0)
    if (at < 0) continue
    round.plays[at].row = []
    expect(problem(record)).toMatchObject({ code: 'not-the-strongest', round: 0, play: at })
    found++
  }
  expect(found).toBe(3)
})

test('no broken record makes the reader throw', () => {
  for (const json of [
    null,
    undefined,
    5,
    'x',
    [],
    {},
    { game: 'half-pint-heroes' },
    { game: {} },
    JSON.parse('{"__proto__":[]}'),
  ]) {
    expect(problem(json)).toMatchObject({ round: null, play: null })
  }
})

test('records carry every option and are written in the order of the format', () => {
  const opened = must(halfPint.open(options({ rounds: 2, startSeat: 1 }), 2))
  const record = halfPint.records.write(['Ann', 'Ben'], opened, []) as { readonly [key: string]: Json }
  const written = { ...DEFAULT_OPTIONS, rounds: 2, startSeat: 1 }
  expect(JSON.stringify(record)).toBe(
    `{"game":"half-pint-heroes","players":["Ann","Ben"],"options":${JSON.stringify(written)},"rounds":[]}`,
  )
})
