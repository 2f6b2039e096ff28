import { signal } from '@preact/signals'

/** Where the reader is: a screen, what follows it in the path, and what stands behind the question mark. */
export interface Route {
  readonly screen: string
  readonly path: readonly string[]
  readonly query: { readonly [name: string]: string }
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

/** Follows the address from now on. */
export const followAddress = (): void => {
  const follow = (): void => {
    route.value = parseRoute(location.hash)
  }
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
  route.value = parseRoute(hash)
}
