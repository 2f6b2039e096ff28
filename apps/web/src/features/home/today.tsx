import './today.css'
import type { StatisticsEntry } from '@halfpint/statistics'
import type { ReadonlySignal } from '@preact/signals'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { gameName, PAGE_GAMES } from '../../board/index.ts'
import { PracticeLink, PuzzlePanel } from '../../board/puzzlepanel.tsx'
import { Week } from '../../board/week.tsx'
import { type DayRank, rankOn } from '../../session/dayranks.ts'
import type { HomeStatistics } from '../../session/home.ts'
import { useTodayPictures } from '../../session/todaypictures.ts'
import { waitingChallenges } from '../../session/waitingchallenges.ts'
import type { DealPicture } from '../../session/worker/todaycards.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { Icon } from '../../ui/icon.tsx'

const DAY = 86_400_000

const yesterdayOf = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)

const Backs = ({ cards }: { cards: number }) => (
  <span class="fan-out">
    {Array.from({ length: cards }, (_, at) => (
      <span key={at} class="card-back" style={{ '--i': String(at - (cards - 1) / 2) }} />
    ))}
  </span>
)

const placeOf = ({ better, equal, worse }: DayRank): string =>
  words('daily').today.place(better + 1, better + equal + worse + 1)

const Bars = ({ rank }: { rank: DayRank }) => {
  const most = Math.max(1, ...rank.bars)
  return (
    <span class="standing">
      <span class="bars" role="img" aria-label={words('daily').today.bars(rank)}>
        {rank.bars.map((bots, at) => (
          <i key={at} class={at === rank.own ? 'own' : ''} style={{ height: `${4 + (96 * bots) / most}%` }} />
        ))}
      </span>
      <small>{placeOf(rank)}</small>
    </span>
  )
}

interface DealProps {
  readonly day: string
  readonly deal: DealPicture | null
  readonly statistics: HomeStatistics | null
}

/** The line under the cards: the opponents, or the result. */
const DealFoot = ({ day, deal, played }: { day: string; deal: DealPicture; played: StatisticsEntry | undefined }) => {
  const say = words('daily').today
  const to = linkTo('/day/:game', { game: deal.game })
  if (played === undefined) {
    const before = rankOn(yesterdayOf(day), deal.game)
    return (
      <div class="foot">
        <span class="face-row">
          {deal.opponents.map(bot => (
            <Portrait key={bot} bot={bot} />
          ))}
        </span>
        <span class="side-note">{before !== undefined && say.yesterday(placeOf(before))}</span>
        <a class="button" href={to} aria-label={`${say.play}: ${say.deal}`}>
          {say.play}
        </a>
      </div>
    )
  }
  const rank = rankOn(day, deal.game)
  return (
    <div class="foot">
      <p class="points">{typeof played.points === 'number' ? words('daily').result.points(played.points) : ''}</p>
      {rank === undefined ? <span /> : <Bars rank={rank} />}
      <a class="button outline" href={to} aria-label={`${say.result}: ${say.deal}`}>
        {say.result}
      </a>
    </div>
  )
}

/** Number of cards that fit in the width of the row and the hand. */
const widthInCards = (row: number, hand: number): number => row * 1.1 + (hand > 9 ? 0.42 : 0.58) * hand + 1

