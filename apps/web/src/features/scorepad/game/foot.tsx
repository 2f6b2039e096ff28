import './game.css'
import { must } from '@halfpint/core'
import { sentenceOf } from '@halfpint/i18n'
import { readPad } from '@halfpint/scorepad'
import { addPad, again } from '../../../base/pads/library.ts'
import { goTo } from '../../../base/route.ts'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { sharePicture } from '../paper/share.ts'
import { Verdict } from '../paper/verdict.tsx'
import type { PadEditor } from './padeditor.ts'

/** Problems and warnings, shown at the entry. */
export const Doubts = ({ editor }: { editor: PadEditor }) => {
  const { problems } = words('pad')
  const pad = editor.pad.value
  const row = editor.scored.value.rounds[editor.round.value]
  const live = editor.doubts.value.length > 0 ? editor.doubts.value : (row?.warnings ?? [])
  const all = editor.problem.value === null ? live : [editor.problem.value]
  if (all.length === 0) return null
  // A warning about several players is shown once.
  const told = new Map<string, string[]>()
  for (const problem of all) {
    const sentence = sentenceOf(problems, problem)
    const names = typeof problem.seat === 'number' ? [pad.players[problem.seat]!] : []
    told.set(sentence, [...(told.get(sentence) ?? []), ...names])
  }
  return (
    <div class="doubts" role="alert">
      {[...told].map(([sentence, names]) => (
        <p key={sentence}>
          {names.length > 0 && <b>{names.join(', ')}: </b>}
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** The buttons at the bottom: undo, brawl or march, and continue. */
export const Bar = ({ editor }: { editor: PadEditor }) => {
  const { paper } = words('pad')
  const pad = editor.pad.value
  const { rarity, order } = editor.face
  const round = editor.round.value
  const marked = rarity.isOn(pad, round)
  const label =
    editor.doubts.value.length > 0 ? paper.scoreAnyway : editor.correcting.value !== null ? paper.done : paper.score
  const isReady = editor.scored.value.rounds[round]?.done !== null || order.isReady(pad, round)
  return (
    <div class="pad-bar">
      <button type="button" class="undo" disabled={editor.sheet.value.edits.length === 0} onClick={editor.undo}>
        {paper.undo}
      </button>
      <button type="button" class="button danger" aria-pressed={marked} onClick={editor.rarity}>
        {rarity.label(marked)}
      </button>
      <button type="button" class="button go" disabled={!isReady} onClick={editor.score}>
        {label}
      </button>
    </div>
  )
}

/** The end of the game: the winner, and what to do with the pad. */
export const Final = ({ editor }: { editor: PadEditor }) => {
  const { final, paper } = words('pad')
  const pad = editor.pad.value
  return (
    <div class="pad-final">
      <Verdict pad={pad} scored={editor.scored.value} />
      <div class="pad-pair">
        <button type="button" class="button" onClick={() => void sharePicture(pad)}>
          {final.picture}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => goTo(linkTo('/pad/game/:id', { id: addPad(must(readPad(again(pad)))) }))}
        >
          {final.again}
        </button>
        <button type="button" class="button quiet" onClick={editor.undo}>
          {paper.undo}
        </button>
        <button type="button" class="button quiet" onClick={() => print()}>
          {final.print}
        </button>
      </div>
    </div>
  )
}
