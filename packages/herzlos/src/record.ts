import { type BySeat, type Json, ok, type RecordFormat, type RoundFormat, replayRecord } from '@halfpint/core'
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
  results,
  roundKeys: ['points', 'march'],
  gameKeys: ['ending', 'totals', 'winners'],
}

type Round = { deck: Json; passes?: Json; plays?: Json[]; result?: Json }

const enter = (rounds: Round[], event: Event): void => {
  const round = rounds.at(-1) as Round
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

const write = (players: BySeat<string>, opened: State, log: readonly Event[]): Json => {
  const rounds: Round[] = []
  for (const event of log) enter(rounds, event)
  const end = log.at(-1)
  return {
    game: rules.id,
    players,
    options: { ...opened.options },
    rounds: rounds as Json,
    ...(end?.type === 'game-ended' ? { result: gameJson(end.result) } : {}),
  }
}

/** Herzlos in the record format. */
export const records: RecordFormat<State, Event> = {
  read: json => replayRecord(rules, FORMAT, json),
  write,
  results,
}