/** The deal of the day on its towel: the row open, the hand as backs until it was played. */
const Deal = ({ day, deal, statistics }: DealProps) => {
  const say = words('daily').today
  const played = deal === null ? undefined : statistics?.deals.get(deal.game)
  const page = deal === null ? undefined : PAGE_GAMES.get(deal.game)
  const other = [...PAGE_GAMES.keys()].find(game => game !== deal?.game && statistics?.deals.has(game) === false)
  const { week = [false, false, false, false, false, false, false], streak = 0 } = statistics ?? {}
  return (
    <section class="deal towel-panel" data-game={deal?.game} aria-busy={deal === null}>
      <div class="top-line">
        <div>
          <h3>{say.deal}</h3>
          <p class="side-note">
            {deal === null ? (
              say.shuffling
            ) : played !== undefined && other !== undefined ? (
              <a href={linkTo('/day/:game', { game: other })}>{say.also(gameName(other))}</a>
            ) : (
              say.same
            )}
          </p>
        </div>
        <div class="streak">
          <Week week={week} streak={streak} />
          <span class="side-note" aria-hidden="true">
            {streak > 0 ? say.streak(streak) : ''}
          </span>
        </div>
      </div>
      <div class="dealt-cards" style={{ '--n': String(widthInCards(deal?.row.length ?? 3, deal?.hand.length ?? 5)) }}>
        {(deal === null || deal.row.length > 0) && (
          <span>
            <span class="open-row">
              {deal === null || page === undefined
                ? [0, 1, 2].map(at => <span key={at} class="card-back" />)
                : deal.row.map(card => <page.Card key={card} card={card} />)}
            </span>
            <span class="side-note">{say.row}</span>
          </span>
        )}
        <span>
          {played !== undefined && page !== undefined && deal !== null ? (
            <span class="fan-out">
              {deal.hand.map((card, at) => (
                <span key={card} style={{ '--i': String(at - (deal.hand.length - 1) / 2) }}>
                  <page.Card card={card} />
                </span>
              ))}
            </span>
          ) : (
            <Backs cards={deal?.hand.length ?? 5} />
          )}
          <span class="side-note">{say.hand}</span>
        </span>
      </div>
      {deal === null ? <div class="foot" /> : <DealFoot day={day} deal={deal} played={played} />}
    </section>
  )
}

/** Challenges that were opened and not played yet. */
const Challenges = () => {
  const say = words('daily').today
  return (
    <>
      {waitingChallenges().map(({ link, reply, name, mine }) => (
        <a
          key={link}
          class="note-panel row-link"
          href={
            reply === undefined
              ? linkTo('/challenge/:link', { link })
              : linkTo('/challenge/:link/:reply', { link, reply })
          }
        >
          <span class="grow">{mine ? say.ownChallenge : say.challenge(name)}</span>
          <Icon name="next" />
        </a>
      ))}
    </>
  )
}

/** Hours until the next day begins on this device. */
const hoursLeft = (): number => {
  const midnight = new Date()
  midnight.setHours(24, 0, 0, 0)
  return Math.max(1, Math.round((midnight.getTime() - Date.now()) / 3_600_000))
}

const AllDone = ({ statistics }: { statistics: HomeStatistics }) => {
  const say = words('daily').today
  return (
    <div class="all-done note-panel">
      <Week week={statistics.week} streak={statistics.streak} />
      <p>
        <b>{say.allDone}</b>
        <br />
        <span class="side-note">{say.newCards(hoursLeft())}</span>
      </p>
      <p class="acts">
        <a href={linkTo('/day')}>{say.result}</a>
        <a href={linkTo('/puzzles')}>{say.nextPuzzle}</a>
      </p>
    </div>
  )
}

/** The daily deal, the puzzle of the day and missed positions that are due. */
export const Today = ({ statistics: read }: { statistics: ReadonlySignal<HomeStatistics | null> }) => {
  const say = words('daily').today
  const statistics = read.value
  const day = today()
  const pictures = useTodayPictures(day)
  const date = new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' }).format()
  const head = (
    <div class="section-head">
      <h2>{say.heading}</h2>
      <span class="on-wood">{date}</span>
    </div>
  )
  if (pictures === 'failed') {
    return (
      <>
        {head}
        <div class="note-panel row-link" role="alert">
          <span class="grow">{say.failed}</span>
          <button type="button" class="button outline" onClick={() => location.reload()}>
            {words('core').home.again}
          </button>
        </div>
        <Challenges />
      </>
    )
  }
  const games = [...PAGE_GAMES.keys()]
  // A deal that waits is shown first, else the result of the first game.
  const game = games.find(each => statistics?.deals.has(each)) ?? games[0]
  const deal = pictures?.deals.find(each => each.game === game) ?? null
  const isPlayed = statistics !== null && games.every(each => statistics.deals.has(each))
  const isDone = isPlayed && statistics?.puzzle !== undefined && statistics.due === 0
  return (
    <>
      {head}
      <Challenges />
      {isDone && statistics !== null ? (
        <AllDone statistics={statistics} />
      ) : (
        <>
          <Deal day={day} deal={statistics === null ? null : deal} statistics={statistics} />
          <PuzzlePanel
            puzzle={statistics === null ? null : (pictures?.puzzle ?? null)}
            statistics={statistics}
            isNext={statistics?.deals.has(game ?? '') === true}
          />
          {statistics !== null && statistics.due > 0 && <PracticeLink due={statistics.due} />}
        </>
      )}
    </>
  )
}
