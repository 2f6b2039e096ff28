import './learn.css'
import { useEffect, useRef } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { gameName } from '../../board/index.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import type { Lessons } from './lessons.ts'

/** The address of a part of the lessons. */
const partOf = (game: string, part: string): string => linkTo('/learn/:game', { game, part })

interface LessonsPageProps {
  readonly game: string
  readonly lessons: Lessons
  readonly part: string | undefined
}

/** The rules, the reference card and the tips of one game on one page. */
export const LessonsPage = ({ game, lessons, part }: LessonsPageProps) => {
  const learn = words('learn')
  const { Figure, reference, words: wordsOf } = lessons
  const told = wordsOf()
  const chapters = Object.entries(told.lessons)
  const page = useRef<HTMLElement>(null)
  // After the frame has scrolled to the top, which it does for every new page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (part !== undefined) page.current?.querySelector(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [part])
  const parts: readonly (readonly [string, string])[] = [
    ...chapters.map(([name, { heading }]) => [name, heading] as const),
    ...(reference === undefined ? [] : [[reference.name, reference.heading()] as const]),
    ['tips', learn.tips],
  ]
  return (
    <>
      <WoodBar heading={gameName(game)} back={linkTo('/learn')} />
      <main class="plain lessons" ref={page}>
        <p>{told.summary}</p>
        <p>
          <a class="button" href={linkTo('/learn/:game/round', { game })}>
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
        {chapters.map(([name, { heading, text, figures = {} }]) => (
          <section key={name} data-part={name} class="lesson">
            <h2>{heading}</h2>
            {text.map(line => (
              <p key={line}>{line}</p>
            ))}
            {Object.entries(figures).map(([figure, caption]) => (
              <figure key={figure} class="figure">
                <Figure name={figure} />
                <figcaption>{caption}</figcaption>
              </figure>
            ))}
          </section>
        ))}
        {reference === undefined ? null : (
          <section data-part={reference.name} class="lesson">
            <h2>{reference.heading()}</h2>
            <p>{reference.hint()}</p>
            <reference.View />
          </section>
        )}
        <section data-part="tips" class="lesson">
          <h2>{learn.tips}</h2>
          <dl class="tips">
            {Object.entries(told.advice).map(([name, { heading, text }]) => (
              <div key={name}>
                <dt>{heading}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p class="acts">
          <a class="button" href={linkTo('/play/:game', { game })}>
            {learn.tour.toGame}
          </a>
        </p>
      </main>
    </>
  )
}
