import './review.css'
import type { Review } from '@halfpint/bots'
import type { Json, Result, Seat } from '@halfpint/core'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Choices } from '../parts/field.tsx'
import { WoodBar } from '../parts/woodbar.tsx'
import { faultText } from '../replay/fault.ts'
import { type Played, playedOf } from '../replay/file.ts'
import { nameIn } from '../replay/reel.ts'
import { fetchRecord, pathOf, type Source, seatIn, sourceOf } from '../replay/source.ts'
import { goTo, makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { words } from '../shell/speech.ts'
import type { ReviewAnswer, ReviewOrder } from './order.ts'
import { Verdict } from './verdict.tsx'

/** How long the champion thinks about each decision, in milliseconds. */
const PATIENCE = 80

/** How a review is doing. */
type Course =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'found'; readonly review: Review<Json> }
  | { readonly kind: 'failed' }

/** Runs a review in a worker for as long as this seat is asked for. */
const useReview = (played: Played, whose: Signal<string>): Signal<Course> => {
  const course = useSignal<Course>({ kind: 'waiting' })
  const asked = whose.value
  useEffect(() => {
    course.value = { kind: 'waiting' }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => {
      course.value = data
    })
    worker.addEventListener('error', () => {
      course.value = { kind: 'failed' }
    })
    const everybody = played.replay.players.map((_, seat) => seat)
    const seats: readonly Seat[] = asked === 'all' ? everybody : [Number(asked)]
    const order: ReviewOrder = { record: played.record, seats, milliseconds: PATIENCE }
    worker.postMessage(order)
    return () => worker.terminate()
  }, [played, asked])
  return course
}

interface ReviewingProps {
  readonly played: Played
  readonly source: Source
  readonly mine: Seat | null
  readonly first: string
}

const Reviewing = ({ played, source, mine, first }: ReviewingProps) => {
  const say = words('replay').review
  const whose = useSignal(first)
  const course = useReview(played, whose).value
  const players = played.replay.players.map((_, seat) => nameIn({ players: played.replay.players, mine }, seat))
  const seats = [...players.map((_, seat) => `${seat}`), 'all']
  return (
    <>
      <p class="quiet-text">{say.intro}</p>
      <Choices
        caption={say.whose}
        value={whose.value}
        values={seats}
        say={seat => (seat === 'all' ? say.everybody : players[Number(seat)])}
        onChoose={seat => {
          whose.value = seat
        }}
      />
      {course.kind === 'failed' && (
        <p class="fault" role="alert">
          {words('replay').problems['review-failed'] as string}
        </p>
      )}
      {(course.kind === 'waiting' || course.kind === 'progress') && (
        <div class="progress" role="status">
          <progress
            max={1}
            value={course.kind === 'progress' ? course.done / course.total : 0}
            aria-label={say.title}
          />
          <span>{course.kind === 'progress' ? say.progress(course) : '…'}</span>
        </div>
      )}
      {course.kind === 'found' &&
        course.review.seats.map(seat => (
          <Verdict key={seat.seat} seat={seat} played={played} source={source} mine={seat.seat === mine} />
        ))}
    </>
  )
}

/** The review of a game: `#/review/local/…`, `#/review/file`, `#/review/online/…`. */
export const ReviewScreen = ({ route }: ScreenProps) => {
  const say = words('replay')
  const source = sourceOf(route.path)
  const found = useSignal<Result<Played> | null>(null)
  const mine = useSignal<Seat | null>(null)
  const path = route.path.join('/')
  useEffect(() => {
    if (source === undefined) {
      goTo(makeRoute('replay'), true)
      return
    }
    void Promise.all([fetchRecord(source), seatIn(source)]).then(([record, seat]) => {
      mine.value = seat
      found.value = record.ok ? playedOf(record.value) : record
    })
  }, [path])
  const played = found.value
  return (
    <>
      <WoodBar
        heading={say.review.title}
        back={source === undefined ? makeRoute('replay') : makeRoute('replay', pathOf(source))}
      />
      <main class="plain review" aria-busy={played === null}>
        {played?.ok === false && (
          <p class="fault" role="alert">
            {faultText(played.problem)}
          </p>
        )}
        {played?.ok === true && source !== undefined && (
          <Reviewing
            key={path}
            played={played.value}
            source={source}
            mine={mine.value}
            first={route.query.seat ?? `${mine.value ?? 0}`}
          />
        )}
      </main>
    </>
  )
}
