import type { HereAnswer } from '@halfpint/table/wire'
import { signal } from '@preact/signals'
import { isElsewhere, serverUrl } from './server.ts'

/** Whether a host name leads nowhere from other devices. */
const isOwnName = (host: string): boolean => /^(localhost$|127\.|\[::1\])/.test(host)

/** The address of the page for other devices; `undefined` until it was asked for. */
const outside = signal<string | undefined>(undefined)
let asked = false

/** A page that was opened as `localhost` asks its server once under which address phones find it. */
const askServer = async (): Promise<void> => {
  // A server elsewhere knows nothing of where this page lies.
  if (isElsewhere()) return
  try {
    const answer = await fetch(serverUrl('api/here'), { cache: 'no-store' })
    const { addresses } = (await answer.json()) as HereAnswer
    const [first] = addresses
    if (first !== undefined) outside.value = new URL(new URL(document.baseURI).pathname, first).href
  } catch {
    // No server, or one that does not tell: the links stay as they are, and the page says so.
  }
}

/** A link to a place of this page that other devices can open, as far as that is known. */
export const linkFor = (route: string): string => {
  if (isOwnName(location.hostname) && !asked) {
    asked = true
    void askServer()
  }
  return new URL(route, outside.value ?? document.baseURI).href
}

/** Whether links to this page work on this device only. */
export const isOnlyHere = (): boolean => isOwnName(location.hostname) && outside.value === undefined
