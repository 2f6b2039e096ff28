import type { HereAnswer } from '@halfpint/table/wire'
import { signal } from '@preact/signals'
import { isElsewhere, serverUrl } from './server.ts'
import { language } from './speech.ts'

/** Whether other devices cannot use this host name. */
const isOwnName = (host: string): boolean => /^(localhost$|127\.|\[::1\])/.test(host)

/** The address of the page for other devices; `undefined` until the server has answered. */
const publicAddress = signal<string | undefined>(undefined)
let wasAsked = false

/** Asks the server once for the address at which other devices reach a page that was opened as `localhost`. */
const askServer = async (): Promise<void> => {
  // A server on another host does not know the address of this page.
  if (isElsewhere()) return
  try {
    const answer = await fetch(serverUrl('api/here'), { cache: 'no-store' })
    const { addresses } = (await answer.json()) as HereAnswer
    const [first] = addresses
    if (first !== undefined) publicAddress.value = new URL(new URL(document.baseURI).pathname, first).href
  } catch {
    // Without an answer the links stay as they are. The page shows a note.
  }
}

/** A link within this page that other devices can open, if their address is known. */
export const linkFor = (route: string): string => {
  if (isOwnName(location.hostname) && !wasAsked) {
    wasAsked = true
    void askServer()
  }
  return new URL(route, publicAddress.value ?? document.baseURI).href
}

/** Whether links to this page work on this device only. */
export const isOnlyHere = (): boolean => isOwnName(location.hostname) && publicAddress.value === undefined

/**
 * A link within this page as chat apps can show it: the server answers this path with a title, a description and a
 * picture. A page without its own server has no such paths, so the link stays as it is.
 */
export const shareableLink = (link: string): string => {
  const { hash, origin, pathname } = new URL(link)
  if (isElsewhere()) return link
  const url = new URL(`${origin}${pathname}${hash.slice(2)}`)
  url.searchParams.set('lang', language.peek())
  return url.href
}

/** The same for a link that works without a server too, so it is asked first whether there is one. */
export const shareableIfServed = async (link: string): Promise<string> => {
  try {
    const answer = await fetch(serverUrl('api/here'), { cache: 'no-store' })
    const isServer = answer.ok && answer.headers.get('content-type')?.includes('json') === true
    return isServer ? shareableLink(link) : link
  } catch {
    return link
  }
}
