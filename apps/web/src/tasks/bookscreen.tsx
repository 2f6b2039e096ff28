import './book.css'
import './tasks.css'
import { type Book, entriesOf, writeBook } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { WoodBar } from '../parts/woodbar.tsx'
import { goTo, makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { words } from '../shell/speech.ts'
import { BookFigures } from './bookfigures.tsx'
import { BookMoving, takeHanded } from './bookmoving.tsx'
import { BookBalances, BookRatings } from './bookrating.tsx'
import { readDeviceBook } from './bookstore.ts'
import { gatherGames } from './gather.ts'
import { fetchThere, leaveBack } from './parcel.ts'
import { keptKeys } from './sealing.ts'
import { type Figures, openTasks } from './taskclient.ts'

/** Joins this device with the one that shows the code, once the reader agrees. */
const Joining = ({ code }: { code: string }) => {
  const say = words('tasks').book
  const state = useSignal<'asked' | 'busy' | 'failed'>('asked')
  const join = async (): Promise<void> => {
    state.value = 'busy'
    await gatherGames()
    const handed = await fetchThere(code)
    const joined = handed === undefined ? undefined : await takeHanded(handed)
    const isBack = joined !== undefined && (await leaveBack(code, { book: writeBook(joined), keys: keptKeys() }))
    if (isBack) goTo(makeRoute('book'))
    else state.value = 'failed'
  }
  return (
    <>
      <WoodBar heading={say.join} back={makeRoute('book')} />
      <main class="plain">
        <p>{say.joinAsked}</p>
        <div class="acts">
          <button type="button" class="button" disabled={state.value === 'busy'} onClick={() => void join()}>
            {say.joinDo}
          </button>
        </div>
        <p role="status">{state.value === 'failed' ? say.joinFailed : ''}</p>
      </main>
    </>
  )
}

/** The book: `#/book`, and `#/book/join/CODE` for the second of two devices. */
export const BookScreen = ({ route }: ScreenProps) => {
  const say = words('tasks').book
  const book = useSignal<Book | null>(null)
  const counted = useSignal<Figures | null>(null)
  const note = useSignal('')
  const client = useMemo(openTasks, [])
  useEffect(() => client.close, [])
  const show = async (now: Book): Promise<void> => {
    const figures = await client.figures(entriesOf(now))
    if (figures.ok) counted.value = figures.value
    book.value = now
  }
  const [what, code] = route.path
  const isJoining = what === 'join' && code !== undefined
  useEffect(() => {
    if (!isJoining) void gatherGames().then(readDeviceBook).then(show)
  }, [isJoining])
  if (isJoining) return <Joining code={code} />
  const [now, figures] = [book.value, counted.value]
  if (now === null || figures === null) return <main class="plain" aria-busy="true" />
  return (
    <>
      <WoodBar heading={say.title} />
      <main class="plain book">
        <p>{now.entries.size === 0 ? say.empty : say.intro}</p>
        {now.entries.size > 0 && <p class="quiet-text small">{say.entries(now.entries.size)}</p>}
        <BookRatings book={now} ratings={figures.ratings} />
        <BookBalances book={now} balances={figures.balances} />
        <BookFigures book={now} figures={figures.figures} trends={figures.trends} />
        <BookMoving
          book={now}
          onChange={(after, said) => {
            note.value = said
            void show(after)
          }}
        />
        <p role="status">{note.value}</p>
      </main>
    </>
  )
}
