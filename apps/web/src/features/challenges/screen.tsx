import '../../board/deals.css'
import '../../ui/surfaces.css'
import type { Json, Result } from '@halfpint/core'
import type { LinkContent, Playthrough, Reply } from '@halfpint/daily'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { FixedTable } from '../../board/fixedtable.tsx'
import { type GameParts, gamePartsOf } from '../../board/gameparts.ts'
import { gameName } from '../../board/index.ts'
import { SealButton } from '../../board/publishbutton.tsx'
import { seatsOf } from '../../session/seats.ts'
import { fetchReplies, isSealing, sendReply } from '../../session/server/results.ts'
import { enterStatistics, readDeviceStatistics } from '../../session/statistics/store.ts'
import { addWaiting, isOwn, removeWaiting } from '../../session/waitingchallenges.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { challengeTable } from '../../session/worker/tableids.ts'
import { PassOn } from '../../ui/passon.tsx'
import { SeatFace, seatName } from '../../ui/seatface.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { Comparing, type Rival } from './comparing.tsx'
import { FreshDeals } from './freshdeals.tsx'

interface Found extends LinkContent {
  readonly reply: Reply | null
  readonly parts: GameParts
}

/** Ids are short: the beginning of a link holds its checksum, the end holds the result. */
const entryId = (link: string): string => `challenge ${link.slice(0, 60)}${link.slice(60).slice(-60)}`

const nameOr = (name: string): string => (name === '' ? words('challenges').somebody : name)

/** The players whose results the link contains. */
const linkedRivals = ({ challenge, log, reply }: Found): readonly Rival[] => [
  ...(log === null ? [] : [{ name: nameOr(challenge.name), log }]),
  ...(reply === null ? [] : [{ name: nameOr(reply.name), log: reply.played.log }]),
]

