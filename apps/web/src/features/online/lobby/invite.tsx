import { useSignal } from '@preact/signals'
import { copyText } from '../../../base/copy.ts'
import { isOnlyHere, shareableLink } from '../../../base/reach.ts'
import { words } from '../../../base/speech.ts'
import { spacedCode, tableUrl, typedAddress } from '../../../session/server/address.ts'
import { codeOf } from '../../../session/server/codes.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QrCode } from '../../../ui/qr.tsx'

/** How friends join the table: a QR code and a short code for people nearby, a link for the others. */
export const Invite = ({ table, game }: { table: string; game: string }) => {
  const { invite } = words('online')
  const copied = useSignal(false)
  const link = tableUrl(table)
  const code = codeOf({ kind: 'table', id: table }).value
  const typed = code === null || isOnlyHere() ? null : typedAddress(code)
  const canShare = typeof navigator.share === 'function'
  const copy = async (): Promise<void> => {
    copied.value = await copyText(shareableLink(link))
    if (copied.value) announce(invite.copied)
  }
  // The promise is rejected when the reader closes the share dialog.
  const share = (): void =>
    void navigator.share({ title: 'Half-Pint', text: invite.message(game), url: shareableLink(link) }).catch(() => {})
  return (
    <section class="invite paper" aria-label={invite.heading} data-link={link}>
      <QrCode text={link} />
      <div class="typed">
        <p>{invite.scan}</p>
        <b class="code-letters">{code === null ? '' : spacedCode(code)}</b>
        {typed !== null && <p class="typed-address">{typed}</p>}
      </div>
      {isOnlyHere() && <p class="invite-note">{invite.local}</p>}
      <div class="acts">
        {canShare && (
          <button type="button" class="button on-paper" onClick={share}>
            <Icon name="share" />
            {invite.share}
          </button>
        )}
        <button type="button" class="button on-paper" onClick={() => void copy()}>
          {copied.value ? `✓ ${invite.copied}` : invite.copy}
        </button>
      </div>
    </section>
  )
}
