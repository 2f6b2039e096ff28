import { signal } from '@preact/signals'

/** The event in which a browser offers to install the page as an app. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** The browser's offer to install the page; `null` if it makes none. */
export const offer = signal<InstallPrompt | null>(null)

/** Whether the page runs as an installed app. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Whether this is an iPhone or iPad, where only the reader can put the page among the apps. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** Accepts the browser's offer. */
export const install = async (): Promise<void> => {
  const prompt = offer.peek()
  offer.value = null
  await prompt?.prompt()
}

/** Stores the page on the device. A newer version takes over when the page is opened. */
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
    // A browser or a frame that may not store pages uses the network.
  }
}
