import '../parts/filebutton.css'
import './tasks.css'
import {
  type Book,
  type Entry,
  entriesOf,
  FIGURE_GROUPS,
  type Figure,
  figuresOf,
  readBook,
  writeBook,
} from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { botName } from '../faces/regulars.ts'
import { gameName } from '../games/index.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute } from '../shell/route.ts'
import { language, words } from '../shell/speech.ts'
import { addToBook, clearBook, readDeviceBook } from './bookstore.ts'
import { gatherGames } from './gather.ts'
import { today } from './today.ts'

/** What a figure is of, in words. */
const labelOf = ({ group, of }: Figure): string => {
  if (group === 'games') return gameName(of)
  if (group === 'against') return botName(of)
  if (group === 'puzzles') return words('tasks').puzzles.difficulties[Number(of) - 1] ?? of
  return of === '' ? words('tasks').book.all : of
}

/** Where an entry can be seen again; nothing where only its count is left. */
const placeOf = ({ id, kind, task, where }: Entry): string | undefined => {
  if (kind === 'game' && where === 'bots') return makeRoute('replay', ['local', id.slice('game '.length)])
  if (kind === 'game') return makeRoute('replay', ['online', ...id.slice('game '.length).split(' ')])
  return typeof task === 'string' ? makeRoute('puzzle', [task]) : undefined
}

const Behind = ({ book, figure }: { book: Book; figure: Figure }) => {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul>
      {figure.entries.map(id => {
        const entry = book.entries.get(id)
        const place = entry === undefined ? undefined : placeOf(entry)
        return entry === undefined ? null : (
          <li key={id}>{place === undefined ? date.format(entry.at) : <a href={place}>{date.format(entry.at)}</a>}</li>
        )
      })}
    </ul>
  )
}

/** A group of figures: a bar and, beside it, the numbers; each opens the games behind it. */
const Group = ({ book, name, figures }: { book: Book; name: string; figures: readonly Figure[] }) => {
  const say = words('tasks').book
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  const open = useSignal<Figure | null>(null)
  return (
    <section class="book-figures">
      <h2>{(say.groups as { readonly [group: string]: string })[name]}</h2>
      <table>
        <tbody>
          {figures.map(figure => (
            <tr key={figure.of}>
              <th scope="row">{labelOf(figure)}</th>
              <td class="picture" aria-hidden="true">
                <span style={{ width: `${(100 * figure.hits) / figure.times}%` }} />
              </td>
              <td>{percent.format(figure.hits / figure.times)}</td>
              <td>
                <button
                  type="button"
                  class="link"
                  aria-expanded={open.value?.of === figure.of}
                  onClick={() => {
                    open.value = open.value?.of === figure.of ? null : figure
                  }}
                >
                  {say.share(figure.hits, figure.times)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open.value !== null && (
        <section aria-label={say.behind}>
          <Behind book={book} figure={open.value} />
        </section>
      )}
    </section>
  )
}

const save = (book: Book): void => {
  const file = new Blob([`${JSON.stringify(writeBook(book))}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `half-pint-${today()}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The book: `#/book`. */
export const BookScreen = () => {
  const say = words('tasks').book
  const book = useSignal<Book | null>(null)
  const note = useSignal('')
  const clearing = useSignal(false)
  useEffect(() => {
    void gatherGames()
      .then(readDeviceBook)
      .then(read => {
        book.value = read
      })
  }, [])
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined || book.value === null) return
    const before = book.value.entries.size
    const read = await file.text().then(
      text => {
        try {
          return readBook(JSON.parse(text))
        } catch {
          return undefined
        }
      },
      () => undefined,
    )
    if (read?.ok !== true) {
      note.value = say.bad
      return
    }
    book.value = await addToBook(read.value)
    note.value = say.loaded(book.value.entries.size - before)
  }
  const now = book.value
  if (now === null) return <main class="plain" aria-busy="true" />
  const figures = figuresOf(entriesOf(now))
  return (
    <>
      <WoodBar heading={say.title} />
      <main class="plain book">
        <p>{now.entries.size === 0 ? say.empty : say.intro}</p>
        {now.entries.size > 0 && <p class="quiet-text small">{say.entries(now.entries.size)}</p>}
        {FIGURE_GROUPS.map(group => {
          const of = figures.filter(figure => figure.group === group)
          return of.length === 0 ? null : <Group key={group} book={now} name={group} figures={of} />
        })}
        <div class="acts">
          <button type="button" class="button quiet" onClick={() => save(now)}>
            {say.save}
          </button>
          <label class="button quiet file-button">
            {say.load}
            <input
              type="file"
              accept=".json,application/json"
              onChange={event => {
                void load(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
          </label>
          {clearing.value ? (
            <>
              <button
                type="button"
                class="button"
                onClick={() => {
                  clearing.value = false
                  void clearBook().then(read => {
                    book.value = read
                  })
                }}
              >
                {say.clearSure}
              </button>
              <button type="button" class="button quiet" onClick={() => (clearing.value = false)}>
                {say.keep}
              </button>
            </>
          ) : (
            now.entries.size > 0 && (
              <button type="button" class="button quiet" onClick={() => (clearing.value = true)}>
                {say.clear}
              </button>
            )
          )}
        </div>
        <p role="status">{note.value}</p>
      </main>
    </>
  )
}
