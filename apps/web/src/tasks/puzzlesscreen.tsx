import './tasks.css'
import '../home/ways.css'
import { entriesOf, pileOf, streakOf } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { GameChoice } from '../games/gamechoice.tsx'
import { firstGame, PAGE_GAMES } from '../games/index.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute } from '../shell/route.ts'
import { recall, remember } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { readDeviceBook } from './bookstore.ts'
import { openTasks, type Themes } from './taskclient.ts'
import { today } from './today.ts'

/** What the book says of puzzles. */
interface Standing {
  readonly streak: number
  readonly today: boolean
  readonly due: number
  readonly solved: number
  readonly run: number
  readonly storm: number
}

const standing = async (): Promise<Standing> => {
  const book = await readDeviceBook()
  const entries = entriesOf(book)
  const days = entries
    .filter(({ kind, right }) => kind === 'daily-puzzle' && right === true)
    .map(({ day }) => String(day))
  const best = (of: string): number =>
    Math.max(0, ...entries.filter(({ kind }) => kind === of).map(({ solved }) => Number(solved)))
  return {
    streak: streakOf(days, today()),
    today: entries.some(({ kind, day }) => kind === 'daily-puzzle' && day === today()),
    due: pileOf(book, today()).filter(({ inDays }) => inDays <= 0).length,
    solved: new Set(entries.filter(({ right, task }) => right === true && task !== undefined).map(({ task }) => task))
      .size,
    run: best('run'),
    storm: best('storm'),
  }
}

const Way = ({ to, name, about }: { to: string; name: string; about: string }) => (
  <li>
    <a href={to}>
      <b>{name}</b>
      <span>{about}</span>
    </a>
  </li>
)

/** All ways through the puzzles: `#/puzzles`. */
export const PuzzlesScreen = () => {
  const say = words('tasks').puzzles
  const known = useSignal<Standing | null>(null)
  const kept = recall('puzzles.game')
  const game = useSignal(typeof kept === 'string' && PAGE_GAMES.has(kept) ? kept : firstGame())
  const all = useSignal<readonly Themes[]>([])
  useEffect(() => {
    const client = openTasks()
    void client.themes().then(found => {
      client.close()
      if (found.ok) all.value = found.value
    })
    void standing().then(found => {
      known.value = found
    })
  }, [])
  const now = known.value
  const themes = all.value.find(each => each.game === game.value)?.themes ?? []
  const named = say.themes as { readonly [theme: string]: string }
  return (
    <>
      <WoodBar heading={say.title} />
      <main class="plain puzzles">
        <p>{say.intro}</p>
        <ul class="ways">
          <Way
            to={makeRoute('puzzle', ['day'])}
            name={say.modes.day}
            about={now === null ? '' : now.today ? say.doneToday(now.streak) : say.streak(now.streak)}
          />
          {now !== null && now.due > 0 && (
            <Way to={makeRoute('puzzle', ['pile'])} name={say.modes.pile} about={say.due(now.due)} />
          )}
          <Way to={makeRoute('puzzle', ['run'])} name={say.modes.run} about={say.runAbout(now?.run ?? 0)} />
          <Way to={makeRoute('puzzle', ['storm'])} name={say.modes.storm} about={say.stormAbout(now?.storm ?? 0)} />
        </ul>
        {now !== null && now.solved > 0 && <p class="quiet-text">{say.solvedInAll(now.solved)}</p>}
        <h2>{say.byTheme}</h2>
        <GameChoice
          game={game.value}
          onChoose={id => {
            game.value = id
            remember('puzzles.game', id)
          }}
        />
        <ul class="themes">
          <li>
            <a class="button quiet" href={makeRoute('puzzle', ['theme', game.value])}>
              {say.anyTheme}
            </a>
          </li>
          <li>
            <a class="button quiet" href={makeRoute('puzzle', ['fresh', game.value])}>
              {say.modes.fresh}
            </a>
          </li>
          {themes.map(theme => (
            <li key={theme}>
              <a class="button quiet" href={makeRoute('puzzle', ['theme', game.value, theme])}>
                {named[theme] ?? theme}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
