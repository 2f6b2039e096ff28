import './coachmarks.css'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { recall, remember, set, settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import type { Place } from '../session/place.ts'
import { announce } from '../ui/announcer.tsx'
import { Portrait } from '../ui/faces/portrait.tsx'
import type { CoachMark } from './coachmark.ts'
import { PAGE_GAMES } from './index.ts'

/** The free space between a bubble and the thing that it explains, and to the edges of the window. */
const [GAP, EDGE] = [14, 10]

/** Cards move for some time after a change; then a mark finds its place again, in milliseconds. */
const SETTLED = 700

/** The height of the bar at the top of a table. */
const HEAD = 48

const shownOf = (game: string): readonly string[] => {
  const stored = recall(`coached.${game}`)
  return Array.isArray(stored) ? stored.map(String) : []
}

/** Whether this device still shows tips in a game. */
export const isCoached = (game: string): boolean => recall(`met.${game}`) !== true

/** Whether the player was not asked yet whether there shall be sound. */
const isSoundOpen = (): boolean => !settings.peek().sound && recall('sound-asked') !== true

/** Ends the tips of a game for good. */
export const endCoaching = (game: string): void => remember(`met.${game}`, true)

interface Spot {
  readonly box: DOMRect
  readonly left: number
  readonly top: number
  readonly side: 'above' | 'below' | 'none'
}

/** A place for a bubble of this size beside a box: above it if there is room, else below, and never over it. */
const placeBeside = (box: DOMRect, bubble: DOMRect): Spot => {
  const left = Math.min(
    Math.max(EDGE, box.left + box.width / 2 - bubble.width / 2),
    Math.max(EDGE, innerWidth - EDGE - bubble.width),
  )
  const above = box.top - GAP - bubble.height
  if (above >= HEAD) return { box, left, top: above, side: 'above' }
  const below = box.bottom + GAP
  if (below + bubble.height <= innerHeight - EDGE) return { box, left, top: below, side: 'below' }
  return { box, left, top: HEAD, side: 'none' }
}

/** Keeps a bubble beside its target: after a change, when the cards have come to rest, and in another window size. */
const useSpot = (key: string | null, target: string | null) => {
  const bubble = useRef<HTMLElement>(null)
  const spot = useSignal<Spot | null>(null)
  useLayoutEffect(() => {
    spot.value = null
    if (key === null || target === null) return
    const look = (): void => {
      const box = document.querySelector(target)?.getBoundingClientRect()
      const own = bubble.current?.getBoundingClientRect()
      spot.value = box === undefined || own === undefined || box.width === 0 ? null : placeBeside(box, own)
    }
    look()
    const timers = [60, SETTLED].map(after => setTimeout(look, after))
    addEventListener('resize', look)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      removeEventListener('resize', look)
    }
  }, [key, target])
  return { bubble, spot: spot.value }
}

/** The question about sound, once on a device, when the first card may be played. */
const SoundQuestion = ({ onAnswer }: { onAnswer: () => void }) => {
  const { coach } = words('table')
  useEffect(() => announce(coach.sound), [])
  const answer = (sound: boolean): void => {
    remember('sound-asked', true)
    if (sound) set({ sound })
    onAnswer()
  }
  return (
    <aside class="coach-mark sound-question" data-side="none" aria-label={coach.sound}>
      <div class="coach-foot">
        <b>{coach.sound}</b>
        <button type="button" class="next" onClick={() => answer(true)}>
          {coach.soundOn}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {coach.soundOff}
        </button>
      </div>
    </aside>
  )
}

/** The tips of the first game on this device, one at a time, and the question about sound. */
export const CoachMarks = ({ game, place }: { game: string; place: Place }) => {
  const { coach } = words('table')
  const marks = PAGE_GAMES.get(game)?.marks() ?? []
  const shown = useSignal(shownOf(game))
  const isOver = useSignal(!isCoached(game))
  const now = useSignal<CoachMark | null>(null)
  const isAskingSound = useSignal(false)

  /** Ends a tip; after the last one there are no more. */
  const end = (name: string): void => {
    if (shown.peek().includes(name)) return
    shown.value = [...shown.peek(), name]
    remember(`coached.${game}`, shown.peek())
    if (marks.every(mark => shown.peek().includes(mark.name))) endCoaching(game)
  }

  useSignalEffect(() => {
    const { view, playback, busy } = place
    const round = (view.value?.match?.state.round ?? 0) + 1
    // Read here, so that the effect runs again when one of them changes.
    const isQuiet = playback.caughtUp.value && !busy.value
    const [done, off] = [shown.value, isOver.value]
    const frame = requestAnimationFrame(() => {
      const task = document.querySelector<HTMLElement>('.tabletop')?.dataset.task ?? ''
      const before = now.peek()
      // A task that is done ends the tips about it.
      if (before?.task !== undefined && before.task !== task) {
        end(before.name)
        for (const { name, later, round: first = 1, ...mark } of marks) {
          if (mark.task === before.task && later !== true && first <= round) end(name)
        }
        now.value = null
      }
      if (!isQuiet) return
      isAskingSound.value = task === 'play' && isSoundOpen()
      now.value = off
        ? null
        : (marks.find(
            mark =>
              !done.includes(mark.name) &&
              (mark.task ?? task) === task &&
              (mark.round ?? 1) <= round &&
              document.querySelector(mark.target) !== null,
          ) ?? null)
    })
    return () => cancelAnimationFrame(frame)
  })

  const mark = isAskingSound.value ? null : now.value
  const { bubble, spot } = useSpot(mark?.name ?? null, mark?.target ?? null)
  useEffect(() => {
    if (mark !== null) announce(mark.text())
  }, [mark?.name])

  if (isAskingSound.value) {
    return (
      <SoundQuestion
        onAnswer={() => {
          isAskingSound.value = false
        }}
      />
    )
  }
  if (mark === null) return null
  return (
    <>
      {spot !== null && (
        <div
          class="coach-ring"
          style={{
            left: `${spot.box.left - 4}px`,
            top: `${spot.box.top - 4}px`,
            width: `${spot.box.width + 8}px`,
            height: `${spot.box.height + 8}px`,
          }}
        />
      )}
      <aside
        ref={bubble}
        class="coach-mark"
        aria-label={coach.label}
        data-mark={mark.name}
        data-side={spot?.side ?? 'none'}
        style={{
          left: `${spot?.left ?? EDGE}px`,
          top: `${spot?.top ?? HEAD}px`,
          visibility: spot === null ? 'hidden' : 'visible',
          '--point': String((spot?.box.left ?? 0) + (spot?.box.width ?? 0) / 2 - (spot?.left ?? 0)),
        }}
      >
        <Portrait bot="tilde" />
        <p>{mark.text()}</p>
        <div class="coach-foot">
          <span class="coach-dots" aria-hidden="true">
            {marks.map(each => (
              <i key={each.name} class={each.name === mark.name ? 'now' : ''} />
            ))}
          </span>
          <button
            type="button"
            onClick={() => {
              endCoaching(game)
              isOver.value = true
            }}
          >
            {coach.skip}
          </button>
          <button type="button" class="next" onClick={() => end(mark.name)}>
            {coach.next}
          </button>
        </div>
      </aside>
    </>
  )
}
