import './sheets.css'
import { words } from '../../../base/speech.ts'
import { Choices } from '../../../ui/field.tsx'

const STEP = 10

interface OverruleProps {
  readonly points: number
  readonly mark: 'X' | 'B' | '' | null
  readonly onPoints: (points: number) => void
  readonly onMark: (mark: 'X' | 'B' | '') => void
  readonly onRules: () => void
}

/** House rules: any number can be changed by hand. */
export const Overrule = ({ points, mark, onPoints, onMark, onRules }: OverruleProps) => {
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
