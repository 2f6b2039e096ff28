import { type Signal, useSignal } from '@preact/signals'
import { announce } from '../shell/announcer.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import type { Outlook, Reel } from './reel.ts'
import { pathOf, type Source } from './source.ts'

/** Saves the record as a file. */
export const download = (reel: Reel): void => {
  const file = new Blob([`${JSON.stringify(reel.played.record)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${reel.played.game.id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A link to this step of an online game. */
export const Share = ({ source, step, outlook }: ShareProps) => {
  const say = words('replay')
  const shared = useSignal<string | null>(null)
  if (source.kind !== 'online') return null
  const share = async (): Promise<void> => {
    const hash = makeRoute('replay', pathOf(source), { at: `${step.value}`, from: `${outlook.value}` })
    const address = new URL(hash, location.href).href
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
  readonly step: Signal<number>
  readonly outlook: Signal<Outlook>
}
