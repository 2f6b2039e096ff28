import { type Json, ok, type RecordFormat, type RoundFormat, type RoundJson, recordsOf } from '@halfpint/core'
import { readPass, readPlay } from './action.ts'
import { readDeck } from './deal.ts'
import { rules } from './rules.ts'
import type { Action, Event, GameResult, RoundScore, State } from './state.ts'

const roundJson = ({ points, march }: RoundScore): Json => ({ points, march })

const gameJson = ({ ending, totals, winners }: GameResult): Json => ({ ending, totals, winners })

const results = (state: State) => ({
  rounds: state.results.map(roundJson),
  result: state.result === null ? null : gameJson(state.result),
})

const enter = (rounds: RoundJson[], event: Event): void => {
  const round = rounds.at(-1)!
  switch (event.type) {
    case 'dealt':
      rounds.push({ deck: event.deck })
      break
    case 'passes-exchanged':
      round.passes = event.passes
      round.plays = []
      break
    case 'played':
      round.plays?.push(event.card)
      break
    case 'round-scored':
      round.result = roundJson(event)
  }
}

const FORMAT: RoundFormat<State, Action, Event> = {
  deal: (deck, state) => {
    const read = readDeck(deck, state.seats)
    return read.ok ? ok({ type: 'dealt', deck: read.value }) : read
  },
  choices: [{ key: 'passes', read: readPass }],
  play: (entry, state) => {
    const read = readPlay(entry)
    return read.ok ? ok({ seat: state.toPlay, action: read.value }) : read
  },
  enter,
  ending: event => (event.type === 'game-ended' ? gameJson(event.result) : undefined),
  results,
  roundKeys: ['points', 'march'],
  gameKeys: ['ending', 'totals', 'winners'],
}

/** Reads and writes records of Herzlos. */
export const records: RecordFormat<State, Event> = recordsOf(rules, FORMAT)
