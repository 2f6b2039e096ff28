import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { settings } from '../../base/settings.ts'
import { paceFactor } from '../../session/pace.ts'
import type { Shot } from './motion.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move: not with reduced motion, and not at the speed `instant`. */
export const mayMove = (): boolean => {
  const { motion, pace } = settings.value
  return pace !== 'instant' && (motion === 'full' || (motion === 'auto' && !still.matches)) && paceFactor() > 0
}

/** A duration at the reader's speed, at least this share of it. */
export const timed = (milliseconds: number, min = 0.5): number =>
  milliseconds * Math.min(1.4, Math.max(min, paceFactor()))

/** A game that is played in tricks. */
interface InTricks<Trick> {
  readonly phase: string
  readonly trick: readonly unknown[]
  readonly tricks: readonly Trick[]
}

/** The last trick, until the next play: its hidden elements stay on the table, because they are what flies to the winner. */
export const collectedOf = <Trick>({ phase, trick, tricks }: InTricks<Trick>): Trick | undefined =>
  mayMove() && phase === 'play' && trick.length === 0 ? tricks.at(-1) : undefined

/** The motion of a table between two states of its game. */
export interface Moves<Game> {
  /** Reads all positions. */
  readonly takeShot: (table: HTMLElement) => Shot
  /** Moves everything from its old position to its new one, with the next frame. Returns a function that ends it early. */
  readonly move: (table: HTMLElement, shot: Shot, before: Game, after: Game) => () => void
}

/** Animates each change of the game. The code for it is loaded only where things may move. */
export const useMoves = <Game>(
  table: RefObject<HTMLElement | null>,
  game: Game | null,
  load: (() => Promise<Moves<Game>>) | undefined,
): void => {
  const moves = useRef<Moves<Game> | null>(null)
  const last = useRef(game)
  const moving = mayMove()
  useEffect(() => {
    if (!moving || load === undefined || moves.current !== null) return
    void load().then(loaded => {
      moves.current = loaded
    })
  }, [moving])
  const from = table.current
  // Read during render, before anything on the page has changed.
  const shot = game !== last.current && from !== null && moving ? moves.current?.takeShot(from) : undefined
  useLayoutEffect(() => {
    const before = last.current
    last.current = game
    const on = table.current
    if (shot === undefined || before === null || game === null || on === null) return
    return moves.current?.move(on, shot, before, game)
  }, [game])
}

/** Ends all animations at once, on their last frame. */
export const finishAll = (table: Element): void => {
  for (const animation of table.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
