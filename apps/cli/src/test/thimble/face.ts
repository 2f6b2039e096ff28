import { everySeat, ok, type Seen } from '@halfpint/core'
import {
  type ThimbleAction,
  type ThimbleEvent,
  type ThimbleOptions,
  type ThimbleState,
  thimble,
} from '@halfpint/testkit'
import type { Face, Frame } from '../../games/face.ts'
import { winnerText } from '../../play/winner.ts'

type View = Seen<ThimbleState>

interface ThimbleWords {
  readonly name: string
  readonly about: string
  plays(name: string, card: string): string
  takes(name: string, round: number): string
}

/** The texts of Thimble, which only a build with it contains. */
const spoken = ({ words }: Frame) => words.games.thimble as unknown as ThimbleWords

const padLines = ({ results, seats }: View, { names }: Frame): string[] =>
  everySeat(seats).map(seat => `${names[seat]}: ${results.map(({ points }) => points[seat]).join(' ')}`)

const handLine = ({ hands, viewer }: View): string => `Hand: ${viewer === 'spectator' ? '' : hands[viewer]?.join(' ')}`

const choices = (view: View): string[] => thimble.legal(view).map(thimble.actions.make)

const winner = (view: View, frame: Frame): string => {
  const { result } = thimble.records.results(view)
  return winnerText({ viewer: view.viewer, result: result as { winners: readonly number[] } | null }, frame)
}

/** The terminal interface of Thimble: a list of the legal actions, and an arrow before one of them. */
export const thimbleFace: Face<ThimbleState, ThimbleAction, ThimbleEvent, ThimbleOptions, number> = {
  game: thimble,
  actionText: thimble.actions.make,
  clauseText: action => `if you play ${thimble.actions.make(action)}`,
  sheet: () => ({ rounds: [], sums: [], notes: [] }),
  begin: () => 0,
  press(view, pick, key) {
    const legal = thimble.legal(view)
    if (key.name === 'enter') return { wish: ok(legal[pick] as ThimbleAction) }
    if (key.name === 'right') return { pick: (pick + 1) % legal.length }
    return undefined
  },
  table: (view, pick, frame) => [
    spoken(frame).name,
    ...frame.log.slice(-5),
    handLine(view),
    ...choices(view).map((choice, at) => `${at === pick ? '>' : ' '} ${choice}`),
  ],
  pad: (view, frame) => ['Pad', ...padLines(view, frame), winner(view, frame)],
  padLines,
  winnerText: winner,
  rules: (_, frame) => [spoken(frame).about],
  keys: () => 'Arrows and Enter.',
  tell: ({ event, after }, frame) =>
    event.type === 'played'
      ? [spoken(frame).plays(frame.names[event.seat] as string, event.card)]
      : event.type === 'round-scored'
        ? [spoken(frame).takes(frame.names[event.winner] as string, after.round)]
        : [],
  pauseAfter: ({ event }) => (event.type === 'round-scored' ? 'key' : 'none'),
  ask: view => [handLine(view), ...choices(view)],
  commands: () => ['stake 1', 'guess 1', 'play c1'],
  read: (_, line) => thimble.actions.parse(line),
}
