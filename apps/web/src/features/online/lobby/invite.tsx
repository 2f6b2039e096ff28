import { useSignal } from '@preact/signals'
import { copyText } from '../../../base/copy.ts'
import { isOnlyHere } from '../../../base/reach.ts'
import { words } from '../../../base/speech.ts'
import { tableUrl, typedAddress } from '../../../session/server/address.ts'
import { codeOf } from '../../../session/server/codes.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QrCode } from '../../../ui/qr.tsx'

/** How friends find the table: a code for phones, a link to copy or send. */
export const Invite = ({ table, game }: { table: string; game: string }) => {
  const { invite } = words('online')
  const copied = useSignal(false)
  const link = tableUrl(table)
  const code = codeOf({ kind: 'table', id: table }).value
  const typed = code === null ? null : typedAddress(code)
  const canShare = typeof navigator.share === 'function'
  return (
    <section class="invite paper" aria-label={invite.heading}>
      <div class="code">
        <QrCode text={link} />
        <p>{invite.scan}</p>
      </div>
      <div class="ways-in">
        <h2>{invite.heading}</h2>
        <input
          type="text"
          readOnly
          value={link}
          aria-label={invite.link}
          onFocus={each => each.currentTarget.select()}
        />
        <div class="acts">
          {canShare && (
            <button
              type="button"
              class="button"
              onClick={() => {
                // Whoever calls the sharing off has changed their mind; that is no problem.
                navigator.share({ title: 'Half-Pint', text: invite.message(game), url: link }).catch(() => {})
              }}
            >
              <Icon name="share" />
              {invite.share}
            </button>
          )}
          <button
            type="button"
            class={`button ${canShare ? 'quiet' : ''}`}
            onClick={async () => {
              copied.value = await copyText(link)
              if (copied.value) announce(invite.copied)
            }}
          >
            {copied.value ? `✓ ${invite.copied}` : invite.copy}
          </button>
        </div>
        {typed === null || isOnlyHere() ? null : (
          <p class="typed">
            {invite.typed} <b>{typed}</b>
          </p>
        )}
        {isOnlyHere() && <p class="quiet-text">{invite.local}</p>}
      </div>
    </section>
  )
}
