import './learn.css'
import { useEffect, useRef } from 'preact/hooks'
import { FigureOf } from '../games/half-pint-heroes/figure.tsx'
import { SetsCard } from '../games/half-pint-heroes/setscard.tsx'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import { courseOf, figuresOf, type TaughtGame } from './lessons.ts'

/** The address of a part of the course. */
const partOf = (game: TaughtGame, part: string): string => makeRoute('learn', [game], { part })

/** The rules, the sets and the tips of one game on one page. */
export const Course = ({ game, part }: { game: TaughtGame; part: string | undefined }) => {
  const learn = words('learn')
  const { games } = words('core')
  const course = courseOf(game)
  const lessons = Object.entries(course.lessons)
  const page = useRef<HTMLElement>(null)
  // After the frame has gone to the top, which it does for every new page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (part !== undefined) page.current?.querySelector(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [part])
  const parts: readonly [string, string][] = [
    ...lessons.map(([name, { heading }]): [string, string] => [name, heading]),
    ...(game === 'half-pint-heroes' ? ([['sets', words('half-pint-heroes/learn').sets]] as [string, string][]) : []),
    ['tips', learn.tips],
  ]
  return (
    <>
      <WoodBar heading={games[game].name} back={makeRoute('learn')} />
      <main class="plain course" ref={page}>
        <p>{course.summary}</p>
        <p>
          <a class="button" href={makeRoute('learn', [game, 'round'])}>
            {learn.guided}
          </a>
        </p>
        <nav aria-label={learn.contents}>
          <ul class="contents">
            {parts.map(([name, heading]) => (
              <li key={name}>
                <a href={partOf(game, name)}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {lessons.map(([name, lesson]) => (
          <section key={name} data-part={name} class="lesson">
            <h2>{lesson.heading}</h2>
            {lesson.text.map(line => (
              <p key={line}>{line}</p>
            ))}
            {figuresOf(lesson).map(([figure, caption]) => (
              <FigureOf key={figure} name={figure} caption={caption} />
            ))}
          </section>
        ))}
        {game === 'half-pint-heroes' && (
          <section data-part="sets" class="lesson">
            <h2>{words('half-pint-heroes/learn').sets}</h2>
            <p>{words('half-pint-heroes/learn').setsHint}</p>
            <SetsCard />
          </section>
        )}
        <section data-part="tips" class="lesson">
          <h2>{learn.tips}</h2>
          <dl class="tips">
            {Object.entries(course.advice).map(([name, tip]) => (
              <div key={name}>
                <dt>{tip.heading}</dt>
                <dd>{tip.text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p class="acts">
          <a class="button" href={makeRoute('play', [game])}>
            {learn.tour.toGame}
          </a>
        </p>
      </main>
    </>
  )
}
