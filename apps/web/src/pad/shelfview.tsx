import './shelf.css'
import { must } from '@halfpint/core'
import { type Pad, readCsv, readPad, roundsDone, scorePad } from '@halfpint/scorepad'
import { useSignal } from '@preact/signals'
import { PlayerSymbol } from '../faces/symbol.tsx'
import { gameName } from '../games/index.ts'
import { Icon } from '../parts/icon.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { WoodBar } from '../parts/woodbar.tsx'
import { announce } from '../shell/announcer.tsx'
import { goTo, makeRoute } from '../shell/route.ts'
import { language, words } from '../shell/speech.ts'
import { again, discard, groupKey, groupsOf, shelve, type Volume, volumes } from './library.ts'
import { symbolAt } from './symbol.ts'

const MOST_GROUPS = 6

const namesOf = (pad: Pad): string => pad.players.join(', ')

/** The JSON values of a text: one, or one on each line. */
const valuesIn = (text: string): unknown[] => {
  const parsed = (each: string): unknown[] => {
    try {
      return [JSON.parse(each)]
    } catch {
      return []
    }
  }
  const whole = parsed(text)
  return whole.length > 0 ? whole.flat() : text.split('\n').flatMap(parsed)
}

/** The pads of a file: JSON, one or many, or a table from a spreadsheet. */
const padsIn = (text: string): Pad[] => {
  const table = readCsv(text)
  if (table.ok) return [table.value]
  return valuesIn(text).flatMap(json => {
    const read = readPad(json)
    return read.ok ? [read.value] : []
  })
}

const Entry = ({ volume, onRemove }: { volume: Volume; onRemove: () => void }) => {
  const { shelf } = words('pad')
  const { pad } = volume.sheet
  const scored = scorePad(pad)
  const { rounds } = pad.options
  const state =
    scored.result === null
      ? shelf.progress(Math.min(roundsDone(scored) + 1, pad.rounds.length), rounds)
      : shelf.wonBy(scored.result.winners.map(seat => pad.players[seat]).join(', '))
  return (
    <li>
      <a href={makeRoute('pad', ['game', volume.kept.id])}>
        <span class="faces">
          {pad.players.map((_, seat) => (
            <PlayerSymbol key={seat} symbol={symbolAt(pad, seat)} />
          ))}
        </span>
        <b>{namesOf(pad)}</b>
        <span>
          {gameName(pad.pad)} · {state} ·{' '}
          <time>{new Date(volume.kept.at).toLocaleDateString(language.value, { dateStyle: 'medium' })}</time>
        </span>
      </a>
      <button type="button" class="icon-button" aria-label={shelf.remove(namesOf(pad))} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}

/** All pads of this device: the unfinished ones first, groups to start again, and the games that were played. */
export const ShelfView = () => {
  const { shelf } = words('pad')
  const removing = useSignal<string | null>(null)
  const said = useSignal('')
  const all = volumes.value ?? []
  const isOver = ({ sheet }: Volume): boolean => scorePad(sheet.pad).result !== null
  const open = all.filter(volume => !isOver(volume))
  const played = all.filter(isOver)
  const list = (heading: string, entries: readonly Volume[]) =>
    entries.length > 0 && (
      <section>
        <h2>{heading}</h2>
        <ul class="volumes">
          {entries.map(volume => (
            <Entry key={volume.kept.id} volume={volume} onRemove={() => (removing.value = volume.kept.id)} />
          ))}
        </ul>
      </section>
    )
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const pads = padsIn(await file.text())
    for (const pad of pads) shelve(pad)
    said.value = pads.length > 0 ? shelf.imported : shelf.notImported
    announce(said.value)
  }
  return (
    <>
      <WoodBar heading={shelf.heading} />
      <main class="plain pad-shelf">
        <p>{shelf.about}</p>
        <a class="button" href={makeRoute('pad', ['new'])}>
          {shelf.fresh}
        </a>
        {list(shelf.open, open)}
        {all.length > 0 && (
          <section>
            <h2>{shelf.groups}</h2>
            <ul class="groups">
              {groupsOf(all)
                .slice(0, MOST_GROUPS)
                .map(({ key, pad }) => (
                  <li key={key}>
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={shelf.again(namesOf(pad))}
                      onClick={() => goTo(makeRoute('pad', ['game', shelve(must(readPad(again(pad))))]))}
                    >
                      {namesOf(pad)}
                      <small>{gameName(pad.pad)}</small>
                    </button>
                    <a class="button quiet" href={makeRoute('pad', ['insight'], { group: groupKey(pad) })}>
                      {shelf.insight}
                      <span class="unseen"> {namesOf(pad)}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        )}
        {list(shelf.finished, played)}
        {all.length === 0 && volumes.value !== undefined && <p class="quiet-text">{shelf.nothing}</p>}
        <label class="button quiet import">
          {shelf.importFile}
          <input
            class="unseen"
            type="file"
            accept=".json,.jsonl,.csv,application/json,text/csv"
            onChange={event => void take(event.currentTarget.files?.[0])}
          />
        </label>
        <p role="status">{said}</p>
      </main>
      {removing.value !== null && (
        <Sheet heading={shelf.removeAsk} onClose={() => (removing.value = null)}>
          <div class="pad-pair">
            <button
              type="button"
              class="button danger"
              onClick={() => {
                discard(removing.value as string)
                removing.value = null
              }}
            >
              {shelf.removeYes}
            </button>
            <button type="button" class="button quiet" onClick={() => (removing.value = null)}>
              {shelf.keep}
            </button>
          </div>
        </Sheet>
      )}
    </>
  )
}
