import { FIGURE_GROUPS, type Statistics, type StatisticsFigure } from '@halfpint/statistics'
import { language, words } from '../../base/speech.ts'
import { gameName } from '../../board/index.ts'
import { botName } from '../../ui/faces/regulars.ts'
import { Opens } from './behind.tsx'

/** The subject of a figure, in words. */
const labelOf = ({ group, of }: StatisticsFigure): string => {
  if (group === 'games' || group === 'days' || group === 'accuracy') return gameName(of)
  if (group === 'against') return botName(of)
  if (group === 'puzzles') return words('puzzles').difficulties[Number(of) - 1] ?? of
  return of === '' ? words('statistics').all : of
}

const monthOf = (month: string): string =>
  new Intl.DateTimeFormat(language.value, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )

const Rows = ({
  statistics,
  figures,
  say,
}: {
  statistics: Statistics
  figures: readonly StatisticsFigure[]
  say: (figure: StatisticsFigure) => string
}) => {
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  return (
    <table>
      <tbody>
        {figures.map(figure => (
          <tr key={figure.of}>
            <th scope="row">{say(figure)}</th>
            <td class="picture" aria-hidden="true">
              <span style={{ width: `${(100 * figure.hits) / figure.times}%` }} />
            </td>
            <td>{percent.format(figure.hits / figure.times)}</td>
            <td>
              <Opens
                statistics={statistics}
                entries={figure.entries}
                label={words('statistics').share(figure.hits, figure.times)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A group of figures by month: a line, and the numbers in a table below. */
const Trend = ({ statistics, figures }: { statistics: Statistics; figures: readonly StatisticsFigure[] }) => {
  if (figures.length < 2) return null
  const points = figures.map(({ hits, times }, at) => [(100 * at) / (figures.length - 1), 30 - (28 * hits) / times])
  return (
    <details class="trend">
      <summary>
        <span>{words('statistics').trend}</span>
        <svg viewBox="-2 0 104 32" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={points.map(point => point.join()).join(' ')} />
        </svg>
      </summary>
      <Rows statistics={statistics} figures={figures} say={({ of }) => monthOf(of)} />
    </details>
  )
}

interface FigureTablesProps {
  readonly statistics: Statistics
  readonly figures: readonly StatisticsFigure[]
  readonly trends: readonly StatisticsFigure[]
}

/** All figures by group: a bar and its numbers; each opens the games it counts. */
export const FigureTables = ({ statistics, figures, trends }: FigureTablesProps) => (
  <>
    {FIGURE_GROUPS.map(group => {
      const of = figures.filter(figure => figure.group === group)
      if (of.length === 0) return null
      return (
        <section key={group} class="book-figures">
          <h2>{(words('statistics').groups as { readonly [group: string]: string })[group]}</h2>
          <Rows statistics={statistics} figures={of} say={labelOf} />
          <Trend statistics={statistics} figures={trends.filter(figure => figure.group === group)} />
        </section>
      )
    })}
  </>
)
