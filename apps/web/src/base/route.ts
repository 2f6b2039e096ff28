import { signal } from '@preact/signals'

/** Where the reader is: a screen, what follows it in the path, and what stands behind the question mark. */
export interface Route {
  readonly screen: string
  readonly path: readonly string[]
  readonly query: { readonly [name: string]: string }
}

/** Properties of every screen. */
export interface ScreenProps {
  readonly route: Route
}

const HOME: Route = { screen: 'home', path: [], query: {} }

/** Text of an address in plain letters; what was cut in half stays as it is. */
const plain = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The route that an address hash names: `#/table/abc?as=pub`. */
export const parseRoute = (hash: string): Route => {
  const [place = '', search = ''] = hash.replace(/^#?\/?/, '').split('?', 2)
  const [screen = '', ...path] = place.split('/').map(plain)
  if (screen === '') return HOME
  return { screen, path: path.filter(step => step !== ''), query: Object.fromEntries(new URLSearchParams(search)) }
}

/** The address hash of a route; the inverse of `parseRoute`. */
export const makeRoute = (screen: string, path: readonly string[] = [], query: Route['query'] = {}): string => {
  if (screen === 'home') return '#/'
  const search = new URLSearchParams(query).toString()
  return `#/${[screen, ...path].map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`
}

/** The route under the reader's eyes. */
export const route = signal<Route>(HOME)

/** The addresses through which the reader came here; who goes back to one of them forgets what came after it. */
const trail: string[] = []

const walkTo = (hash: string): void => {
  const before = trail.indexOf(hash)
  if (before >= 0) trail.length = before
  trail.push(hash)
  route.value = parseRoute(hash)
}

/** The address from which the reader came to this screen; the first page if there was none. */
export const wayBack = (): string => {
  const { screen } = route.peek()
  return trail.findLast(hash => parseRoute(hash).screen !== screen) ?? '#/'
}

/** Follows the address from now on. */
export const followAddress = (): void => {
  const follow = (): void => walkTo(location.hash === '' ? '#/' : location.hash)
  addEventListener('hashchange', follow)
  follow()
}

/** Goes to another screen; `instead` leaves no step back to this one. */
export const goTo = (hash: string, instead = false): void => {
  if (!instead) {
    location.hash = hash
    return
  }
  history.replaceState(history.state, '', hash)
  trail.pop()
  walkTo(hash)
}
