import { type Book, readBook, writeBook } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { FileButton } from '../parts/filebutton.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import { addToBook, clearBook, joinBook } from './bookstore.ts'
import { awaitBack, type Handed, leaveThere, newCode } from './parcel.ts'
import { PassOn } from './passon.tsx'
import { deleteEntries, joinKeys, keptKeys } from './sealing.ts'
import { today } from './today.ts'

const save = (book: Book): void => {
  const file = new Blob([`${JSON.stringify(writeBook(book))}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `half-pint-${today()}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A book in a file; nothing if it is none. */
const readFile = async (file: File): Promise<Book | undefined> => {
  try {
    const read = readBook(JSON.parse(await file.text()))
    return read.ok ? read.value : undefined
  } catch {
    return undefined
  }
}

/** Takes what another device handed over; gives the book as it is then, or nothing if that did not work. */
export const takeHanded = async ({ book, keys }: Handed): Promise<Book | undefined> => {
  const read = readBook(book)
  if (!read.ok) return undefined
  joinKeys(keys)
  return joinBook(read.value)
}

interface MovingProps {
  readonly book: Book
  readonly onChange: (book: Book, note: string) => void
}

/** Joins this book with that of another device, which reads the code. */
const JoinDevice = ({ book, onChange }: MovingProps) => {
  const say = words('tasks').book
  const code = useSignal<string | 'failed' | null>(null)
  const leave = useRef(new AbortController())
  useEffect(() => () => leave.current.abort(), [])
  const show = async (): Promise<void> => {
    const fresh = newCode()
    const isThere = await leaveThere(fresh, { book: writeBook(book), keys: keptKeys() })
    code.value = isThere ? fresh : 'failed'
    const handed = isThere ? await awaitBack(fresh, leave.current.signal) : undefined
    if (handed === undefined) return
    const joined = await takeHanded(handed)
    code.value = joined === undefined ? 'failed' : null
    if (joined === undefined) return
    onChange(joined, say.joined(joined.entries.size - book.entries.size))
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => void show()}>
        {say.join}
      </button>
      {code.value === 'failed' && <p role="status">{say.joinFailed}</p>}
      {code.value !== null && code.value !== 'failed' && (
        <PassOn address={new URL(makeRoute('book', ['join', code.value]), location.href).href} lead={say.joinAbout} />
      )}
    </>
  )
}

/** Everything out and in, to another device, and away. */
export const BookMoving = ({ book, onChange }: MovingProps) => {
  const say = words('tasks').book
  const clearing = useSignal(false)
  const load = async (file: File | undefined): Promise<void> => {
    const read = file === undefined ? undefined : await readFile(file)
    if (file === undefined) return
    if (read === undefined) onChange(book, say.bad)
    else {
      const after = await addToBook(read)
      if (after === undefined) onChange(book, say.notWritten)
      else onChange(after, say.loaded(after.entries.size - book.entries.size))
    }
  }
  const clear = async (): Promise<void> => {
    clearing.value = false
    const [after, deleted] = await Promise.all([clearBook(), deleteEntries()])
    if (after === undefined) onChange(book, say.notWritten)
    else onChange(after, deleted.ok ? say.cleared : say.leftOnServer)
  }
  return (
    <div class="acts">
      <button type="button" class="button quiet" onClick={() => save(book)}>
        {say.save}
      </button>
      <FileButton label={say.load} look="quiet" accept=".json,application/json" onFile={load} />
      <JoinDevice book={book} onChange={onChange} />
      {clearing.value ? (
        <>
          <button type="button" class="button" onClick={() => void clear()}>
            {say.clearSure}
          </button>
          <button type="button" class="button quiet" onClick={() => (clearing.value = false)}>
            {say.keep}
          </button>
        </>
      ) : (
        (book.entries.size > 0 || keptKeys().length > 0) && (
          <button type="button" class="button quiet" onClick={() => (clearing.value = true)}>
            {say.clear}
          </button>
        )
      )}
    </div>
  )
}
