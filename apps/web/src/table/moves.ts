import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { paceFactor } from '../game/pace.ts'
import { settings } from '../shell/settings.ts'
import type { Shot } from './motion.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move at all: the reader may want stillness, or everything at once. */
export const mayMove = (): boolean => {
  const { motion, pace } = settings.value
  return pace !== 'instant' && (motion === 'full' || (motion === 'auto' && !still.matches)) && paceFactor() > 0
}

/** The time that something takes at the reader's pace. */
export const timed = (milliseconds: number, least = 0.5): number =>
  milliseconds * Math.min(1.4, Math.max(least, paceFactor()))

/** A game that is played in tricks. */
interface InTricks<Trick> {
  readonly phase: string
  readonly trick: readonly unknown[]
  readonly tricks: readonly Trick[]
}

/** The trick that was taken in last. It stays on the table, unseen, until the next play: swept up, it is not drawn anew. */
export const sweptOf = <Trick>({ phase, trick, tricks }: InTricks<Trick>): Trick | undefined =>
  mayMove() && phase === 'play' && trick.length === 0 ? tricks.at(-1) : undefined

/** How a table moves from one state of its game to the next. */
export interface Moves<Game> {
  /** Looks where everything is. */
  readonly takeShot: (table: HTMLElement) => Shot
  /** Moves what is on the table from where it was to where it is, with the next frame; gives the way to call it off. */
  readonly move: (table: HTMLElement, shot: Shot, before: Game, after: Game) => () => void
}

/** Shows how the game went on, whenever it has; what that needs is fetched only where things may move. */
export const useMoves = <Game>(
  table: RefObject<HTMLElement | null>,
  game: Game | null,
  load: () => Promise<Moves<Game>>,
): void => {
  const moves = useRef<Moves<Game> | null>(null)
  const last = useRef(game)
  const moving = mayMove()
  useEffect(() => {
    if (!moving || moves.current !== null) return
    void load().then(loaded => {
      moves.current = loaded
    })
  }, [moving])
  const from = table.current
  // Looked at while drawing anew, before anything on the page has changed.
  const shot = game !== last.current && from !== null && moving ? moves.current?.takeShot(from) : undefined
  useLayoutEffect(() => {
    const before = last.current
    last.current = game
    const on = table.current
    if (shot === undefined || before === null || game === null || on === null) return
    return moves.current?.move(on, shot, before, game)
  }, [game])
}

/** Ends everything that moves, at once, where it was going. */
export const finishAll = (table: Element): void => {
  for (const animation of table.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
