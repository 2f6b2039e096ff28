import './daily.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { GameTabs } from '../../board/gametabs.tsx'
import { firstGame, PAGE_GAMES } from '../../board/index.ts'
import { Week } from '../../board/week.tsx'
import { type DayRank, rankOn } from '../../session/dayranks.ts'
import { type HomeStatistics, readHomeStatistics } from '../../session/home.ts'
import { useTodayPictures } from '../../session/todaypictures.ts'
import type { DealPicture } from '../../session/worker/todaycards.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { botName, CHARACTERS } from '../../ui/faces/regulars.ts'
import { WoodBar } from '../../ui/woodbar.tsx'

const DAY = 86_400_000

const yesterdayOf = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)

/** The opponents of the day at their seats, each with a short description. */
const Opponents = ({ bots }: { bots: readonly string[] }) => {
  const { characters } = words('core')
  return (
    <ul class="day-opponents">
      {bots.map(bot => {
        const who = CHARACTERS.find(each => each === bot)
        return (
          <li key={bot}>
            <span class="coaster">
              <Portrait bot={bot} />
            </span>
            <b>{botName(bot)}</b>
            {who !== undefined && <span class="side-note">{characters[who].about}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const Yesterday = ({ rank }: { rank: DayRank }) => {
  const say = words('daily').today
  const most = Math.max(1, ...rank.bars)
  const place = say.place(rank.better + 1, rank.better + rank.equal + rank.worse + 1)
  return (
    <div class="day-yesterday">
      <b>{say.yesterday(place)}</b>
      <span class="day-bars" role="img" aria-label={say.bars(rank)}>
        {rank.bars.map((bots, at) => (
          <i key={at} class={at === rank.own ? 'own' : ''} style={{ height: `${4 + (96 * bots) / most}%` }} />
        ))}
      </span>
    </div>
  )
}

/** The row and the hand, face down until the deal is played. */
const Cards = ({ deal }: { deal: DealPicture | null }) => {
  const say = words('daily').today
  const Card = deal === null ? undefined : PAGE_GAMES.get(deal.game)?.Card
  const hand = deal?.hand.length ?? 5
  return (
    <>
      {(deal === null || deal.row.length > 0) && (
        <section class="day-row towel-panel" data-game={deal?.game} aria-label={say.row}>
          {deal === null || Card === undefined
            ? [0, 1, 2].map(at => <span key={at} class="card-back" />)
            : deal.row.map(card => <Card key={card} card={card} />)}
        </section>
      )}
      <div class="day-hand" style={{ '--n': String(hand) }} role="img" aria-label={say.hand}>
        {Array.from({ length: hand }, (_, at) => (
          <span key={at} class="card-back" style={{ '--i': String(at - (hand - 1) / 2) }} />
        ))}
      </div>
    </>
  )
}

/** The deal of today before it is played: opponents, row, streak, and one button. */
export const DailyOverview = ({ day }: { day: string }) => {
  const say = words('daily')
  const game = useSignal(firstGame())
  const statistics = useSignal<HomeStatistics | null>(null)
  const pictures = useTodayPictures(day)
  useEffect(() => {
    void readHomeStatistics(day).then(found => {
      statistics.value = found
    })
  }, [day])
  const date = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
  const deal = pictures === 'failed' ? null : (pictures?.deals.find(each => each.game === game.value) ?? null)
  const isPlayed = statistics.value?.deals.has(game.value) === true
  const before = rankOn(yesterdayOf(day), game.value)
  const { week = [], streak = 0 } = statistics.value ?? {}
  return (
    <>
      <WoodBar heading={say.day.title}>
        <span class="day-date">{date}</span>
      </WoodBar>
      <main class="plain day-start" aria-busy={pictures === null}>
        <GameTabs game={game.value} onChoose={id => (game.value = id)} />
        {pictures === 'failed' && (
          <div class="note-panel row-link" role="alert">
            <span class="grow">{say.today.failed}</span>
            <button type="button" class="button outline" onClick={() => location.reload()}>
              {words('core').home.again}
            </button>
          </div>
        )}
        <Opponents bots={deal?.opponents ?? []} />
        <Cards deal={deal} />
        {week.length > 0 && (
          <section class="day-habit note-panel">
            <div>
              <b>{streak > 0 ? say.today.streak(streak) : say.today.same}</b>
              <Week week={week} streak={streak} named />
            </div>
            {before !== undefined && <Yesterday rank={before} />}
          </section>
        )}
        <div class="next-step">
          <p>
            <b>{say.day.oneTry}</b>
            <br />
            <span class="side-note">{say.today.same}</span>
          </p>
          <a class="button" href={linkTo('/day/:game', { game: game.value })}>
            {isPlayed ? say.today.result : say.today.play}
          </a>
        </div>
      </main>
    </>
  )
}
