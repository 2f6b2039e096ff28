import './tasks.css'
import { must, type Result } from '@halfpint/core'
import type { Course, Linked, Reply } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { ChairFace, chairName } from '../game/chair.tsx'
import { gameName } from '../games/index.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { enterInBook, readDeviceBook } from './bookstore.ts'
import { Comparing, type Rival } from './comparing.tsx'
import { FreshDeals } from './freshdeals.tsx'
import { type GameParts, gamePartsOf } from './gameparts.ts'
import { PassOn } from './passon.tsx'
import { SealButton } from './sealbutton.tsx'
import { fetchReplies, isSealing, sendReply } from './sealing.ts'
import { taskChairs } from './taskchairs.ts'
import { openTasks } from './taskclient.ts'
import { TaskPlay } from './taskplay.tsx'
import { isOwn, keepWaiting, letGo } from './waiting.ts'

interface Found extends Linked {
  readonly reply: Reply | null
  readonly parts: GameParts
}

/** Ids are short: the beginning of a link holds its checksum, the end how the game went. */
const entryId = (link: string): string => `challenge ${link.slice(0, 60)}${link.slice(60).slice(-60)}`

const nameOr = (name: string): string => (name === '' ? words('tasks').challenge.somebody : name)

/** Everybody who is known from the link itself to have played its deals. */
const linkedRivals = ({ challenge, log, reply }: Found): readonly Rival[] => [
  ...(log === null ? [] : [{ name: nameOr(challenge.name), log }]),
  ...(reply === null ? [] : [{ name: nameOr(reply.name), log: reply.course.log }]),
]

/** Somebody's deals, to be played too. */
const Taking = ({ link, reply }: { link: string; reply: string | undefined }) => {
  const say = words('tasks').challenge
  const client = useMemo(openTasks, [])
  useEffect(() => client.close, [])
  const found = useSignal<Found | 'bad' | null>(null)
  const taken = useSignal(false)
  const over = useSignal<Course | null>(null)
  const friends = useSignal<readonly Rival[]>([])
  const answer = useSignal('')
  const kept = useSignal(true)

  /** Friends whose results a server has: their games are played again here. */
  const gather = async ({ task }: Linked): Promise<void> => {
    const list = await fetchReplies(link)
    if (!list.ok) return
    const others = list.value.entries.filter(({ mine }) => !mine)
    const courses = await Promise.all(others.map(({ choices = [] }) => client.course(task, choices)))
    friends.value = others.flatMap(({ name }, at) => {
      const course = courses[at]
      return course?.ok ? [{ name, log: course.value.log }] : []
    })
  }
  const show = async (now: Found, course: Course): Promise<void> => {
    over.value = course
    const letters = await client.reply(link, now.task, settings.value.name, course.choices)
    if (letters.ok) answer.value = new URL(makeRoute('challenge', [link, letters.value]), location.href).href
    if (!isSealing()) return
    await sealed(now, course)
    await gather(now)
  }
  const sealed = async (now: Found, course: Course): Promise<Result<unknown>> => {
    const claim = await client.claim(now.task, course.choices)
    return claim.ok ? sendReply(link, claim.value) : claim
  }
  useEffect(() => {
    void client.linked(link, reply).then(async linked => {
      if (!linked.ok) {
        found.value = 'bad'
        return
      }
      const parts = await gamePartsOf(linked.value.task.game)
      const now: Found = { ...linked.value, parts }
      // Whoever has played these deals sees how it went; they cannot be played twice.
      const before = (await readDeviceBook()).entries.get(entryId(link))
      const course = Array.isArray(before?.choices)
        ? await client.course(now.task, before.choices.map(Number))
        : undefined
      if (course?.ok && course.value.legal.length === 0) await show(now, course.value)
      else keepWaiting({ link, reply, name: nameOr(now.challenge.name) })
      found.value = now
    })
  }, [link, reply])
  const now = found.value
  if (now === 'bad') {
    letGo(link)
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
  const { challenge, task, parts } = now
  const rivals = [...linkedRivals(now), ...friends.value]
  const name = nameOr(challenge.name)
  const own = isOwn(link)
  const end = async (course: Course): Promise<void> => {
    if (over.value !== null) return
    letGo(link)
    const theirs = await Promise.all(linkedRivals(now).map(({ log }) => client.summary(task, log)))
    const [first] = theirs.map(each => (each.ok ? (each.value.points[task.seat] as number) : null))
    const about = { id: entryId(link), at: Date.now(), kind: 'challenge', name: rivals[0]?.name ?? name, link }
    const entry = await client.entry(task, course.choices, { ...about, theirs: first ?? null })
    const book = await enterInBook([must(entry)])
    kept.value = book !== undefined
    await show(now, course)
  }
  if (taken.value && over.value === null) {
    return (
      <TaskPlay
        key="play"
        task={task}
        client={client}
        {...parts}
        back="#/"
        about={own ? say.title : say.about(name)}
        onOver={end}
      />
    )
  }
  const address = new URL(makeRoute('challenge', [link]), location.href).href
  return (
    <Fragment key={over.value === null ? 'asked' : 'both'}>
      <WoodBar heading={say.title} />
      <main class="plain challenge">
        {over.value === null ? (
          <>
            <p>{own ? say.own(gameName(task.game)) : say.from(name, gameName(task.game))}</p>
            <p class="quiet-text">{say.deals(Number(task.options.rounds))}</p>
            <ul class="task-chairs">
              {taskChairs(task).map((chair, seat) => (
                <li key={seat}>
                  <ChairFace chair={chair} />
                  {chairName(chair)}
                </li>
              ))}
            </ul>
            <div class="acts">
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
            <Comparing task={task} course={over.value} rivals={rivals} client={client} parts={parts.parts} />
            {!kept.value && <p role="status">{words('tasks').notKept}</p>}
            {rivals.length === 0 && <p>{say.nobodyYet}</p>}
            <SealButton
              caption={say.gather}
              onSeal={async () => {
                const isIn = await sealed(now, over.value as Course)
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
export const ChallengeScreen = ({ route }: ScreenProps) => {
  const [link, reply] = route.path
  if (link !== undefined) return <Taking key={route.path.join('/')} link={link} reply={reply} />
  return (
    <>
      <WoodBar heading={words('tasks').challenge.title} />
      <main class="plain challenge">
        <FreshDeals />
      </main>
    </>
  )
}
