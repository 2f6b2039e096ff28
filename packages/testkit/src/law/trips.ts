import { type Json, makeOption, must, type Position, parseOption, type Random, type Result } from '@halfpint/core'
import { alike } from '../difference.ts'
import { distort, junk } from '../distort.ts'
import { reread } from '../frozen.ts'
import { atStep, type Law, someSteps, type Trial } from '../law.ts'
import { pending, type RandomPlay } from '../played.ts'
import type { LawSubject } from '../subject.ts'

/** Names that a careless implementation would corrupt. */
const PLAYERS = ['Ann', '', 'Zoë "Z"', 'Юля', '🂡', 'a\\b', 'line\nbreak', '<b>', '__proto__', '  ']

const onTrial = <S extends Position, A, E, O>(subject: LawSubject<S, A, E, O>): Trial<S, A, E, O> => {
  const { game } = subject

  const checkOptions = (options: O, random: Random): void => {
    alike('options read from JSON', must(game.options.read(reread(options))), options)
    const typed = Object.entries(options as { readonly [name: string]: Json }).map(([name, value]) =>
      must(parseOption(game.optionRules, makeOption(name, value))),
    )
    alike('options typed and parsed', must(game.options.read(Object.fromEntries(typed))), options)
    const usual = must(game.options.read({}))
    alike('the usual options', must(game.options.read(undefined)), usual)
    noThrow('options.read', distort(options as Json, random), json => game.options.read(json))
  }

  const checkAction = (action: A, random: Random): void => {
    const text = game.actions.make(action)
    alike(`the phrase ${JSON.stringify(text)} parsed`, must(game.actions.parse(text)), action)
    const json = reread(action) as Json
    alike('the action read from JSON', must(game.actions.read(json)), action)
    noThrow('actions.read', distort(json, random), given => game.actions.read(given))
    noThrow('actions.read', junk(random), given => game.actions.read(given))
    const words = distort(text.split(' '), random)
    noThrow('actions.parse', Array.isArray(words) ? words.join(' ') : String(words), given => game.actions.parse(given))
  }

  /** Writes the record of the first steps, reads it and writes it again. */
  const checkRecord = ({ opened, steps, draw }: RandomPlay<S, A, E, O>, until: number): Json => {
    const players = Array.from({ length: opened.seats }, (_, seat) => PLAYERS[(seat + until) % PLAYERS.length]!)
    const done = steps.slice(0, until)
    const log = done.flatMap(step => step.events)
    const written = game.records.write(players, opened, log)
    const record = reread(written)
    alike('the record as JSON', record, written)
    const read = must(game.records.read(record))
    alike('the players read from the record', read.players, players)
    // Choices that wait for others are secret and not in the record.
    const kept = done.slice(0, done.length - pending(game, done))
    alike('the state read from the record', read.state, kept.at(-1)?.after ?? opened)
    const facts = kept.flatMap(step => step.events)
    if (draw.inOrder) alike('the log read from the record', read.log, facts)
    alike('the number of facts read from the record', read.log.length, facts.length)
    alike(
      'the record written again',
      JSON.stringify(game.records.write(players, opened, read.log)),
      JSON.stringify(record),
    )

    const { rounds, result } = game.records.results(read.state)
    const stated = record as { readonly rounds: readonly { readonly result?: Json }[]; readonly result?: Json }
    alike('the result in the record', stated.result ?? null, result)
    const results = stated.rounds.flatMap(round => (round.result === undefined ? [] : [round.result]))
    alike('the round results in the record', results, rounds)
    return record
  }

  const checkBroken = (record: Json, random: Random): void => {
    const broken = distort(record, random)
    const read = noThrow('records.read', broken, json => game.records.read(json))
    if (read.ok) return
    for (const place of ['round', 'play'] as const) {
      const at = read.problem[place]
      if (at === null || Number.isInteger(at)) continue
      throw new Error(`the problem of a broken record does not say its ${place}: ${JSON.stringify(read.problem)}`)
    }
  }

  return {
    game(played, random) {
      const { steps, draw } = played
      checkOptions(draw.options, random)
      for (const step of someSteps(steps, random, 40)) {
        atStep(step, ({ move, events }) => {
          if (move !== null) checkAction(move.action, random)
          for (const event of events) alike('the event as JSON', reread(event), event)
        })
      }
      for (const step of someSteps(steps, random, 3)) atStep(step, ({ number }) => void checkRecord(played, number))
      const record = checkRecord(played, steps.length)
      for (let time = 0; time < 5; time++) checkBroken(record, random)
    },
  }
}

const noThrow = <T, G>(what: string, given: G, read: (given: G) => Result<T>): Result<T> => {
  try {
    return read(given)
  } catch (error) {
    throw new Error(`${what} throws at ${JSON.stringify(given).slice(0, 200)}: ${error}`, { cause: error })
  }
}

/** Law 7. */
export const trips: Law = {
  number: 7,
  name: 'round trips',
  says: 'actions, events, options and records survive being written and read',
  share: 0.3,
  trial: onTrial,
}
