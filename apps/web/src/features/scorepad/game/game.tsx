import './game.css'
import './wide.css'
import { type Pad, padGameOf } from '@halfpint/scorepad'
import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { SYMBOL_NAMES } from '../../../ui/faces/symbol.tsx'
import '../../../ui/field.css'
import type { LiveKey } from '../../../base/pads/database.ts'
import { keep, LONGEST_NAME, type SavedPad } from '../../../base/pads/library.ts'
import { goTo } from '../../../base/route.ts'
import { linkTo } from '../../../base/routes.ts'
import { recall } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { announce } from '../../../ui/announcer.tsx'
import { useAwake } from '../../../ui/awake.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { type Broadcast, openBroadcast } from '../live/live.ts'
import { LiveSheet } from '../live/liveview.tsx'
import type { Question } from '../padinterface.ts'
import { padInterfaceOf } from '../padinterfaces.ts'
import { Paper } from '../paper/paper.tsx'
import { Bar, Doubts, Final } from './foot.tsx'
import { PadMenu } from './menu.tsx'
import { News } from './news.tsx'
import { openPadEditor, type PadEditor } from './padeditor.ts'
import { ReasonSheet } from './reasonsheet.tsx'

/** The heading of the round, with its start player. */
const starterOf = (editor: PadEditor): number | null => editor.face.starter(editor.scored.value, editor.round.value)

const headingOf = (editor: PadEditor): string => {
  const { paper, final } = words('pad')
  const pad = editor.pad.value
  if (editor.correcting.value !== null) return paper.correcting(editor.correcting.value + 1)
  if (editor.scored.value.result !== null) return final.heading
  const round = editor.round.value + 1
  const name = round > pad.options.rounds ? paper.extraRound : paper.roundOf(round, pad.options.rounds)
  const start = starterOf(editor)
  return start === null ? name : `${name} · ${paper.starts(pad.players[start]!)}`
}

