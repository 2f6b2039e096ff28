import { type Evening, pointsIn, type SeasonInput, type Standing } from '@halfpint/table'
import type { GroupResult, GroupView } from '@halfpint/table/wire'
import { language, words } from '../../base/speech.ts'
import { gameName } from '../../board/index.ts'
import { PlayerSymbol, symbolOf } from '../../ui/faces/symbol.tsx'
import { Icon } from '../../ui/icon.tsx'

interface StandingsProps {
  readonly caption: string
  readonly standings: readonly Standing[]
  readonly members: GroupView['members']
}

/** A table with the points, wins and games of each person. Drinks are shown where they were counted. */
export const Standings = ({ caption, standings, members }: StandingsProps) => {
  const say = words('group').standings
  const hasDrinks = standings.some(({ drinks }) => drinks > 0)
  return (
    <table class="group-standings">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say.place}</span>
          </th>
          <th scope="col">{say.name}</th>
          <th scope="col">{say.points}</th>
          <th scope="col">{say.won}</th>
          <th scope="col">{say.played}</th>
          {hasDrinks && <th scope="col">{say.drinks}</th>}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ id, name, isMember, points, wins, games, drinks }) => {
          const member = members.find(each => each.id === id)
          const place = 1 + standings.filter(other => other.points > points).length
          return (
            <tr key={id}>
              <td>{place}</td>
              <th scope="row">
                {member !== undefined && <PlayerSymbol symbol={symbolOf(member.symbol)} />} {name}
                {!isMember && <span class="side-note"> {say.guest}</span>}
              </th>
              <td class={place === 1 ? 'best' : ''}>{points}</td>
              <td>{wins}</td>
              <td>{games}</td>
              {hasDrinks && <td>{drinks}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** One game: the players in the order of their places, with the points of the game and of the season. */
const Game = ({ result, rules, onRemove }: GameProps) => {
  const say = words('group')
  const players = result.players.toSorted((a, b) => a.place - b.place)
  return (
    <li>
      <span class="grow">
        <b>{gameName(result.game)}</b> {result.kind === 'pad' && <span class="side-note">{say.page.newPad}</span>}
        <span class="game-players">
          {players.map((player, at) => (
            <span key={at}>
              {player.place}. {player.name === '' ? say.standings.somebody : player.name}{' '}
              {player.bot && <span class="bot-tag">{say.standings.bot}</span>} {String(player.points).replace('-', '−')}
              {!player.bot && <b> +{pointsIn(result, player, rules)}</b>}
            </span>
          ))}
        </span>
      </span>
      {onRemove !== null && (
        <button
          type="button"
          class="icon-button"
          aria-label={say.rules.remove}
          title={say.rules.remove}
          onClick={() => onRemove(result.id)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

interface GameProps {
  readonly result: GroupResult
  readonly rules: SeasonInput['rules']
  /** Removes a result; `null` if the reader may not. */
  readonly onRemove: ((result: string) => void) | null
}

interface GamesProps {
  readonly evening: Evening
  readonly view: GroupView
  readonly onRemove: (result: string) => void
}

/** The games of an evening. */
export const Games = ({ evening, view, onRemove }: GamesProps) => (
  <ul class="group-games">
    {evening.results.toReversed().map(result => (
      <Game
        key={result.id}
        result={result}
        rules={view.rules}
        onRemove={view.me === view.founder || result.by === view.me ? onRemove : null}
      />
    ))}
  </ul>
)

/** The date of an evening. */
export const dateOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