/** The deals of another player, to be played too. */
const Taking = ({ link, reply }: { link: string; reply: string | undefined }) => {
  const say = words('challenges')
  const worker = useMemo(openWorker, [])
  useEffect(() => worker.close, [])
  const { fixedGames } = worker
  const found = useSignal<Found | 'bad' | null>(null)
  const taken = useSignal(false)
  const over = useSignal<Playthrough | null>(null)
  const friends = useSignal<readonly Rival[]>([])
  const answer = useSignal('')
  const kept = useSignal(true)

  /** Friends whose results a server has: their games are replayed here. */
  const gather = async ({ fixed }: LinkContent): Promise<void> => {
    const list = await fetchReplies(link)
    if (!list.ok) return
    const others = list.value.entries.filter(({ mine }) => !mine)
    const games = await Promise.all(others.map(({ choices = [] }) => fixedGames.replay(fixed, choices)))
    friends.value = others.flatMap(({ name }, at) => {
      const played = games[at]
      return played?.ok ? [{ name, log: played.value.log }] : []
    })
  }
  const show = async (now: Found, played: Playthrough): Promise<void> => {
    over.value = played
    const letters = await fixedGames.reply(link, settings.value.name, played)
    if (letters.ok)
      answer.value = new URL(linkTo('/challenge/:link/:reply', { link, reply: letters.value }), location.href).href
    if (!isSealing()) return
    await publish(now, played)
    await gather(now)
  }
  const publish = async ({ fixed }: LinkContent, played: Playthrough): Promise<Result<unknown>> =>
    sendReply(link, await fixedGames.claim(fixed, played))
  useEffect(() => {
    void fixedGames.read(link, reply).then(async linked => {
      if (!linked.ok) {
        found.value = 'bad'
        return
      }
      const parts = await gamePartsOf(linked.value.fixed.game)
      const now: Found = { ...linked.value, parts }
      // A player who has played these deals sees the result; they cannot be played twice.
      const before = (await readDeviceStatistics()).entries.get(entryId(link))
      const played = Array.isArray(before?.choices)
        ? await fixedGames.replay(now.fixed, before.choices.map(Number))
        : undefined
      if (played?.ok && played.value.legal.length === 0) await show(now, played.value)
      else addWaiting({ link, reply, name: nameOr(now.challenge.name) })
      found.value = now
    })
  }, [link, reply])
  const now = found.value
  if (now === 'bad') {
    removeWaiting(link)
    return (
      <>
        <WoodBar heading={say.title} />
        <main class="plain">
          <p class="fault" role="alert">
            {say.bad}
          </p>
        </main>
      </>
    )
  }
  if (now === null) return <main class="plain" aria-busy="true" />
  const { challenge, fixed, parts } = now
  const rivals = [...linkedRivals(now), ...friends.value]
  const name = nameOr(challenge.name)
  const own = isOwn(link)
  const end = async (events: readonly Json[]): Promise<void> => {
    if (over.value !== null) return
    const played = await fixedGames.played(fixed, events)
    removeWaiting(link)
    const [first] = await Promise.all(linkedRivals(now).map(({ log }) => fixedGames.summary(fixed, log)))
    const about = { id: entryId(link), at: Date.now(), kind: 'challenge', name: rivals[0]?.name ?? name, link }
    const theirs = first?.points[fixed.seat] ?? null
    const statistics = await enterStatistics([await fixedGames.entry(fixed, played, { ...about, theirs })])
    kept.value = statistics !== undefined
    await show(now, played)
  }
  if (taken.value && over.value === null) {
    return (
      <FixedTable
        key="play"
        fixed={fixed}
        table={challengeTable(link)}
        back={linkTo('/')}
        about={own ? say.title : say.about(name)}
        onOver={end}
      />
    )
  }
  const address = new URL(linkTo('/challenge/:link', { link }), location.href).href
  return (
    <Fragment key={over.value === null ? 'asked' : 'both'}>
      <WoodBar heading={say.title} />
      <main class="plain challenge">
        {over.value === null ? (
          <>
            <section class="fresh towel-panel" data-game={fixed.game}>
              <p>
                <b>{own ? say.own(gameName(fixed.game)) : say.from(name, gameName(fixed.game))}</b>
              </p>
              <div class="fresh-deals" aria-hidden="true">
                {Array.from({ length: Math.min(10, Number(fixed.options.rounds)) }, (_, at) => (
                  <span key={at} class="card-back" />
                ))}
              </div>
              <p>{say.deals(Number(fixed.options.rounds))}</p>
              <ul class="task-chairs">
                {seatsOf(fixed).map((seatState, seat) => (
                  <li key={seat}>
                    <SeatFace seatState={seatState} />
                    {seatName(seatState)}
                  </li>
                ))}
              </ul>
            </section>
            <div class="next-step">
              <button
                type="button"
                class="button"
                onClick={() => {
                  taken.value = true
                }}
              >
                {own ? say.takeOwn : say.take}
              </button>
            </div>
            {now.log === null && <PassOn address={address} lead={say.copyIt} />}
          </>
        ) : (
          <>
            <Comparing fixed={fixed} played={over.value} rivals={rivals} worker={worker} parts={parts.parts} />
            {!kept.value && <p role="status">{words('daily').notKept}</p>}
            {rivals.length === 0 && <p>{say.nobodyYet}</p>}
            <SealButton
              caption={say.gather}
              onSeal={async () => {
                const isIn = await publish(now, over.value!)
                if (isIn.ok) await gather(now)
                return isIn
              }}
            />
            {answer.value !== '' && <PassOn address={answer.value} lead={say.sendBack} />}
          </>
        )}
      </main>
    </Fragment>
  )
}

/** A challenge: `#/challenge/LINK`, with somebody's result `#/challenge/LINK/REPLY`; without a link, fresh deals to send. */
export const ChallengeScreen = ({ route }: ScreenProps<'challenge'>) => {
  if (route.pattern !== '/challenge') {
    const reply = route.pattern === '/challenge/:link/:reply' ? route.params.reply : undefined
    return <Taking key={route.path.join('/')} link={route.params.link} reply={reply} />
  }
  return (
    <>
      <WoodBar heading={words('challenges').title} />
      <main class="plain challenge">
        <FreshDeals />
      </main>
    </>
  )
}
