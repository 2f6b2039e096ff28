import './sheets.css'
import type { Seat } from '@halfpint/core'
import type { Mark } from '@halfpint/half-pint'
import {
  bonusReasons,
  type HeroesDone,
  type Reason,
  reasons,
  type ScoredHeroes,
  type ScoredHerzlos,
} from '@halfpint/scorepad'
import { Choices } from '../parts/field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { words } from '../shell/speech.ts'
import type { Desk } from './desk.ts'

/** What is asked about: a number of a round, or the bonus of a seat. */
export interface Question {
  readonly round: number | 'bonus'
  readonly seat: Seat
}

const shown = (value: number | Mark | null): string => {
  const { marks, reason } = words('pad')
  if (value === null) return '–'
  return typeof value === 'number' ? String(value) : value === '' ? reason.none : marks[value]
}

const reasonText = (reason: Reason, name: (seat: Seat) => string): string => {
  const say = words('pad').reason
  switch (reason.rule) {
    case 'H24':
      return say.H24(reason.tricks)
    case 'H25':
      return reason.points > 0 ? say.H25(reason.prediction) : say.H25missed(reason.prediction, reason.tricks)
    case 'H26':
      return reason.points > 0 ? say.H26(name(reason.against)) : say.H26lost(name(reason.against))
    case 'H27':
      return say.H27(name(reason.by))
    case 'H28':
      return reason.points > 0 ? say.H28 : say.H28other(name(reason.brawler))
    case 'H32':
      return say.H32(reason.run)
    case 'overruled':
      return reason.rules === null ? say.copied : say.overruled(shown(reason.rules), shown(reason.stands))
  }
}

const STEP = 10

interface OverruleProps {
  readonly points: number
  readonly mark: Mark | null
  readonly onPoints: (points: number) => void
  readonly onMark: (mark: Mark) => void
  readonly onRules: () => void
}

/** House rules: the table may settle any number otherwise. */
const Overrule = ({ points, mark, onPoints, onMark, onRules }: OverruleProps) => {
  const { reason: say, marks } = words('pad')
  return (
    <details class="otherwise">
      <summary>{say.otherwise}</summary>
      <fieldset class="field">
        <legend>{say.points}</legend>
        <div class="stepper">
          <button type="button" aria-label={say.less} onClick={() => onPoints(points - STEP)}>
            −
          </button>
          <output>{points}</output>
          <button type="button" aria-label={say.more} onClick={() => onPoints(points + STEP)}>
            +
          </button>
        </div>
      </fieldset>
      {mark !== null && (
        <Choices
          caption={say.mark}
          value={mark === '' ? '-' : mark}
          values={['-', 'X', 'B']}
          say={value => (value === '-' ? say.none : marks[value])}
          onChoose={value => onMark(value === '-' ? '' : value)}
        />
      )}
      <button type="button" class="button quiet" onClick={onRules}>
        {say.byRules}
      </button>
    </details>
  )
}

const List = ({ items, name }: { items: readonly Reason[]; name: (seat: Seat) => string }) => {
  const { reason: say } = words('pad')
  if (items.length === 0) return <p>{say.nothing}</p>
  return (
    <ul class="pad-reasons">
      {items.map((reason, at) => (
        <li key={at}>
          <span>{reasonText(reason, name)}</span>
          {'points' in reason && <b>{reason.points > 0 ? `+${reason.points}` : '0'}</b>}
          {reason.rule !== 'overruled' && <small>{reason.rule}</small>}
        </li>
      ))}
    </ul>
  )
}

/** Why a number stands on the pad, and how to change it. */
export const ReasonSheet = ({ desk, question, onClose }: { desk: Desk; question: Question; onClose: () => void }) => {
  const { reason: say } = words('pad')
  const pad = desk.pad.value
  const scored = desk.scored.value
  const { round, seat } = question
  const name = (of: Seat): string => pad.players[of] as string
  if (round === 'bonus') {
    const heroes = scored as ScoredHeroes
    const bonus = heroes.result !== null && 'bonus' in heroes.result ? (heroes.result.bonus[seat] as number) : 0
    return (
      <Sheet heading={say.bonusHeading(name(seat))} onClose={onClose}>
        <List items={bonusReasons(heroes, seat)} name={name} />
        <Overrule
          points={bonus}
          mark={null}
          onPoints={value => desk.write({ edit: 'bonus', seat, value })}
          onMark={() => {}}
          onRules={() => desk.write({ edit: 'bonus', seat, value: null })}
        />
      </Sheet>
    )
  }
  const change = (
    <button
      type="button"
      class="button"
      onClick={() => {
        onClose()
        desk.mend(round)
      }}
    >
      {say.change}
    </button>
  )
  const heading = say.heading(name(seat), round + 1)
  if (scored.pad === 'herzlos') {
    const done = (scored as ScoredHerzlos).rounds[round]?.done
    const row = pad.pad === 'herzlos' ? pad.rounds[round] : undefined
    return (
      <Sheet heading={heading} onClose={onClose}>
        <p>
          {row?.cards ? say.taken(row.cards[seat]?.length ?? 0) : say.heart}: <b>{done?.points[seat]}</b>
        </p>
        {change}
      </Sheet>
    )
  }
  const done = scored.rounds[round]?.done as HeroesDone | null
  if (done === null) return null
  return (
    <Sheet heading={heading} onClose={onClose}>
      <List items={reasons(done, seat)} name={name} />
      {change}
      <Overrule
        points={done.scores[seat] as number}
        mark={done.marks[seat] as Mark}
        onPoints={value => desk.write({ edit: 'score', round, seat, value })}
        onMark={value => desk.write({ edit: 'mark', round, seat, value })}
        onRules={() => {
          desk.write({ edit: 'score', round, seat, value: null })
          desk.write({ edit: 'mark', round, seat, value: null })
        }}
      />
    </Sheet>
  )
}