/** The names of the players. A name is written when its field loses the focus, as one stroke. */
const Names = ({ editor, onClose }: { editor: PadEditor; onClose: () => void }) => {
  const { menu, setup } = words('pad')
  const rename = (seat: number, text: string): void => {
    const name = text.trim() || setup.name(seat + 1)
    if (name !== editor.pad.value.players[seat]) editor.write({ edit: 'rename', seat, name })
  }
  const { players, symbols } = editor.pad.value
  const { min, max } = padGameOf(editor.pad.value).seats
  const isOver = editor.scored.value.result !== null
  const join = (): void => {
    let number = players.length + 1
    while (players.includes(setup.name(number))) number++
    const symbol = SYMBOL_NAMES.find(each => symbols?.includes(each) !== true) ?? 'anchor'
    editor.write({ edit: 'join', name: setup.name(number), symbol })
  }
  return (
    <Sheet heading={menu.rename} onClose={onClose}>
      {players.map((name, seat) => (
        <div key={seat} class="pad-name">
          <label class="field">
            <span class="caption">{setup.name(seat + 1)}</span>
            <input
              type="text"
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onChange={event => rename(seat, event.currentTarget.value)}
            />
          </label>
          {!isOver && players.length > min && (
            <button
              type="button"
              class="icon-button"
              aria-label={setup.leave(name)}
              title={setup.leave(name)}
              onClick={() => editor.write({ edit: 'go', seat })}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      {!isOver && (
        <>
          {players.length < max && (
            <button type="button" class="button quiet" onClick={join}>
              {setup.add}
            </button>
          )}
          <p class="quiet-text">{menu.comeAndGo}</p>
        </>
      )}
    </Sheet>
  )
}

/** Milliseconds after the last change until a group gets the corrected pad. */
const CORRECT_AFTER = 3_000
let correction: ReturnType<typeof setTimeout> | undefined

/** Sends the pad to its group again, if it counts in one. */
const correctLater = (id: string, pad: Pad): void => {
  clearTimeout(correction)
  if (recall('pad-groups') === undefined) return
  correction = setTimeout(async () => {
    const { correctPad } = await import('../../../session/server/groups.ts')
    await correctPad(id, pad)
  }, CORRECT_AFTER)
}

type Open = 'menu' | 'extra' | 'live' | 'names' | null

/** A pad being edited. */
export const GameView = ({ saved }: { saved: SavedPad }) => {
  const { paper, menu } = words('pad')
  const { id } = saved.kept
  const live = useSignal<LiveKey | null>(saved.kept.live)
  const broadcast = useSignal<Broadcast | null>(null)
  const open = useSignal<Open>(null)
  useAwake()
  const question = useSignal<Question | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const editor = useMemo(
    () =>
      openPadEditor(padInterfaceOf(saved.sheet.pad), saved.sheet, sheet => {
        keep(id, sheet, live.peek())
        broadcast.peek()?.show(sheet.pad)
        correctLater(id, sheet.pad)
      }),
    [id],
  )
  useSignalEffect(() => {
    const key = live.value
    const opened = key === null ? null : openBroadcast(key)
    opened?.show(editor.pad.peek())
    broadcast.value = opened
    return () => opened?.stop()
  })
  const livesOn = broadcast.value?.state.value
  useEffect(() => {
    if ((livesOn !== 'lost' && livesOn !== 'gone') || live.value === null) return
    const { pad } = live.value
    keep(id, editor.sheet.peek(), null)
    live.value = null
    if (livesOn === 'gone') return
    announce(words('pad').live.penGone, true)
    goTo(linkTo('/pad/live/:id', { id: pad }), true)
  }, [livesOn])

  const pad = editor.pad.value
  const scored = editor.scored.value
  const round = editor.round.value
  const cell = editor.cell.value
  const isOver = scored.result !== null && editor.correcting.value === null
  const { order, Entry, Keys, extra } = editor.face
  const alarm = editor.face.alarm(scored, round)
  useEffect(() => {
    if (alarm !== null) announce(alarm, true)
  }, [alarm])
  const correcting = editor.correcting.value
  useEffect(() => {
    const paperBox = scroller.current
    if (paperBox === null) return
    // The current row stays visible when the keys below take more space.
    const look = (): void => {
      if (correcting === null) paperBox.scrollTo({ top: paperBox.scrollHeight })
      else paperBox.querySelector('.entry')?.scrollIntoView({ block: 'center' })
    }
    const watch = new ResizeObserver(look)
    watch.observe(paperBox)
    look()
    return () => watch.disconnect()
  }, [round, correcting, isOver])
  useEffect(() => {
    if (cell !== null) announce(order.ask(pad, cell))
  }, [cell])
  useEffect(() => {
    // Digits on a keyboard enter into the selected cell.
    const type = (event: KeyboardEvent): void => {
      const at = editor.cell.peek()
      const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : -1
      const elsewhere = event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null
      if (at === null || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      if (order.keys(editor.pad.value, editor.round.value, at).includes(digit)) editor.tap(digit)
      else if (at.what === 'bet' && digit >= 1 && digit <= editor.pad.peek().players.length) editor.tap(digit - 1)
    }
    addEventListener('keydown', type)
    return () => removeEventListener('keydown', type)
  }, [editor])

  return (
    <div class="pad-game">
      <WoodBar heading={headingOf(editor)} back={linkTo('/pad')}>
        {live.value !== null && <span class={`push live-sign ${livesOn}`}>{words('pad').live.follow}</span>}
        <button
          type="button"
          class={`icon-button ${live.value === null ? 'push' : ''}`}
          aria-label={menu.open}
          onClick={() => (open.value = 'menu')}
        >
          <Icon name="menu" />
        </button>
      </WoodBar>
      <main>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section class="pad-scroll" ref={scroller} tabIndex={0} aria-label={paper.round}>
          <Paper
            pad={pad}
            scored={scored}
            start={isOver ? null : starterOf(editor)}
            ahead={isOver ? 0 : pad.options.rounds - pad.rounds.length}
            entering={isOver ? null : round}
            onAsk={(at, seat) => (question.value = { round: at, seat })}
            onMend={editor.mend}
            onBonus={seat => (question.value = { round: 'bonus', seat })}
          >
            <Entry pad={pad} scored={scored} round={round} editor={editor} />
          </Paper>
        </section>
        {isOver ? (
          <Final editor={editor} />
        ) : (
          <div class="pad-foot">
            <Doubts editor={editor} />
            {editor.correcting.value === null && <News pad={pad} scored={scored} round={round} />}
            <section aria-label={cell === null ? paper.whole : order.ask(pad, cell)} class="pad-keys">
              <Keys editor={editor} />
            </section>
            <Bar editor={editor} />
          </div>
        )}
      </main>
      {question.value !== null && (
        <ReasonSheet editor={editor} question={question.value} onClose={() => (question.value = null)} />
      )}
      {open.value === 'menu' && (
        <PadMenu
          id={id}
          editor={editor}
          onClose={() => (open.value = null)}
          onExtra={() => (open.value = 'extra')}
          onLive={() => (open.value = 'live')}
          onNames={() => (open.value = 'names')}
        />
      )}
      {open.value === 'extra' && extra !== undefined && (
        <extra.View editor={editor} onClose={() => (open.value = null)} />
      )}
      {open.value === 'names' && <Names editor={editor} onClose={() => (open.value = null)} />}
      {open.value === 'live' && (
        <LiveSheet
          editor={editor}
          live={live.value}
          state={livesOn}
          onChange={key => {
            live.value = key
            keep(id, editor.sheet.peek(), key)
          }}
          onClose={() => (open.value = null)}
        />
      )}
    </div>
  )
}
