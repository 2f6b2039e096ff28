/** Stores the page on the device, and lets a newer version take over when the page is opened. */
export const installOffline = async (): Promise<void> => {
  // Without https there is no service worker; everything else works.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const wasStored = navigator.serviceWorker.controller !== null
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    if (registration.waiting === null || !wasStored) return
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    registration.waiting.postMessage('take over')
  } catch {
    // A browser that refuses to store pages plays on with the network.
  }
}
