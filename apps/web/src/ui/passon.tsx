import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { copyText } from '../base/copy.ts'
import { shareableIfServed } from '../base/reach.ts'
import { words } from '../base/speech.ts'
import { QrCode } from './qr.tsx'

interface PassOnProps {
  readonly address: string
  readonly lead: string
}

/** A link to share: with the device's share dialog, by copying, or as a QR code. */
export const PassOn = ({ address, lead }: PassOnProps) => {
  const say = words('challenges')
  const copied = useSignal(false)
  const shareable = useRef<{ readonly of: string; readonly link: Promise<string> } | null>(null)
  // Asked before the tap ends: a browser opens its share dialog only at once.
  const prepare = (): Promise<string> => {
    if (shareable.current?.of !== address) shareable.current = { of: address, link: shareableIfServed(address) }
    return shareable.current.link
  }
  const send = async (): Promise<void> => {
    const url = await prepare()
    if (typeof navigator.share === 'function') {
      await navigator.share({ url }).catch(() => undefined)
      return
    }
    copied.value = await copyText(url)
  }
  return (
    <div class="challenge-link">
      <p>{lead}</p>
      <div class="acts">
        <button type="button" class="button" onPointerDown={() => void prepare()} onClick={() => void send()}>
          {say.send}
        </button>
        <a href={address}>{say.link}</a>
        <span role="status">{copied.value ? say.copied : ''}</span>
      </div>
      <QrCode text={address} />
    </div>
  )
}
