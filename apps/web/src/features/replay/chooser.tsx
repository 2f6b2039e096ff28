import '../../board/replay.css'
import '../../ui/surfaces.css'
import type { Json, Result } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { firstGame, gameName } from '../../board/index.ts'
import { faultText } from '../../session/record/fault.ts'
import { lineOf, recordsIn, textOf } from '../../session/record/file.ts'
import { opened } from '../../session/record/loadrecord.ts'
import { playedOf } from '../../session/record/played.ts'
import { FileButton } from '../../ui/filebutton.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { type PastGame, pastGames, pastTries } from './history.ts'

/** All finished games and tries, once they are loaded. */
const usePast = (look: () => Promise<readonly PastGame[]>): readonly PastGame[] | null => {
  const games = useSignal<readonly PastGame[] | null>(null)
  useEffect(() => {
    void look().then(found => {
      games.value = found
    })
  }, [])
  return games.value
}

const PastList = ({ games }: { games: readonly PastGame[] }) => {
  const say = words('replay')
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul class="kept">
      {games.map(({ kind, game, players, at, over, href, winners, won }) => (
        <li key={href}>
          <a href={href}>
            <b>{gameName(game)}</b>
            <span>{players.join(', ')}</span>
            <span class="quiet-text small">
              {date.format(at)} · {say.kinds[kind]}
              {over ? '' : ` · ${say.unfinished}`}
              {winners.length > 0 && ` · ${won === true ? say.youWon : say.wonBy(winners.join(', '))}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** All games of this device, and a separate list of tries after a review. */
const Past = () => {
  const say = words('replay')
  const games = usePast(pastGames)
  const tries = usePast(pastTries)
  if (games === null || tries === null) return <div class="no-games" aria-busy="true" />
  return (
    <>
      {games.length === 0 && (
        <div class="no-games slate-panel">
          <span class="face-row" aria-hidden="true">
            {[0, 1, 2, 3, 4].map(at => (
              <span key={at} class="card-back" />
            ))}
          </span>
          <p>{say.noneYet}</p>
          <a class="button" href={linkTo('/play/:game', { game: firstGame() })}>
            {words('core').home.playAt(gameName(firstGame()))}
          </a>
        </div>
      )}
      {[...new Set(games.map(({ game }) => game))].map(id => {
        const known = games.filter(({ game, won }) => game === id && won !== null)
        const won = known.filter(each => each.won).length
        return known.length === 0 ? null : (
          <p key={id}>
            <b>{gameName(id)}</b>: {say.lifetime(known.length, won)}
          </p>
        )
      })}
      <PastList games={games} />
      {tries.length > 0 && (
        <>
          <h3>{say.tries}</h3>
          <p class="quiet-text">{say.triesHint}</p>
          <PastList games={tries} />
        </>
      )}
    </>
  )
}

/** Opens a record: from this device or from a file. */
export const Chooser = () => {
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
    goTo(linkTo('/replay/file'))
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
    if (records.value.length === 1) take(records.value[0]!)
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
        <section class="replay-part">
          <h2>{say.mine}</h2>
          <Past />
        </section>
        <section class="replay-part">
          <h2>{say.open}</h2>
          <p class="quiet-text">
            {say.openHint} <span class="with-mouse">{say.drop}</span>
          </p>
          <FileButton label={say.open} look="quiet" accept=".json,.jsonl,application/json" onFile={read} />
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
