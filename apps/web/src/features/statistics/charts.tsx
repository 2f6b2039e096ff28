import '../../ui/surfaces.css'
import { CHARACTER_PROFILES, STRENGTHS } from '@halfpint/bots'
import type { Rating, StatisticsFigure } from '@halfpint/statistics'
import { settings } from '../../base/settings.ts'
import { language, words } from '../../base/speech.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { botName, CHARACTERS } from '../../ui/faces/regulars.ts'
import { PlayerSymbol, symbolOf } from '../../ui/faces/symbol.tsx'

/** Predictions from this number on share one glass. */
const MANY = 4

/** Minimum number of rounds for a meaningful share. */
const ENOUGH = 5

const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** The four numbers at the top. */
export const Numbers = ({ numbers }: { numbers: readonly (readonly [value: string, name: string])[] }) => (
  <dl class="head-numbers on-wood">
    {numbers.map(([value, name]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

interface Share {
  readonly of: string
  readonly hits: number
  readonly times: number
}

/** Predictions met by number: 0, 1, 2, 3, and 4 or more. */
const sharesOf = (figures: readonly StatisticsFigure[]): readonly Share[] =>
  Array.from({ length: MANY + 1 }, (_, number) => {
    const those = figures.filter(
      ({ group, of }) => group === 'predicted' && (number < MANY ? Number(of) === number : Number(of) >= MANY),
    )
    return {
      of: number < MANY ? String(number) : `${MANY}+`,
      hits: those.reduce((sum, { hits }) => sum + hits, 0),
      times: those.reduce((sum, { times }) => sum + times, 0),
    }
  })

/** A half-pint glass, filled by a share; dashed without data. */
const ShareGlass = ({ share }: { share: number | null }) => {
  const top = 84 - 72 * (share ?? 0)
  // The sides of the glass lean by 5 in 78.
  const left = 4 + ((top - 6) * 5) / 78
  return (
    <svg class="share-glass" viewBox="0 0 52 88" aria-hidden="true">
      {share !== null && share > 0 && (
        <>
          <path class="beer" d={`M${left} ${top}H${52 - left}L43 84H9z`} />
          <path class="foam" d={`M${left} ${top + 3}q5-10 11-5q5-8 11-2q6-8 11-1q8-5 9 8z`} />
        </>
      )}
      <path class={share === null ? 'outline dashed' : 'outline'} d="M4 6h44l-5 76a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" />
    </svg>
  )
}

/** How often the player won exactly the predicted tricks, as glasses. */
export const PredictionGlasses = ({ figures }: { figures: readonly StatisticsFigure[] }) => {
  const say = words('statistics').charts
  const shares = sharesOf(figures)
  const known = shares.filter(({ times }) => times >= ENOUGH)
  const sorted = known.toSorted((a, b) => b.hits / b.times - a.hits / a.times)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  const isEmpty = shares.every(({ times }) => times === 0)
  return (
    <section class={isEmpty ? 'chart slate-panel' : 'chart note-panel'}>
      <h2>
        {isEmpty
          ? say.afterOne
          : best !== undefined && worst !== undefined && best !== worst
            ? say.bestAndWorst(best.of, worst.of)
            : say.predictions}
      </h2>
      <p class="side-note">{say.predictionsAbout}</p>
      <div class="glass-chart">
        {shares.map(({ of, hits, times }) => (
          <figure key={of}>
            <ShareGlass share={isEmpty ? null : times === 0 ? 0 : hits / times} />
            <figcaption>
              {!isEmpty && <b>{times === 0 ? '–' : percent(hits / times)}</b>}
              {say.said(of)}
              {!isEmpty && <small>{times}×</small>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

interface Mark {
  readonly bot: string
  readonly rating: number
}

/** The regulars on the rating list of a game, the weakest first. */
const marksOf = (game: string): readonly Mark[] =>
  CHARACTERS.map(bot => ({ bot, rating: STRENGTHS[game]?.[CHARACTER_PROFILES[bot].level] ?? 0 })).toSorted(
    (a, b) => a.rating - b.rating,
  )

/** The player's rating beside the regulars, with the interval as a bar. */
export const RatingLadder = ({ game, rating }: { game: string; rating: Rating | undefined }) => {
  const say = words('statistics').charts
  const marks = marksOf(game)
  const [own, low, high] = [rating?.rating ?? 0, rating?.low ?? 0, rating?.high ?? 0]
  const all = [...marks.map(mark => mark.rating), ...(rating === undefined ? [] : [own])]
  const [least, most] = [Math.min(...all) - 60, Math.max(...all) + 60]
  const place = (value: number): number => Math.min(100, Math.max(0, (100 * (value - least)) / (most - least)))
  const below = marks.findLast(mark => mark.rating <= own)
  const above = marks.find(mark => mark.rating > own)
  const whole = new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 })
  const title =
    rating === undefined
      ? say.afterTen
      : below === undefined
        ? say.belowAll
        : above === undefined
          ? say.aboveAll
          : say.between(botName(below.bot), botName(above.bot))
  return (
    <section class={`chart ${rating === undefined ? 'slate-panel' : 'note-panel'}`}>
      <h2>{title}</h2>
      <p class="side-note">{rating === undefined ? say.ladderSoon : say.ladder}</p>
      <div class="ladder" role="img" aria-label={`${title}. ${rating === undefined ? '' : whole.format(own)}`}>
        <span class="scale" />
        {rating !== undefined && (
          <span class="range" style={{ left: `${place(low)}%`, width: `${place(high) - place(low)}%` }} />
        )}
        {marks.map(({ bot, rating: value }, at) => {
          const beside = marks.slice(0, at).filter(mark => mark.rating === value).length
          return (
            <span key={bot} class="who-mark" style={{ left: `${place(value)}%`, '--up': String(beside) }}>
              <Portrait bot={bot} />
            </span>
          )
        })}
        {rating === undefined ? (
          <span class="own guess" style={{ left: '55%' }}>
            {say.you}
          </span>
        ) : (
          <span class="own" style={{ left: `${place(own)}%` }}>
            <PlayerSymbol symbol={symbolOf(settings.value.symbol)} />
            <b>{whole.format(own)}</b>
          </span>
        )}
      </div>
    </section>
  )
}
