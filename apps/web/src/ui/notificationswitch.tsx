import { useSignal } from '@preact/signals'
import { set, settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { Switch } from './field.tsx'

/** Whether this browser has notifications. */
export const hasNotifications = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator

/** The setting for notifications; nothing in browsers without them. */
export const NotificationSwitch = () => {
  const { lobby: say } = words('online')
  const refused = useSignal(false)
  if (!hasNotifications()) return null
  const turn = async (on: boolean): Promise<void> => {
    const calls = on && (await Notification.requestPermission()) === 'granted'
    refused.value = on && !calls
    set({ calls })
  }
  return (
    <>
      <Switch caption={say.calls} on={settings.value.calls} onTurn={on => void turn(on)} />
      {refused.value && (
        <p class="quiet-text" role="alert">
          {say.callsRefused}
        </p>
      )}
    </>
  )
}
