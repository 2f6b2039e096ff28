import '../../board/replay.css'
import type { Result } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { learnWords, words } from '../../base/speech.ts'
import { PAGE_GAMES } from '../../board/index.ts'
import type { Board } from '../../session/board.ts'
import { faultText } from '../../session/record/fault.ts'
import { type GameSteps, type Outlook, outlookOf, stepsOf } from '../../session/record/gamesteps.ts'
import { fetchRecord, knownPlayersIn, seatIn } from '../../session/record/loadrecord.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { type Played, playedOf } from '../../session/record/played.ts'
import { formatSource, parseSource, type Source } from '../../session/record/source.ts'
import { openScript, type Script } from '../../session/script.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { Chooser } from './chooser.tsx'
import { Player } from './player.tsx'

interface Film {
  readonly gameSteps: GameSteps
  readonly board: Board
  readonly parts: ReplayParts
}

/** Loads a record and the code that shows its game. */
export const fetchFilm = async (source: Source): Promise<Result<Film>> => {
  const record = await fetchRecord(source)
  if (!record.ok) return record
  const played: Result<Played> = playedOf(record.value)
  if (!played.ok) return played
  const game = PAGE_GAMES.get(played.value.game.id)
  if (game === undefined) throw new Error(`no board for ${played.value.game.id}`)
  const [board, parts, mine, known] = await Promise.all([
    game.board(),
    game.replay(),
    seatIn(source),
    knownPlayersIn(source),
    learnWords(game.words),
  ])
  return { ok: true, value: { gameSteps: stepsOf(played.value, mine, known), board, parts } }
}

const Showing = ({ source, at, from }: { source: Source; at: string | undefined; from: string | undefined }) => {
  const say = words('replay')
  const film = useSignal<Result<Film & { readonly script: Script }> | null>(null)
  const outlook = useSignal<Outlook>('open')
  useEffect(() => {
    void fetchFilm(source).then(found => {
      if (!found.ok) {
        film.value = found
        return
      }
      const { gameSteps } = found.value
      outlook.value = outlookOf(from, gameSteps.players.length)
      const script = openScript(gameSteps.states, at === undefined ? (gameSteps.deals[0] ?? 0) : Number(at))
      film.value = { ok: true, value: { ...found.value, script } }
    })
  }, [formatSource(source), at, from])
  const shown = film.value
  if (shown === null) return <main class="plain" aria-busy="true" />
  if (shown.ok) return <Player {...shown.value} source={source} outlook={outlook} />
  return (
    <>
      <WoodBar heading={say.title} back={linkTo('/replay')} />
      <main class="plain">
        <p class="fault" role="alert">
          {faultText(shown.problem)}
        </p>
        <p>
          <a class="button" href={linkTo('/replay')}>
            {say.again}
          </a>
        </p>
      </main>
    </>
  )
}

/** Replays: `#/replay`, `#/replay/local/…`, `#/replay/file`, `#/replay/online/…/1?at=40&from=0`. */
export const ReplayScreen = ({ route }: ScreenProps<'replay'>) => {
  const source = parseSource(route.path.join('/'))
  if (route.pattern === '/replay' || source === undefined) return <Chooser />
  return <Showing source={source} at={route.params.at} from={route.params.from} />
}
