import { herzlos } from '@halfpint/herzlos'
import type { HerzlosPad, ScoredHerzlos } from '@halfpint/scorepad'
import { stateOf } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { Choices } from '../../../ui/field.tsx'
import { signed } from '../../../ui/signed.ts'
import { peopleAt } from '../frompeople.ts'
import type { PadInterface } from '../padinterface.ts'
import { type HerzlosCell, herzlosOrder } from './entryorder.ts'
import { HerzlosEntry, HerzlosKeys } from './padentry.tsx'

const MARCHES = ['wins-game', 'others-pay'] as const

/** Z8: the effect of a march by the options of this pad. */
const Options: PadInterface['Options'] = ({ options, onChange }) => {
  const { setup } = words('pad')
  return (
    <Choices
      caption={setup.march}
      value={MARCHES.find(march => march === options.march) ?? 'wins-game'}
      values={MARCHES}
      say={value => setup.marches[value]}
      onChoose={march => onChange({ ...options, march })}
    />
  )
}

/** The reasons of a number on the pad. */
const Reasons: PadInterface['Reasons'] = ({ editor, question: { round, seat } }) => {
  const { reason: say } = words('pad')
  if (round === 'bonus') return null
  const done = (editor.scored.value as ScoredHerzlos).rounds[round]?.done
  const row = (editor.pad.value as HerzlosPad).rounds[round]
  return (
    <p>
      {row?.cards ? say.taken(row.cards[seat]?.length ?? 0) : say.heart}: <b>{signed(done?.points[seat] ?? 0)}</b>
    </p>
  )
}

/** The pad of Herzlos. */
export const padInterface: PadInterface<HerzlosPad, ScoredHerzlos, HerzlosCell> = {
  order: herzlosOrder,
  rarity: {
    isOn: (pad, round) => (pad.rounds[round]?.march ?? null) !== null,
    label: on => (on ? words('pad').paper.noMarch : words('pad').paper.march),
    press: (pad, round) => {
      const { march, points } = pad.rounds[round]!
      return march === null
        ? { cell: { what: 'marcher' } }
        : { edit: { edit: 'march', round, seat: null, points: points.map(() => null) } }
    },
  },
  rounds: ['5', '4', '3', '2', '1'],
  hasStarter: false,
  Options,
  Entry: HerzlosEntry,
  showsEntry: false,
  Keys: HerzlosKeys,
  starter: () => null,
  row: (scored, round) => {
    const done = scored.rounds[round]?.done ?? null
    return { scores: done?.points ?? null, marks: null, overruled: done?.overrides ?? [] }
  },
  written: signed,
  bonus: () => null,
  Reasons,
  alarm: () => null,
  News: ({ standing }) => <p>{standing.join(' ')}</p>,
  fromTable: view => {
    const state = stateOf(herzlos, view)
    if (state === null) return null
    const rounds = state.results.map(({ points, march }) => ({ points, march, cards: null }))
    return { pad: 'herzlos', ...peopleAt(view), options: state.options, rounds }
  },
  facts: player => [[words('pad').insight.marches, player.brawls]],
}
