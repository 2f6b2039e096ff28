import { rosterOf } from '@halfpint/bots'
import { type AnyGame, type Json, must, ok, type Position, type Result, refuse, seeded } from '@halfpint/core'
import { type Host, memoryJournal, openSeatedTable, type TableEvent } from '@halfpint/table'
import { type FixedGame, fixedEnvironment } from './fixedgame.ts'
import { fixedSetup } from './fixedsetup.ts'

/** A fixed game as far as it was played. */
export interface Playthrough {
  readonly state: Position
  /** The events of the game. */
  readonly log: readonly Json[]
  /** The player's legal actions; empty once the game is over. */
  readonly legal: readonly Json[]
  /** The index of each choice of the player among the actions that were legal. */
  readonly choices: readonly number[]
  /** The number of legal actions at each of these choices. */
  readonly options: readonly number[]
}

/** The index of an action among the legal ones; -1 if it is not legal. The order of its cards does not matter. */
export const choiceOf = ({ actions }: AnyGame, legal: readonly Json[], action: Json): number => {
  // A card is in the hand or in the row, never in both.
  const wordsOf = (each: Json): string => actions.make(each).split(' ').toSorted().join(' ')
  const wanted = wordsOf(action)
  return legal.findIndex(each => wordsOf(each) === wanted)
}

/** Replays the events of a fixed game. */
export const playthroughOf = (fixed: FixedGame, log: readonly Json[]): Playthrough => {
  const { game, chosenBy } = must(rosterOf(fixed.game))
  const { seat } = fixed
  const choices: number[] = []
  const options: number[] = []
  let state: Position = must(game.open(must(game.options.read(fixed.options)), fixed.opponents.length))
  for (const event of log) {
    const done = chosenBy(event, state)
    if (done?.seat === seat) {
      const legal = game.legal(game.view(state, seat))
      choices.push(choiceOf(game, legal, done.action))
      options.push(legal.length)
    }
    state = game.evolve(state, event)
  }
  const legal = game.turn(state).kind === 'over' ? [] : game.legal(game.view(state, seat))
  return { state, log, legal, choices, options }
}

/** The events of the game among the events of its table. */
export const gameEventsIn = (log: readonly { readonly event: TableEvent }[]): readonly Json[] =>
  log.flatMap(({ event }) => (event.type === 'game' ? [event.event] : []))

interface Started {
  readonly host: Host
  playthrough(): Promise<Playthrough>
}

/** Opens a table with a fixed game in memory and starts it. No player has decided anything yet. */
const start = async (fixed: FixedGame, variant?: string): Promise<Result<Started>> => {
  const journal = memoryJournal()
  const environment = {
    now: () => 0,
    random: seeded(fixed.seed),
    isSingleProcess: true,
    ...fixedEnvironment(fixed, variant),
  }
  const setup = fixedSetup(fixed, { name: 'player', symbol: 'mug' }, bot => bot)
  const opened = await openSeatedTable(journal, 'fixed', setup, environment)
  if (!opened.ok) return opened
  const host = opened.value
  must(await host.run(fixed.seat, null, { type: 'start' }))
  return ok({ host, playthrough: async () => playthroughOf(fixed, gameEventsIn(await journal.read(0))) })
}

/** A table with a fixed game. The bots have played, and the player is to choose. */
export interface FixedTable extends Pick<Started, 'playthrough'> {
  /** The player's legal actions; empty once the game is over. */
  legal(): readonly Json[]
  /** Plays the legal action with this index. */
  choose(choice: number): Promise<Result<null>>
}

/** Opens a table with a fixed game. */
export const openFixedTable = async (fixed: FixedGame): Promise<Result<FixedTable>> => {
  const roster = rosterOf(fixed.game)
  if (!roster.ok) return roster
  const { game } = roster.value
  const started = await start(fixed)
  if (!started.ok) return started
  const { host, playthrough } = started.value
  const { seat } = fixed
  const legal = (): readonly Json[] => {
    const { match, phase } = host.table()
    return match === null || phase === 'over' ? [] : game.legal(game.view(match.state, seat))
  }
  await host.drive()
  return ok({
    legal,
    async choose(choice) {
      const actions = legal()
      const action = actions[choice]
      if (action === undefined) return refuse('bad-choice', { choice, choices: actions.length })
      must(await host.run(seat, null, { type: 'act', action }))
      await host.drive()
      return ok(null)
    },
    playthrough,
  })
}

/** Lets a bot play a fixed game from the player's seat; `variant` distinguishes bots of one level. */
export const playByBot = async (fixed: FixedGame, bot: string, variant: string): Promise<Playthrough> => {
  const { host, playthrough } = must(await start(fixed, variant))
  must(await host.note(() => ({ type: 'substituted', seat: fixed.seat, bot })))
  await host.drive()
  return playthrough()
}

/** Plays a fixed game with these choices. */
export const replay = async (fixed: FixedGame, choices: readonly number[]): Promise<Result<Playthrough>> => {
  const table = await openFixedTable(fixed)
  if (!table.ok) return table
  for (const choice of choices) {
    const chosen = await table.value.choose(choice)
    if (!chosen.ok) return chosen
  }
  return ok(await table.value.playthrough())
}

/** The decks that were dealt, round by round. */
export const decksOf = (log: readonly Json[]): readonly (readonly Json[])[] =>
  log.flatMap(event => {
    const { type, deck } = event as { readonly type: string; readonly deck?: readonly Json[] }
    return type === 'dealt' ? [deck ?? []] : []
  })
