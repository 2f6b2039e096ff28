import './review.css'
import type { ActionEstimate } from '@halfpint/bots'
import type { Json } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../base/routes.ts'
import { words } from '../base/speech.ts'
import type { ReplayParts } from '../session/record/parts.ts'
import { formatSource } from '../session/record/source.ts'
import { reviewId } from '../session/statistics/mistakes.ts'
import { reviewFinished } from '../session/statistics/selfreview.ts'
import { readDeviceStatistics } from '../session/statistics/store.ts'
import { isTry } from '../session/worker/tableids.ts'
import { becauseText } from './because.ts'
import { PAGE_GAMES } from './index.ts'

interface WhatMatteredProps {
  readonly game: string
  readonly table: string
  readonly players: readonly string[]
}

/** The costliest decision of a game, as its review stored it. */
interface Costliest {
  readonly round: number
  readonly trick: number | null
  readonly best: ActionEstimate<Json>
  readonly chosen: ActionEstimate<Json>
}

/** The costliest decision of a finished game in one sentence, as soon as its review is done. */
export const WhatMattered = ({ game, table, players }: WhatMatteredProps) => {
  const say = words('replay').review
  const found = useSignal<{ readonly most: Costliest | null; readonly parts: ReplayParts } | null | undefined>(
    undefined,
  )
  useEffect(() => {
    const read = async (): Promise<void> => {
      // A retry from a position of an old game is not reviewed.
      if (isTry(table)) {
        found.value = null
        return
      }
      await reviewFinished()
      const { entries } = await readDeviceStatistics()
      const entry = entries.get(reviewId(formatSource({ kind: 'local', table })))
      const parts = await PAGE_GAMES.get(game)?.replay()
      // Games that were reviewed by an older version do not have this field.
      const most = entry?.most as unknown as Costliest | null | undefined
      found.value = most === undefined || parts === undefined ? null : { most, parts }
    }
    void read()
  }, [table])
  if (found.value === null) return null
  return (
    <p class="what-mattered" role="status">
      {found.value === undefined ? (
        say.looking
      ) : found.value.most === null ? (
        say.flawless
      ) : (
        <Sentence most={found.value.most} parts={found.value.parts} players={players} />
      )}
    </p>
  )
}

const Sentence = ({ most, parts, players }: { most: Costliest; parts: ReplayParts; players: readonly string[] }) => {
  const say = words('replay').review
  const { best, chosen, round, trick } = most
  return (
    <>
      <b>{say.mattered({ round: round + 1, trick: trick === null ? undefined : trick + 1 })}</b>{' '}
      {becauseText(best, chosen, (action, other) => parts.clause(action, other, players))}{' '}
      <a href={linkTo('/puzzle/pile')}>{say.practise}</a>
    </>
  )
}
