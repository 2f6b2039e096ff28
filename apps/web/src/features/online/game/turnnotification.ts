import { useEffect } from 'preact/hooks'
import { settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { isTurn } from '../../../board/attention.ts'
import { gameName } from '../../../board/index.ts'
import { hasNotifications } from '../../../ui/notificationswitch.tsx'
import type { Session } from '../session.ts'

/** Notifies the reader of each decision while the page is hidden. The notification closes when the page is shown. */
export const useTurnNotification = ({ table, live }: Session): void => {
  const view = live.value
  const asked = view !== null && isTurn(view) ? (view.match?.asked[Number(view.viewer)] ?? null) : null
  useEffect(() => {
    if (asked === null || !settings.peek().calls || !hasNotifications()) return undefined
    const turn = async (isAway: boolean): Promise<void> => {
      const registration = await navigator.serviceWorker.getRegistration()
      const call = { body: words('core').shell.yourTurn, tag: table, data: location.href }
      // Without the permission for notifications there is none.
      if (isAway) await registration?.showNotification(gameName(view?.setup.game ?? ''), call).catch(() => {})
      else for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close()
    }
    const look = (): void => void turn(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      void turn(false)
    }
  }, [asked])
}
