import { useSignal } from '@preact/signals'
import { QrCode } from '../online/qr.tsx'
import { words } from '../shell/speech.ts'

/** Copies a text; tells whether the browser let it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A link to send: shared by the device's own way, copied, or read by a camera. */
export const PassOn = ({ address, lead }: { address: string; lead: string }) => {
  const say = words('tasks').challenge
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
