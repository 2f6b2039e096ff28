import './learn.css'
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { CardFace } from '../games/half-pint-heroes/card.tsx'
import { SetsCard } from '../games/half-pint-heroes/setscard.tsx'
import { HerzlosFace } from '../games/herzlos/card.tsx'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute, wayBack } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { learnWords, words } from '../shell/speech.ts'
import { Course } from './course.tsx'
import { COURSES, courseOf, TAUGHT, type TaughtGame, taughtGame } from './lessons.ts'

const Emblem = ({ game }: { game: TaughtGame }) =>
  game === 'herzlos' ? <HerzlosFace card="fQ" /> : <CardFace card="y7" />

/** The learning corner: what there is to learn of both games. */
const Corner = () => {
  const learn = words('learn')
  const { games } = words('core')
  return (
    <>
      <WoodBar heading={learn.title} back={wayBack()} />
      <main class="plain learn-home">
        <p>{learn.intro}</p>
        {TAUGHT.map(game => {
          const { players, minutes } = COURSES[game]
          return (
            <section key={game} class="paper offer">
              <div class="emblem" aria-hidden="true">
                <Emblem game={game} />
              </div>
              <h2>{games[game].name}</h2>
              <p class="quiet-text">
                {learn.players(...players)} · {learn.minutes(minutes)}
              </p>
              <p>{courseOf(game).summary}</p>
              <p class="acts">
                <a class="button" href={makeRoute('learn', [game, 'round'])}>
                  {learn.guided}
                </a>
                <a class="button on-paper" href={makeRoute('learn', [game])}>
                  {learn.rules}
                </a>
                <a class="button on-paper" href={makeRoute('learn', [game], { part: 'tips' })}>
                  {learn.tips}
                </a>
              </p>
              <p class="quiet-text small">{courseOf(game).guidedHint}</p>
            </section>
          )
        })}
        <section class="lesson">
          <h2>{words('half-pint-heroes/learn').sets}</h2>
          <p class="quiet-text">{words('half-pint-heroes/learn').setsHint}</p>
          <SetsCard />
        </section>
      </main>
    </>
  )
}

/** The guided rounds come with the tables of their games, so they are fetched when they are wanted. */
const ROUNDS: { readonly [game in TaughtGame]: () => Promise<ComponentType> } = {
  'half-pint-heroes': async () => {
    const [{ HeroesRound }] = await Promise.all([
      import('../games/half-pint-heroes/guided.tsx'),
      learnWords(['table', 'half-pint-heroes']),
    ])
    return HeroesRound
  },
  herzlos: async () => {
    const [{ HerzlosRound }] = await Promise.all([
      import('../games/herzlos/guided.tsx'),
      learnWords(['table', 'herzlos']),
    ])
    return HerzlosRound
  },
}

const Round = ({ game }: { game: TaughtGame }) => {
  const round = useSignal<{ readonly View: ComponentType } | undefined>(undefined)
  useEffect(() => {
    void ROUNDS[game]().then(View => {
      round.value = { View }
    })
  }, [game])
  const View = round.value?.View
  return View === undefined ? null : <View />
}

/** Learn: `#/learn`, `#/learn/herzlos`, `#/learn/herzlos/round`. */
export const LearnScreen = ({ route }: ScreenProps) => {
  const game = taughtGame(route.path[0])
  if (game === undefined) return <Corner />
  if (route.path[1] === 'round') return <Round key={game} game={game} />
  return <Course key={game} game={game} part={route.query.part} />
}
