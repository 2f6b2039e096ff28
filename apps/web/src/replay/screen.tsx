import './replay.css'
import type { Result } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Board } from '../game/board.ts'
import { PAGE_GAMES } from '../games/index.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { learnWords, words } from '../shell/speech.ts'
import { Chooser } from './chooser.tsx'
import { faultText } from './fault.ts'
import type { ReplayParts } from './parts.ts'
import { type Played, playedOf } from './played.ts'
import { Player } from './player.tsx'
import { clampStep, type Outlook, outlookOf, type Reel, unroll } from './reel.ts'
import { companyIn, fetchRecord, pathOf, type Source, seatIn, sourceOf } from './source.ts'

interface Film {
  readonly reel: Reel
  readonly board: Board
  readonly parts: ReplayParts
}

/** Fetches a record with all that shows it. */
export const fetchFilm = async (source: Source): Promise<Result<Film>> => {
  const record = await fetchRecord(source)
  if (!record.ok) return record
  const played: Result<Played> = playedOf(record.value)
  if (!played.ok) return played
  const game = PAGE_GAMES.get(played.value.game.id)
  if (game === undefined) throw new Error(`no board for ${played.value.game.id}`)
  const [board, parts, mine, company] = await Promise.all([
    game.board(),
    game.replay(),
    seatIn(source),
    companyIn(source),
    learnWords(game.words),
  ])
  return { ok: true, value: { reel: unroll(played.value, mine, company), board, parts } }
}

const Showing = ({ source, at, from }: { source: Source; at: string | undefined; from: string | undefined }) => {
  const say = words('replay')
  const film = useSignal<Result<Film> | null>(null)
  const step = useSignal(0)
  const outlook = useSignal<Outlook>('open')
  useEffect(() => {
    void fetchFilm(source).then(found => {
      if (found.ok) {
        const { reel } = found.value
        step.value = clampStep(reel, at === undefined ? (reel.deals[0] ?? 0) : Number(at))
        outlook.value = outlookOf(from, reel.players.length)
      }
      film.value = found
    })
  }, [pathOf(source).join('/'), at, from])
  const shown = film.value
  if (shown === null) return <main class="plain" aria-busy="true" />
  if (shown.ok) return <Player {...shown.value} source={source} step={step} outlook={outlook} />
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
