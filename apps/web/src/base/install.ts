import { signal } from '@preact/signals'

/** What a browser hands over that would put the page among the apps of the device. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** The browser's offer to put the page among the apps; `null` where it makes none. */
export const offer = signal<InstallPrompt | null>(null)

/** Whether the page runs as an app of the device already. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Takes the browser's offer. */
export const install = async (): Promise<void> => {
  const prompt = offer.peek()
  offer.value = null
  await prompt?.prompt()
}

/** Stores the page on the device, and lets a newer version take over when the page is opened. */
export const installOffline = async (): Promise<void> => {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offer.value = event as InstallPrompt
  })
  // Without https there is no service worker; everything else works.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const wasStored = navigator.serviceWorker.controller !== null
    const registration = await navigator.serviceWorker.register('./sw.js')
    if (registration.waiting === null || !wasStored) return
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    registration.waiting.postMessage('take over')
  } catch {
    // A browser or a frame that may not store pages plays on with the network.
  }
}
