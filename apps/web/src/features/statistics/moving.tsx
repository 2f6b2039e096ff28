import { readStatistics, type Statistics, writeStatistics } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { keptKeys } from '../../session/server/keys.ts'
import { deleteEntries } from '../../session/server/results.ts'
import { addStatistics, clearStatistics } from '../../session/statistics/store.ts'
import { FileButton } from '../../ui/filebutton.tsx'

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

interface MovingProps {
  readonly statistics: Statistics
  readonly onChange: (statistics: Statistics, note: string) => void
  /** Result of the last action, for the reader. */
  readonly note: string
}

/** Buttons to export, import and delete the statistics. */
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
