import { readStatistics, type Statistics, writeStatistics } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { deleteEntries, joinKeys, keptKeys } from '../../session/server/results.ts'
import { addStatistics, clearStatistics, joinStatistics } from '../../session/statistics/store.ts'
import { FileButton } from '../../ui/filebutton.tsx'
import { PassOn } from '../../ui/passon.tsx'
import { awaitBack, type Handed, leaveThere, newCode } from './synccopy.ts'

/** Saves the statistics as a file. Returns the name of the file. */
const save = (statistics: Statistics): string => {
  const file = new Blob([`${JSON.stringify(writeStatistics(statistics))}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `half-pint-${today()}.json`
  link.click()
  URL.revokeObjectURL(link.href)
  return link.download
}

/** The statistics of a file; `undefined` if it contains none. */
const readFile = async (file: File): Promise<Statistics | undefined> => {
  try {
    const read = readStatistics(JSON.parse(await file.text()))
    return read.ok ? read.value : undefined
  } catch {
    return undefined
  }
}

/** Merges the statistics of another device. Returns the merged ones, or `undefined` if it failed. */
export const takeHanded = async ({ book, keys }: Handed): Promise<Statistics | undefined> => {
  const read = readStatistics(book)
  if (!read.ok) return undefined
  joinKeys(keys)
  return joinStatistics(read.value)
}

interface JoinProps {
  readonly statistics: Statistics
  readonly onChange: (statistics: Statistics, note: string) => void
}

interface MovingProps extends JoinProps {
  /** Result of the last action, for the reader. */
  readonly note: string
}

/** Result of joining two devices, for the reader of this one. */
export const joinedText = (before: Statistics, joined: Statistics): string =>
  words('statistics').joined(joined.entries.size - before.entries.size, joined.entries.size)

/** Joins these statistics with those of another device, which reads the code. */
const JoinDevice = ({ statistics, onChange }: JoinProps) => {
  const say = words('statistics')
  const code = useSignal<string | 'failed' | null>(null)
  const leave = useRef(new AbortController())
  useEffect(() => () => leave.current.abort(), [])
  const show = async (): Promise<void> => {
    const fresh = newCode()
    const isThere = await leaveThere(fresh, { book: writeStatistics(statistics), keys: keptKeys() })
    code.value = isThere ? fresh : 'failed'
    const handed = isThere ? await awaitBack(fresh, leave.current.signal) : undefined
    if (handed === undefined) return
    const joined = await takeHanded(handed)
    code.value = joined === undefined ? 'failed' : null
    if (joined === undefined) return
    onChange(joined, joinedText(statistics, joined))
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => void show()}>
        {say.join}
      </button>
      {code.value === 'failed' && <p role="status">{say.joinFailed}</p>}
      {code.value !== null && code.value !== 'failed' && (
        <PassOn
          address={new URL(linkTo('/book/join/:code', { code: code.value }), location.href).href}
          lead={say.joinAbout}
          isSecret
        />
      )}
    </>
  )
}

/** Buttons to export, import, sync and delete the statistics. */
export const Moving = ({ statistics, note, onChange }: MovingProps) => {
  const say = words('statistics')
  const clearing = useSignal(false)
  const load = async (file: File | undefined): Promise<void> => {
    const read = file === undefined ? undefined : await readFile(file)
    if (file === undefined) return
    if (read === undefined) onChange(statistics, say.bad)
    else {
      const after = await addStatistics(read)
      if (after === undefined) onChange(statistics, say.notWritten)
      else onChange(after, say.loaded(after.entries.size - statistics.entries.size, after.entries.size))
    }
  }
  const clear = async (): Promise<void> => {
    clearing.value = false
    const [after, deleted] = await Promise.all([clearStatistics(), deleteEntries()])
    if (after === undefined) onChange(statistics, say.notWritten)
    else onChange(after, deleted.ok ? say.cleared : say.leftOnServer)
  }
  return (
    <div class="acts">
      <button
        type="button"
        class="button quiet"
        onClick={() => onChange(statistics, say.saved(save(statistics), statistics.entries.size))}
      >
        {say.save}
      </button>
      <FileButton label={say.load} look="quiet" accept=".json,application/json" onFile={load} />
      <p class="moved" role="status">
        {note}
      </p>
      <JoinDevice statistics={statistics} onChange={onChange} />
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
        (statistics.entries.size > 0 || keptKeys().length > 0) && (
          <button type="button" class="button quiet" onClick={() => (clearing.value = true)}>
            {say.clear}
          </button>
        )
      )}
    </div>
  )
}
