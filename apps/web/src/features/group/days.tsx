import { listed } from '@halfpint/i18n'
import type { GroupView } from '@halfpint/table/wire'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { gameName } from '../../board/index.ts'

/** Number of days that are shown. */
const MAX_DAYS = 7

interface Played {
  readonly day: string
  readonly game: string
  readonly players: readonly { readonly name: string; readonly points: number }[]
}

/** The daily deals of the members by day and game, the latest day first. */
const playedIn = ({ results }: GroupView): readonly Played[] => {
  const days = new Map<string, Played>()
  for (const { kind, day = '', game, players } of results) {
    if (kind !== 'day') continue
    const key = `${day} ${game}`
    const before = days.get(key)?.players ?? []
    days.set(key, { day, game, players: [...before, ...players].toSorted((a, b) => b.points - a.points) })
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, MAX_DAYS)
}

const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** The daily deals of the members. The server sends no points of a deal that the reader has not played. */
export const Days = ({ view }: { view: GroupView }) => {
  const { days, standings } = words('group')
  const played = playedIn(view)
  const nameOf = (id: string): string => view.members.find(member => member.id === id)?.name ?? standings.somebody
  if (played.length === 0 && view.hidden.length === 0) return null
  return (
    <section class="board-panel">
      <h2>{days.heading}</h2>
      <ul class="group-games">
        {view.hidden.map(({ day, game, members }) => (
          <li key={`${day} ${game}`}>
            <span class="grow">
              <b>
                {gameName(game)}, {dateOf(day)}
              </b>
              <span>{days.played(listed(language.value, members.map(nameOf)))}</span>
            </span>
            {day === today() && (
              <a class="button outline" href={linkTo('/day/:game', { game })}>
                {days.play}
              </a>
            )}
          </li>
        ))}
        {played.map(({ day, game, players }) => (
          <li key={`${day} ${game}`}>
            <span class="grow">
              <b>
                {gameName(game)}, {dateOf(day)}
              </b>
              <span class="game-players">
                {players.map(({ name, points }, at) => (
                  <span key={at}>
                    {name === '' ? standings.somebody : name} {String(points).replace('-', '−')}
                  </span>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
