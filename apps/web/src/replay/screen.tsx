import './replay.css'
import type { Json, Problem, Result } from '@halfpint/core'
import { sentenceOf } from '@halfpint/words'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { BOARDS, type Board } from '../game/board.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { goTo, makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { language, learnWords, words } from '../shell/speech.ts'
import { lineOf, type Played, playedOf, recordsIn, textOf } from './file.ts'
import { type Outlook, outlookOf, Player } from './player.tsx'
import { clampMoment, type Reel, unroll } from './reel.ts'
import { fetchRecord, type KeptGame, keptGames, opened, pathOf, type Source, sourceOf } from './source.ts'

/** What is wrong with a record, and where. */
export const faultText = (problem: Problem): string => {
  const say = words('replay')
  const sentence = sentenceOf({ ...words('core').problems, ...say.problems }, problem)
  const { round, play } = problem
  return typeof round === 'number'
    ? `${say.atPlace(round + 1, typeof play === 'number' ? play + 1 : null)} ${sentence}`
    : sentence
}

const gameName = (game: string): string => {
  const { games } = words('core')
  return games[game as keyof typeof games] ?? game
}

const KeptList = () => {
  const say = words('replay')
  const games = useSignal<readonly KeptGame[] | null>(null)
  useEffect(() => {
    void keptGames().then(
      found => {
        games.value = found
      },
      () => {
        games.value = []
      },
    )
  }, [])
  if (games.value === null) return null
  if (games.value.length === 0) return <p class="quiet-text">{say.noneYet}</p>
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul class="kept">
      {games.value.map(({ table, game, players, at }) => (
        <li key={table}>
          <a href={makeRoute('replay', ['local', table])}>
            <b>{gameName(game)}</b>
            <span>{players.join(', ')}</span>
            <span class="quiet-text small">{date.format(at)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Opens a record: from this device or from a file. */
const Chooser = () => {
  const say = words('replay')
  const problem = useSignal<string | null>(null)
  const several = useSignal<readonly Json[]>([])
  const take = (record: Json): void => {
    const played = playedOf(record)
    if (!played.ok) {
      problem.value = faultText(played.problem)
      return
    }
    opened.value = record
    goTo(makeRoute('replay', ['file']))
  }
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    problem.value = null
    several.value = []
    const text = await textOf(file)
    const records: Result<readonly Json[]> = text.ok ? recordsIn(text.value) : text
    if (!records.ok) {
      problem.value = faultText(records.problem)
      return
    }
    if (records.value.length === 1) take(records.value[0] as Json)
    else several.value = records.value
  }
  return (
    <>
      <WoodBar heading={say.title} />
      <main
        class="plain"
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault()
          void read(event.dataTransfer?.files[0])
        }}
      >
        <p>{say.intro}</p>
        <section class="lesson">
          <h2>{say.mine}</h2>
          <KeptList />
        </section>
        <section class="lesson">
          <h2>{say.open}</h2>
          <p class="quiet-text">
            {say.openHint} {say.drop}
          </p>
          <label class="button file">
            {say.open}
            <input
              type="file"
              accept=".json,.jsonl,application/json"
              onChange={event => {
                void read(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
          </label>
          {problem.value !== null && (
            <p class="fault" role="alert">
              {problem.value}
            </p>
          )}
          {several.value.length > 0 && (
            <>
              <h3>{say.several(several.value.length)}</h3>
              <ul class="kept">
                {several.value.map((record, at) => {
                  const { game, players, finished } = lineOf(record)
                  return (
                    <li key={at}>
                      <button type="button" onClick={() => take(record)}>
                        <b>
                          {at + 1}. {gameName(game)}
                        </b>
                        <span>{players.join(', ')}</span>
                        {!finished && <span class="quiet-text small">{say.unfinished}</span>}
                      </button>
                    </li>
                  )
                })}
              </ul>
            </>
          )}
        </section>
      </main>
    </>
  )
}

interface Film {
  readonly reel: Reel
  readonly board: Board
}

/** Fetches a record with all that shows it. */
export const fetchFilm = async (source: Source): Promise<Result<Film>> => {
  const record = await fetchRecord(source)
  if (!record.ok) return record
  const played: Result<Played> = playedOf(record.value)
  if (!played.ok) return played
  const boards = BOARDS[played.value.game.id]
  if (boards === undefined) throw new Error(`no board for ${played.value.game.id}`)
  const [board] = await Promise.all([boards.load(), learnWords(boards.words)])
  return { ok: true, value: { reel: unroll(played.value), board } }
}

const Showing = ({ source, at, from }: { source: Source; at: string | undefined; from: string | undefined }) => {
  const say = words('replay')
  const film = useSignal<Result<Film> | null>(null)
  const moment = useSignal(0)
  const outlook = useSignal<Outlook>('open')
  useEffect(() => {
    void fetchFilm(source).then(found => {
      if (found.ok) {
        const { reel } = found.value
        moment.value = clampMoment(reel, at === undefined ? (reel.deals[0] ?? 0) : Number(at))
        outlook.value = outlookOf(from, reel.players.length)
      }
      film.value = found
    })
  }, [pathOf(source).join('/'), at, from])
  const shown = film.value
  if (shown === null) return <main class="plain" aria-busy="true" />
  if (shown.ok) return <Player {...shown.value} source={source} moment={moment} outlook={outlook} />
  return (
    <>
      <WoodBar heading={say.title} back={makeRoute('replay')} />
      <main class="plain">
        <p class="fault" role="alert">
          {faultText(shown.problem)}
        </p>
        <p>
          <a class="button" href={makeRoute('replay')}>
            {say.again}
          </a>
        </p>
      </main>
    </>
  )
}

/** Replays: `#/replay`, `#/replay/local/…`, `#/replay/file`, `#/replay/online/…/1?at=40&from=0`. */
export const ReplayScreen = ({ route }: ScreenProps) => {
  const source = sourceOf(route.path)
  if (source === undefined) return <Chooser />
  return <Showing source={source} at={route.query.at} from={route.query.from} />
}
