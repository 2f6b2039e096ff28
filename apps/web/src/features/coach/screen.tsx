import '../../board/replay.css'
import '../../board/review.css'
import type { Review } from '@halfpint/bots'
import { type Json, ok, type Result, type Seat } from '@halfpint/core'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { PAGE_GAMES } from '../../board/index.ts'
import { faultText } from '../../session/record/fault.ts'
import { nameIn } from '../../session/record/gamesteps.ts'
import { fetchRecord, seatIn } from '../../session/record/loadrecord.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { type Played, playedOf } from '../../session/record/played.ts'
import { formatSource, linkToReplay, parseSource, type Source } from '../../session/record/source.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { Choices } from '../../ui/field.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { Verdict } from './verdict.tsx'

/** A finished review. */
interface ReviewFound {
  readonly kind: 'found'
  readonly review: Review<Json>
  readonly themes: { readonly [at: number]: string }
}

/** The state of a review. */
type Progress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | ReviewFound
  | { readonly kind: 'failed' }

/** Earlier reviews, until the page is closed: going to a moment and back does not repeat the review. */
const kept = new Map<string, ReviewFound>()

/** Runs a review in a worker while this seat is selected. */
const useReview = (played: Played, path: string, whose: Signal<string>): Signal<Progress> => {
  const progress = useSignal<Progress>({ kind: 'waiting' })
  const asked = whose.value
  useEffect(() => {
    const name = `${path} ${asked}`
    const known = path === 'file' ? undefined : kept.get(name)
    if (known !== undefined) {
      progress.value = known
      return
    }
    progress.value = { kind: 'waiting' }
    const { reviews, failed, close } = openWorker()
    const everybody = played.replay.players.map((_, seat) => seat)
    const seats: readonly Seat[] = asked === 'all' ? everybody : [Number(asked)]
    let isOpen = true
    const show = (next: Progress): void => {
      if (isOpen) progress.value = next
    }
    const run = async (): Promise<void> => {
      const begun = await reviews.begin(played.record, seats)
      if (!begun.ok) return show({ kind: 'failed' })
      while (isOpen) {
        const step = await reviews.next()
        if (step === undefined) return show({ kind: 'failed' })
        if ('review' in step) {
          const found: ReviewFound = { kind: 'found', ...step }
          kept.set(name, found)
          return show(found)
        }
        show({ kind: 'progress', ...step.progress })
      }
    }
    void run()
    void failed.then(() => show({ kind: 'failed' }))
    return () => {
      isOpen = false
      close()
    }
  }, [played, asked])
  return progress
}

interface ReviewingProps {
  readonly played: Played
  readonly parts: ReplayParts
  readonly source: Source
  readonly mine: Seat | null
  readonly first: string
}

const Reviewing = ({ played, parts, source, mine, first }: ReviewingProps) => {
  const say = words('replay').review
  const whose = useSignal(first)
  const progress = useReview(played, formatSource(source), whose).value
  useEffect(() => {
    // A costly decision of the reader becomes a practice position.
    if (progress.kind !== 'found' || source.kind === 'file') return
    const { review, themes } = progress
    const own = review.seats.find(({ seat }) => seat === mine)
    if (own === undefined) return
    void import('../../session/statistics/mistakes.ts').then(({ addMistakes }) =>
      addMistakes(played, formatSource(source), own, review, themes),
    )
  }, [progress])
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
      {progress.kind === 'failed' && (
        <p class="fault" role="alert">
          {words('replay').problems['review-failed'] as string}
        </p>
      )}
      {(progress.kind === 'waiting' || progress.kind === 'progress') && (
        <div class="progress" role="status">
          <progress
            max={1}
            value={progress.kind === 'progress' ? progress.done / progress.total : 0}
            aria-label={say.title}
          />
          <span>{progress.kind === 'progress' ? say.progress(progress) : '…'}</span>
        </div>
      )}
      {progress.kind === 'found' &&
        progress.review.seats.map(seat => (
          <Verdict
            key={seat.seat}
            seat={seat}
            decisions={progress.review.decisions.filter(each => each.seat === seat.seat)}
            played={played}
            parts={parts}
            source={source}
            mine={seat.seat === mine}
          />
        ))}
    </>
  )
}

interface Found {
  readonly played: Played
  readonly parts: ReplayParts
}

/** Loads a record and the code of its game. */
const fetchGame = async (source: Source): Promise<Result<Found>> => {
  const record = await fetchRecord(source)
  const played = record.ok ? playedOf(record.value) : record
  if (!played.ok) return played
  const game = PAGE_GAMES.get(played.value.game.id)
  if (game === undefined) throw new Error(`no page of ${played.value.game.id}`)
  return ok({ played: played.value, parts: await game.replay() })
}

/** The review of a game: `#/review/local/…`, `#/review/file`, `#/review/online/…`. */
export const ReviewScreen = ({ route }: ScreenProps<'review'>) => {
  const say = words('replay')
  const source = parseSource(route.path.join('/'))
  const found = useSignal<Result<Found> | null>(null)
  const mine = useSignal<Seat | null>(null)
  const path = route.path.join('/')
  useEffect(() => {
    if (source === undefined) {
      goTo(linkTo('/replay'), true)
      return
    }
    void Promise.all([fetchGame(source), seatIn(source)]).then(([game, seat]) => {
      mine.value = seat
      found.value = game
    })
  }, [path])
  const played = found.value
  return (
    <>
      <WoodBar heading={say.review.title} back={source === undefined ? linkTo('/replay') : linkToReplay(source)} />
      <main class="plain review" aria-busy={played === null}>
        {played?.ok === false && (
          <p class="fault" role="alert">
            {faultText(played.problem)}
          </p>
        )}
        {played?.ok === true && source !== undefined && (
          <Reviewing
            key={path}
            {...played.value}
            source={source}
            mine={mine.value}
            first={(route.pattern === '/review' ? undefined : route.params.seat) ?? `${mine.value ?? 0}`}
          />
        )}
      </main>
    </>
  )
}
