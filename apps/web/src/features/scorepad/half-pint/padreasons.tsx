import '../game/sheets.css'
import type { Seat } from '@halfpint/core'
import { type Mark, type Scoring, scoringOf } from '@halfpint/half-pint'
import {
  bonusReasons,
  type HalfPintDone,
  type HalfPintPad,
  type PadReason,
  reasons,
  type ScoredHalfPint,
} from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { Overrule } from '../game/overrule.tsx'
import type { PadInterface } from '../padinterface.ts'

const shown = (value: number | Mark | null): string => {
  const { marks, reason } = words('pad')
  if (value === null) return '–'
  return typeof value === 'number' ? String(value) : value === '' ? reason.none : marks[value]
}

const reasonText = (reason: PadReason, scoring: Scoring, name: (seat: Seat) => string): string => {
  const say = words('pad').reason
  switch (reason.rule) {
    case 'H24':
      return say.H24(reason.tricks, scoring.trick)
    case 'H25':
      return reason.points > 0 ? say.H25(reason.prediction) : say.H25missed(reason.prediction, reason.tricks)
    case 'H26':
      return reason.points > 0 ? say.H26(name(reason.against)) : say.H26lost(name(reason.against))
    case 'H27':
      return say.H27(name(reason.by))
    case 'H28':
      return reason.points > 0 ? say.H28(reason.points) : say.H28other(name(reason.brawler))
    case 'H32':
      return say.H32(reason.run, scoring.mark)
    case 'overruled':
      return reason.rules === null ? say.copied : say.overruled(shown(reason.rules), shown(reason.stands))
  }
}

const List = ({
  items,
  scoring,
  name,
}: {
  items: readonly PadReason[]
  scoring: Scoring
  name: (seat: Seat) => string
}) => {
  const { reason: say } = words('pad')
  if (items.length === 0) return <p>{say.nothing}</p>
  return (
    <ul class="pad-reasons">
      {items.map((reason, at) => (
        <li key={at}>
          <span>{reasonText(reason, scoring, name)}</span>
          {'points' in reason && <b>{reason.points > 0 ? `+${reason.points}` : '0'}</b>}
          {reason.rule !== 'overruled' && <small>{reason.rule}</small>}
        </li>
      ))}
    </ul>
  )
}

/** The reasons of a number on the pad, with a way to change it. */
export const HalfPintReasons: PadInterface['Reasons'] = ({ editor, question: { round, seat }, name }) => {
  const scored = editor.scored.value as ScoredHalfPint
  const scoring = scoringOf((editor.pad.value as HalfPintPad).options)
  if (round === 'bonus') {
    const bonus = scored.result !== null && 'bonus' in scored.result ? scored.result.bonus[seat]! : 0
    return (
      <>
        <List items={bonusReasons(scored, seat)} scoring={scoring} name={name} />
        <Overrule
          points={bonus}
          mark={null}
          onPoints={value => editor.write({ edit: 'bonus', seat, value })}
          onMark={() => {}}
          onRules={() => editor.write({ edit: 'bonus', seat, value: null })}
        />
      </>
    )
  }
  const done = scored.rounds[round]?.done as HalfPintDone | null
  if (done === null) return null
  return (
    <>
      <List items={reasons(done, seat)} scoring={scoring} name={name} />
      <Overrule
        points={done.scores[seat]!}
        mark={done.marks[seat]!}
        onPoints={value => editor.write({ edit: 'score', round, seat, value })}
        onMark={value => editor.write({ edit: 'mark', round, seat, value })}
        onRules={() => {
          editor.write({ edit: 'score', round, seat, value: null })
          editor.write({ edit: 'mark', round, seat, value: null })
        }}
      />
    </>
  )
}
