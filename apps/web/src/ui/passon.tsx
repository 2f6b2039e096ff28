import { useSignal } from '@preact/signals'
import { copyText } from '../base/copy.ts'
import { words } from '../base/speech.ts'
import { QrCode } from './qr.tsx'

/** A link to share: with the device's share dialog, by copying, or as a QR code. */
export const PassOn = ({ address, lead }: { address: string; lead: string }) => {
  const say = words('challenges')
  const copied = useSignal(false)
  const send = async (): Promise<void> => {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url: address }).catch(() => undefined)
      return
    }
    copied.value = await copyText(address)
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
