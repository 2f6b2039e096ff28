import { useEffect } from 'preact/hooks'
import { settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { isTurn } from '../../../board/attention.ts'
import { gameName } from '../../../board/index.ts'
import { canCall } from '../../../ui/callswitch.tsx'
import type { Session } from '../session.ts'

/** Calls the reader once for each decision of theirs, while they look elsewhere; the call goes when they come. */
export const useCall = ({ table, live }: Session): void => {
  const view = live.value
  const asked = view !== null && isTurn(view) ? (view.match?.asked[Number(view.viewer)] ?? null) : null
  useEffect(() => {
    if (asked === null || !settings.peek().calls || !canCall()) return undefined
    const turn = async (isAway: boolean): Promise<void> => {
      const registration = await navigator.serviceWorker.getRegistration()
      const call = { body: words('core').shell.yourTurn, tag: table, data: location.href }
      // A permission that was taken back since is no problem: then nobody is called.
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
