import { CHARACTER_PROFILES, CHARACTERS, STRENGTHS } from '@halfpint/bots'
import type { Balance, Rating, Statistics } from '@halfpint/statistics'
import { language, words } from '../../base/speech.ts'
import { gameName } from '../../board/index.ts'
import { botName } from '../../ui/faces/regulars.ts'
import { tenths } from '../../ui/signed.ts'
import { Opens } from './behind.tsx'

/** The regulars by the number of their level, from the rating list. */
const anchorsOf = (game: string): readonly { readonly name: string; readonly rating: number }[] =>
  CHARACTERS.map(who => ({
    name: botName(who),
    rating: STRENGTHS[game]?.[CHARACTER_PROFILES[who].level] ?? 0,
  })).toSorted((a, b) => b.rating - a.rating)

/** A rating beside the regulars: a line with the interval, and the numbers in a table. */
const Stand = ({
  statistics,
  rating: { game, rating, low, high, entries },
}: {
  statistics: Statistics
  rating: Rating
}) => {
  const say = words('statistics')
  const anchors = anchorsOf(game)
  const [least, most] = [
    Math.min(low, ...anchors.map(each => each.rating)),
    Math.max(high, ...anchors.map(each => each.rating)),
  ]
  const place = (of: number): number => (100 * (of - least)) / Math.max(1, most - least)
  const whole = new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 })
  const rows = [
    ...anchors.map(each => ({ ...each, mine: false })),
    { name: words('core').shell.you, rating, mine: true },
  ]
  return (
    <section class="book-figures rating">
      <h3>{gameName(game)}</h3>
      <p>
        {say.rating({ rating: whole.format(rating), low: whole.format(low), high: whole.format(high) })}{' '}
        <Opens statistics={statistics} entries={entries} label={say.games(entries.length)} />
      </p>
      <svg class="scale" viewBox="-3 0 106 14" aria-hidden="true">
        <line x1="0" x2="100" y1="7" y2="7" />
        <rect x={place(low)} width={place(high) - place(low)} y="4" height="6" rx="3" />
        {anchors.map((each, at) => (
          <circle key={at} cx={place(each.rating)} cy="7" r="1.4" />
        ))}
        <circle class="mine" cx={place(rating)} cy="7" r="2.6" />
      </svg>
      <table>
        <tbody>
          {rows
            .toSorted((a, b) => b.rating - a.rating)
            .map(row => (
              <tr key={row.name} class={row.mine ? 'mine' : ''}>
                <th scope="row">{row.name}</th>
                <td>{whole.format(row.rating)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

/** The reader's rating in each game. */
export const Ratings = ({ statistics, ratings }: { statistics: Statistics; ratings: readonly Rating[] }) =>
  ratings.length === 0 ? null : (
    <section>
      <h2>{words('statistics').ratings}</h2>
      <p class="quiet-text small">{words('statistics').ratingsAbout}</p>
      {ratings.map(rating => (
        <Stand key={rating.game} statistics={statistics} rating={rating} />
      ))}
    </section>
  )

/** Luck and skill, each as a bar to the left or to the right. */
export const Balances = ({ statistics, balances }: { statistics: Statistics; balances: readonly Balance[] }) => {
  const say = words('statistics')
  if (balances.length === 0) return null
  const most = Math.max(1, ...balances.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]))
  const row = (name: string, points: number) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td class="picture both" aria-hidden="true">
        <span
          style={{
            marginInlineStart: `${points < 0 ? 50 - (50 * -points) / most : 50}%`,
            width: `${(50 * Math.abs(points)) / most}%`,
          }}
        />
      </td>
      <td>{tenths(points, 'exceptZero')}</td>
    </tr>
  )
  return (
    <section class="book-figures">
      <h2>{say.luckAndSkill}</h2>
      <p class="quiet-text small">{say.luckAbout}</p>
      {balances.map(({ game, luck, skill, entries }) => (
        <section key={game}>
          <h3>
            {gameName(game)} <Opens statistics={statistics} entries={entries} label={say.games(entries.length)} />
          </h3>
          <table>
            <tbody>
              {row(say.luck, luck)}
              {row(say.skill, skill)}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  )
}
