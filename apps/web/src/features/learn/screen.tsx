import './learn.css'
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { previousScreen } from '../../base/route.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { learnWords, words } from '../../base/speech.ts'
import { gameName, PAGE_GAMES } from '../../board/index.ts'
import { LESSONS as LESSON_LIST } from '../../board/lessons.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { LESSONS } from './games.ts'
import type { Lessons } from './lessons.ts'
import { LessonsPage } from './lessonspage.tsx'

type Taught = ReadonlyMap<string, Lessons>

/** The lessons of all games. */
const fetchLessons = async (): Promise<Taught> =>
  new Map(await Promise.all([...LESSONS].map(async ([game, load]) => [game, await load()] as const)))

/** The Learn page: links to the lessons of all games. */
const Corner = ({ taught }: { taught: Taught }) => {
  const learn = words('learn')
  return (
    <>
      <WoodBar heading={learn.title} back={previousScreen()} />
      <main class="plain learn-home">
        <p>{learn.intro}</p>
        {[...taught].map(([game, { words: told }]) => {
          const { Emblem, players, minutes } = PAGE_GAMES.get(game)!
          return (
            <section key={game} class="paper offer">
              <div>
                <div class="emblem" aria-hidden="true">
                  <Emblem />
                </div>
                <h2>{gameName(game)}</h2>
                <p class="quiet-text">
                  {learn.players(...players)} · {learn.minutes(minutes)}
                </p>
                <p>{told().summary}</p>
              </div>
              <p class="acts">
                <a class="button" href={linkTo('/learn/:game/round', { game })}>
                  {learn.guided}
                </a>
                <a class="button on-paper" href={linkTo('/learn/:game', { game })}>
                  {learn.rules}
                </a>
                <a class="button on-paper" href={linkTo('/learn/:game', { game, part: 'tips' })}>
                  {learn.tips}
                </a>
              </p>
              <p class="quiet-text small">{told().guidedHint}</p>
              <h3>{words('puzzles').lessonHeading}</h3>
              <p class="acts">
                {LESSON_LIST.filter(lesson => lesson.game === game).map(({ id }) => (
                  <a key={id} class="button on-paper" href={linkTo('/puzzle/lesson/:lesson', { lesson: id })}>
                    {words('puzzles').lessons[id as keyof ReturnType<typeof words<'puzzles'>>['lessons']].title}
                  </a>
                ))}
              </p>
            </section>
          )
        })}
        {[...taught.values()].map(
          ({ reference }) =>
            reference !== undefined && (
              <section key={reference.name} class="lesson">
                <h2>{reference.heading()}</h2>
                <p class="quiet-text">{reference.hint()}</p>
                <reference.View />
              </section>
            ),
        )}
      </main>
    </>
  )
}

const Round = ({ game, lessons }: { game: string; lessons: Lessons }) => {
  const round = useSignal<{ readonly View: ComponentType } | undefined>(undefined)
  useEffect(() => {
    void Promise.all([lessons.round(), learnWords(PAGE_GAMES.get(game)?.words ?? [])]).then(([View]) => {
      round.value = { View }
    })
  }, [game])
  const View = round.value?.View
  return View === undefined ? null : <View />
}

/** Learn: `#/learn`, `#/learn/herzlos`, `#/learn/herzlos/round`. */
export const LearnScreen = ({ route }: ScreenProps<'learn'>) => {
  const taught = useSignal<Taught | null>(null)
  useEffect(() => {
    void fetchLessons().then(fetched => {
      taught.value = fetched
    })
  }, [])
  if (taught.value === null) return <main class="plain" aria-busy="true" />
  if (route.pattern === '/learn') return <Corner taught={taught.value} />
  const { game } = route.params
  const lessons = taught.value.get(game)
  if (lessons === undefined) return <Corner taught={taught.value} />
  if (route.pattern === '/learn/:game/round') return <Round key={game} game={game} lessons={lessons} />
  return <LessonsPage key={game} game={game} lessons={lessons} part={route.params.part} />
}
