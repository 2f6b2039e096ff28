import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
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
  const url = useSignal(address)
  useEffect(() => {
    url.value = address
    // Asked before the tap: a browser opens its share dialog only at once.
    void shareableIfServed(address).then(link => {
      url.value = link
    })
  }, [address])
  const send = async (): Promise<void> => {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url: url.value }).catch(() => undefined)
      return
    }
    copied.value = await copyText(url.value)
  }
  return (
    <div class="challenge-link">
      <p>{lead}</p>
      <div class="acts">
        <button type="button" class="button" onClick={() => void send()}>
          {say.send}
        </button>
        <a href={address}>{say.link}</a>
        <span role="status">{copied.value ? say.copied : ''}</span>
      </div>
      <QrCode text={address} />
    </div>
  )
}
