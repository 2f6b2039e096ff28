/** The push services of the browsers. A subdomain of each counts too. */
const PUSH_HOSTS = [
  // Chrome, Edge on Android and most browsers made from Chromium.
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  'push.services.mozilla.com',
  // Edge on Windows.
  'notify.windows.com',
  // Safari.
  'push.apple.com',
]

/** The URL of a push service's endpoint: https on its default port, and a known host. `null` otherwise. */
export const endpointUrl = (endpoint: string, otherHosts: readonly string[]): URL | null => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  // An operator's host may have a port.
  if (otherHosts.includes(url.host)) return url
  const isKnown = PUSH_HOSTS.some(host => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isKnown && url.port === '' ? url : null
}
