import { signal } from '@preact/signals'
import { type Link, linkTo, parseRoute, type Route } from './routes.ts'

/** The current route; `undefined` if the address is unknown. */
export const route = signal<Route | undefined>(undefined)

/** Addresses visited since the page was opened. Going back to one of them removes the later ones. */
const visited: Link[] = []

const visit = (link: Link): void => {
  const before = visited.indexOf(link)
  if (before >= 0) visited.length = before
  visited.push(link)
  route.value = parseRoute(link)
}

/** The last address of another screen; the first page if there is none. */
export const previousScreen = (): Link => {
  const screen = route.peek()?.screen
  return visited.findLast(link => parseRoute(link)?.screen !== screen) ?? linkTo('/')
}

/** Starts to follow the address of the browser. */
export const followAddress = (): void => {
  const follow = (): void => visit((location.hash === '' ? '#/' : location.hash) as Link)
  addEventListener('hashchange', follow)
  follow()
}

/** Opens another screen. `replace` overwrites the current entry of the browser's history. */
export const goTo = (link: Link, replace = false): void => {
  if (!replace) {
    location.hash = link
    return
  }
  history.replaceState(history.state, '', link)
  visited.pop()
  visit(link)
}
