import type { Scored } from '@halfpint/scorepad'
import type { PadInterface } from '../../features/scorepad/padinterface.ts'
import type { ThimblePad } from './pad.ts'

type ThimbleCell = { readonly what: 'points'; readonly seat: number }

const next = ({ rounds }: ThimblePad, round: number): ThimbleCell | null => {
  const seat = rounds[round]?.points.indexOf(null) ?? -1
  return seat < 0 ? null : { what: 'points', seat }
}

/** The pad of Thimble: a number for each seat. */
export const thimbleFace: PadInterface<ThimblePad, Scored, ThimbleCell> = {
  order: {
    next,
    resting: next,
    keys: () => [0, 1, 2, 3],
    cellOf: () => null,
    tap: (_, round, { seat }, value) => ({ edit: { edit: 'points', round, seat, value } }),
    ask: ({ players }, { seat }) => `What did ${players[seat]} win?`,
    finish: () => null,
    isReady: () => false,
  },
  rarity: { isOn: () => false, label: () => 'Nothing rare', press: () => ({}) },
  rounds: ['2', '1'],
  hasStarter: false,
  Options: () => null,
  Entry: ({ pad, round }) => <p class="thimble-entry">{pad.rounds[round]?.points.join(' ')}</p>,
  showsEntry: true,
  Keys: ({ editor }) => (
    <div class="thimble-keys">
      {[0, 1, 2, 3].map(value => (
        <button key={value} type="button" onClick={() => editor.tap(value)}>
          {value} thimbles
        </button>
      ))}
    </div>
  ),
  starter: () => null,
  row: (scored, round) => ({
    scores: scored.rounds[round]?.done == null ? null : scored.totals,
    marks: null,
    overruled: [],
  }),
  written: String,
  bonus: () => null,
  Reasons: () => null,
  alarm: () => null,
  News: ({ standing }) => <p>{standing.join(' ')}</p>,
  facts: () => [],
}
