// The service worker: the whole page is stored when it is installed, so that everything but online tables works
// without a network. FILES and VERSION are written above this line by the build.

const CACHE = `halfpint-${VERSION}`

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)))
})

self.addEventListener('activate', event => {
  const clear = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('halfpint-') && name !== CACHE) await caches.delete(name)
    }
    await self.clients.claim()
  }
  event.waitUntil(clear())
})

// A page that has just been opened asks the newer version to take over; one that is in use never loses its files.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
})

const answer = async request => {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true })
  return stored ?? fetch(request)
}

/** A code, as people type it after the host name. The server has the same rule. */
const CODE = /^[0-9a-hjkmnp-tv-z]{6}([0-9a-hjkmnp-tv-z]{2})?$/i

/** Opens an address that was typed without `#`, as the server does: `/learn` and `/87fd49`. */
const openTyped = (request, place) => {
  const isCode = CODE.test(place)
  const open = () =>
    Response.redirect(new URL(`#/${isCode ? `join/${place.toLowerCase()}` : place}`, self.registration.scope))
  // The page that joins needs the server anyway, and reports if it cannot be reached.
  return isCode ? open() : fetch(request).catch(open)
}

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  const scope = new URL(self.registration.scope)
  if (request.method !== 'GET' || url.origin !== scope.origin) return
  const path = url.pathname.slice(scope.pathname.length)
  // Answers of the server are never taken from the cache.
  if (/^(api|admin|privacy|healthz|readyz|metrics)\b/.test(path)) return
  const place = path.replace(/\/+$/, '')
  const isTyped = request.mode === 'navigate' && place !== '' && place !== 'index.html'
  event.respondWith(isTyped ? openTyped(request, place) : answer(request))
})

// A call to a table. A browser ends the subscription of a page that shows nothing, so every message is shown.
self.addEventListener('push', event => {
  const { notification } = event.data.json()
  const { title, navigate, data, ...options } = notification
  const { tag } = options
  const show = async () => {
    const shown = await self.registration.getNotifications({ tag })
    // A message that arrives again makes no second sound.
    const isAgain = shown.some(each => each.data.call === data.call)
    await self.registration.showNotification(title, {
      ...options,
      icon: 'icon-192.png',
      renotify: !isAgain,
      data: { ...data, address: navigate },
    })
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of pages) page.postMessage({ type: 'push-shown', tag })
  }
  event.waitUntil(show())
})

// A notification opens its table, in a page that is already open there if there is one.
self.addEventListener('notificationclick', event => {
  const { address } = event.notification.data
  event.notification.close()
  const lead = async () => {
    const pages = await self.clients.matchAll({ type: 'window' })
    await (pages.find(({ url }) => url === address)?.focus() ?? self.clients.openWindow(address))
  }
  event.waitUntil(lead())
})
