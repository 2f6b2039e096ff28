import './puzzlepanel.css'
import '../ui/surfaces.css'
import { type Link, linkTo } from '../base/routes.ts'
import { words } from '../base/speech.ts'
import type { HomeStatistics } from '../session/home.ts'
import type { PuzzlePicture } from '../session/worker/todaycards.ts'
import { Portrait } from '../ui/faces/portrait.tsx'
import { CHARACTERS } from '../ui/faces/regulars.ts'
import { Icon } from '../ui/icon.tsx'
import { PAGE_GAMES } from './index.ts'
import { Difficulty } from './week.tsx'

/** The position of a puzzle, small. */
const Position = ({ puzzle, isSolved }: { puzzle: PuzzlePicture | null; isSolved: boolean }) => {
  if (puzzle === null) return <span class="position" />
  const page = PAGE_GAMES.get(puzzle.game)
  if (page === undefined) return <span class="position" />
  const { Mini } = page
  const others = Array.from({ length: puzzle.seats - 1 }, (_, at) => (puzzle.seat + at + 1) % puzzle.seats)
  return (
    <span class="position" aria-hidden="true">
      <span class="others">
        {others.map(seat => (
          <span key={seat}>
            <Portrait bot={CHARACTERS[seat % CHARACTERS.length]!} />
            {puzzle.plays
              .filter(play => play.seat === seat)
              .flatMap(({ cards }) => cards.map(card => <Mini key={card} card={card} />))}
          </span>
        ))}
      </span>
      <span class="cloth" data-game={puzzle.game}>
        {puzzle.row.map(card => (
          <Mini key={card} card={card} />
        ))}
      </span>
      <span class="own-cards">
        {puzzle.hand.slice(0, 8).map(card => (
          <Mini key={card} card={card} />
        ))}
      </span>
      {isSolved && (
        <span class="done-mark">
          <Icon name="check" />
        </span>
      )}
    </span>
  )
}

interface PuzzlePanelProps {
  /** `null` while it is loaded. */
  readonly puzzle: PuzzlePicture | null
  readonly statistics: HomeStatistics | null
  /** Whether to solve it is the next thing to do. */
  readonly isNext: boolean
  readonly heading?: 'h2' | 'h3'
  /** The link to more puzzles. */
  readonly more?: Link
}

/** The puzzle of the day: its position, its goal, and the answer if there is one. */
export const PuzzlePanel = ({ puzzle, statistics, isNext, heading: Heading = 'h3', more }: PuzzlePanelProps) => {
  const say = words('daily').today
  const { goals } = words('puzzles')
  const answer = statistics?.puzzle
  const run = statistics?.puzzleStreak ?? 0
  const goal = puzzle === null ? say.shuffling : (goals[puzzle.goal as keyof typeof goals] ?? puzzle.goal)
  return (
    <section class="puzzle slate-panel" aria-busy={puzzle === null}>
      <Position puzzle={puzzle} isSolved={answer?.right === true} />
      <div>
        <p class="side-note kind">
          <span>{say.puzzle}</span> {puzzle !== null && <Difficulty glasses={puzzle.difficulty} />}
        </p>
        {answer === undefined ? (
          <Heading>{goal}</Heading>
        ) : (
          <>
            <Heading>{answer.right === true ? say.solved : goal}</Heading>
            <p class="side-note">{answer.right === true ? (run > 1 ? say.streak(run) : goal) : say.missed}</p>
          </>
        )}
        {puzzle !== null &&
          (answer === undefined ? (
            <a
              class={`button ${isNext ? '' : 'outline'}`}
              href={linkTo('/puzzle/day')}
              aria-label={`${say.solve}: ${say.puzzle}`}
            >
              {say.solve}
            </a>
          ) : (
            <a class="button outline" href={more ?? linkTo('/puzzles')}>
              {say.nextPuzzle}
            </a>
          ))}
      </div>
    </section>
  )
}

/** The way to the missed positions that are due. */
export const PracticeLink = ({ due }: { due: number }) => {
  const say = words('daily').today
  return (
    <a class="practice note-panel row-link" href={linkTo('/puzzle/pile')}>
      <span class="stack" aria-hidden="true">
        <b>{due}</b>
      </span>
      <span class="grow">
        <b>{say.practice(due)}</b>
        <span class="side-note">{say.practiceAbout}</span>
      </span>
      <Icon name="next" />
    </a>
  )
}
