import './list.css'
import '../../../ui/surfaces.css'
import { must } from '@halfpint/core'
import { leaders, type Pad, readCsv, readPad, roundsDone, scorePad, writeCsv } from '@halfpint/scorepad'
import { useSignal } from '@preact/signals'
import { addPad, again, discard, groupKey, groupsOf, type SavedPad, savedPads } from '../../../base/pads/library.ts'
import { goTo } from '../../../base/route.ts'
import { linkTo } from '../../../base/routes.ts'
import { language, words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { announce } from '../../../ui/announcer.tsx'
import { PlayerSymbol } from '../../../ui/faces/symbol.tsx'
import { FileButton } from '../../../ui/filebutton.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { symbolAt } from '../symbol.ts'

const MOST_GROUPS = 6

const namesOf = (pad: Pad): string => pad.players.join(', ')

/** Parses JSON: one value, or one on each line. */
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

/** Parses a file with pads: JSON with one or many, or a table of a spreadsheet. */
const padsIn = (text: string): Pad[] => {
  const table = readCsv(text)
  if (table.ok) return [table.value]
  return valuesIn(text).flatMap(json => {
    const read = readPad(json)
    return read.ok ? [read.value] : []
  })
}

const Entry = ({ saved, onRemove }: { saved: SavedPad; onRemove: () => void }) => {
  const { list, paper } = words('pad')
  const { pad } = saved.sheet
  const scored = scorePad(pad)
  const { rounds } = pad.options
  const state =
    scored.result === null
      ? paper.roundOf(Math.min(roundsDone(scored) + 1, pad.rounds.length), rounds)
      : list.wonBy(scored.result.winners.map(seat => pad.players[seat]).join(', '))
  return (
    <li>
      <a href={linkTo('/pad/game/:id', { id: saved.kept.id })}>
        <span class="faces">
          {pad.players.map((_, seat) => (
            <PlayerSymbol key={seat} symbol={symbolAt(pad, seat)} />
          ))}
        </span>
        <b>{namesOf(pad)}</b>
        <span>
          {gameName(pad.pad)} · {state} ·{' '}
          <time>{new Date(saved.kept.at).toLocaleDateString(language.value, { dateStyle: 'medium' })}</time>
        </span>
      </a>
      <button type="button" class="icon-button" aria-label={list.remove(namesOf(pad))} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}

/** The last unfinished pad: its round, and the points of everybody. */
const OpenPad = ({ saved }: { saved: SavedPad }) => {
  const { paper } = words('pad')
  const { pad } = saved.sheet
  const scored = scorePad(pad)
  const done = roundsDone(scored)
  const best = done === 0 ? [] : leaders(scored.totals)
  const weekday = new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <section class="open-pad paper-panel">
      <h2>{weekday.format(saved.kept.at)}</h2>
      <p class="side-note">
        {gameName(pad.pad)}, {paper.roundOf(Math.min(done + 1, pad.rounds.length), pad.options.rounds)}
      </p>
      <ul class="totals">
        {pad.players.map((player, seat) => (
          <li key={seat} class={best.includes(seat) ? 'best' : ''}>
            <PlayerSymbol symbol={symbolAt(pad, seat)} />
            <span>{player}</span> <b>{String(scored.totals[seat]).replace('-', '−')}</b>
          </li>
        ))}
      </ul>
      <a
        class="button"
        href={linkTo('/pad/game/:id', { id: saved.kept.id })}
        aria-label={`${words('core').home.goOn}: ${namesOf(pad)}`}
      >
        {words('core').home.goOn}
      </a>
    </section>
  )
}

/** An empty pad, before there is one. */
const EmptyPad = () => (
  <section class="open-pad paper-panel">
    <ul class="totals empty" aria-hidden="true">
      {(['fish', 'anchor', 'moon', 'clover'] as const).map(symbol => (
        <li key={symbol}>
          <PlayerSymbol symbol={symbol} />
          <i />
          <i />
          <i />
        </li>
      ))}
    </ul>
    <p>{words('pad').list.nothing}</p>
  </section>
)

/** All pads of this device: unfinished ones first, then groups to start again, then finished games. */
export const ListView = () => {
  const { list } = words('pad')
  const removing = useSignal<string | null>(null)
  const said = useSignal('')
  const all = savedPads.value ?? []
  const isOver = ({ sheet }: SavedPad): boolean => scorePad(sheet.pad).result !== null
  const open = all.filter(saved => !isOver(saved))
  const played = all.filter(isOver)
  const [latest] = open
  const section = (heading: string, entries: readonly SavedPad[]) =>
    entries.length > 0 && (
      <section>
        <h2>{heading}</h2>
        <ul class="saved-pads">
          {entries.map(saved => (
            <Entry key={saved.kept.id} saved={saved} onRemove={() => (removing.value = saved.kept.id)} />
          ))}
        </ul>
      </section>
    )
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const pads = padsIn(await file.text())
    // A file that was exported here contains nothing new.
    const known = new Set(all.map(({ sheet }) => writeCsv(sheet.pad)))
    const fresh = pads.filter(pad => !known.has(writeCsv(pad)))
    for (const pad of fresh) addPad(pad)
    said.value = fresh.length > 0 ? list.imported : pads.length > 0 ? list.alreadyHere : list.notImported
    announce(said.value)
  }
  return (
    <>
      <WoodBar heading={list.heading} />
      <main class="plain pad-list">
        {latest === undefined ? <p>{list.about}</p> : <OpenPad saved={latest} />}
        {savedPads.value?.length === 0 && <EmptyPad />}
        <a class={`button ${latest === undefined ? '' : 'outline'}`} href={linkTo('/pad/new')}>
          {list.fresh}
        </a>
        {section(list.open, open)}
        {all.length > 0 && (
          <section>
            <h2>{list.groups}</h2>
            <ul class="groups">
              {groupsOf(all)
                .slice(0, MOST_GROUPS)
                .map(({ key, pad }) => (
                  <li key={key}>
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={list.again(namesOf(pad))}
                      onClick={() => goTo(linkTo('/pad/game/:id', { id: addPad(must(readPad(again(pad)))) }))}
                    >
                      {namesOf(pad)}
                      <small>{gameName(pad.pad)}</small>
                    </button>
                    <a class="button quiet" href={linkTo('/pad/insight', { group: groupKey(pad) })}>
                      {list.insight}
                      <span class="unseen"> {namesOf(pad)}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        )}
        {section(list.finished, played)}
        <FileButton
          label={list.importFile}
          look="quiet"
          accept=".json,.jsonl,.csv,application/json,text/csv"
          onFile={take}
        />
        <p role="status">{said}</p>
      </main>
      {removing.value !== null && (
        <Sheet heading={list.removeAsk} onClose={() => (removing.value = null)}>
          <div class="pad-pair">
            <button
              type="button"
              class="button danger"
              onClick={() => {
                discard(removing.value!)
                removing.value = null
              }}
            >
              {list.removeYes}
            </button>
            <button type="button" class="button quiet" onClick={() => (removing.value = null)}>
              {list.keep}
            </button>
          </div>
        </Sheet>
      )}
    </>
  )
}
