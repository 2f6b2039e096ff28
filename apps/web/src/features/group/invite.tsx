import type { GroupView } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { copyText } from '../../base/copy.ts'
import { isOnlyHere } from '../../base/reach.ts'
import { words } from '../../base/speech.ts'
import { groupUrl, spacedCode } from '../../session/server/address.ts'
import { codeOf } from '../../session/server/codes.ts'
import { announce } from '../../ui/announcer.tsx'
import { QrCode } from '../../ui/qr.tsx'
import type { SendCommand } from './grouppage.tsx'

/** The permanent link of the group as QR code, six letters and text. The founder can replace it. */
export const GroupInvite = ({ view, send }: { view: GroupView; send: SendCommand }) => {
  const say = words('group').invite
  const { invite } = words('online')
  const copied = useSignal(false)
  const isSure = useSignal(false)
  const link = groupUrl(view.link)
  const code = codeOf({ kind: 'group', id: view.link }).value
  const copy = async (): Promise<void> => {
    copied.value = await copyText(link)
    if (copied.value) announce(invite.copied)
  }
  const share = (): void =>
    // The promise is rejected when the reader closes the dialog of the system, which is no problem.
    void navigator.share({ title: view.name, url: link }).catch(() => {})
  return (
    <section class="group-invite paper-panel" data-link={link}>
      <h2>{say.heading}</h2>
      <QrCode text={link} />
      <b class="code-letters">{code === null ? '' : spacedCode(code)}</b>
      <p>{isOnlyHere() ? invite.local : say.about}</p>
      <div class="acts">
        {typeof navigator.share === 'function' && (
          <button type="button" class="button on-paper" onClick={share}>
            {invite.share}
          </button>
        )}
        <button type="button" class="button on-paper" onClick={() => void copy()}>
          {copied.value ? `✓ ${invite.copied}` : invite.copy}
        </button>
        {view.me === view.founder && (
          <button
            type="button"
            class="button on-paper"
            onClick={() => {
              if (isSure.value) void send({ type: 'reset-link' })
              isSure.value = !isSure.value
            }}
          >
            {isSure.value ? say.newLinkSure : say.newLink}
          </button>
        )}
      </div>
    </section>
  )
}
