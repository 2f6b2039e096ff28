import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { shareableLink } from '../../base/reach.ts'
import { words } from '../../base/speech.ts'
import type { GameSteps, Outlook } from '../../session/record/gamesteps.ts'
import { linkToReplay, type Source } from '../../session/record/source.ts'
import { announce } from '../../ui/announcer.tsx'

/** Saves the record as a file. */
export const download = (gameSteps: GameSteps): void => {
  const file = new Blob([`${JSON.stringify(gameSteps.played.record)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${gameSteps.played.game.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A link to this step of an online game. */
export const Share = ({ source, step, outlook }: ShareProps) => {
  const say = words('replay')
  const shared = useSignal<string | null>(null)
  if (source.kind !== 'online') return null
  const share = async (): Promise<void> => {
    const hash = linkToReplay(source, { at: `${step.value}`, from: `${outlook.value}` })
    const address = shareableLink(new URL(hash, location.href).href)
    try {
      await navigator.clipboard.writeText(address)
      shared.value = ''
      announce(say.shared)
    } catch {
      shared.value = address
    }
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => void share()}>
        {say.share}
      </button>
      {shared.value === '' && <p role="status">{say.shared}</p>}
      {shared.value !== null && shared.value !== '' && (
        <p>
          {say.shareFailed} <a href={shared.value}>{shared.value}</a>
        </p>
      )}
    </>
  )
}

interface ShareProps {
  readonly source: Source
  readonly step: ReadonlySignal<number>
  readonly outlook: Signal<Outlook>
}
