/**
 * All addresses of the page. `:name` in a path is a required parameter; the list holds the names of the optional query
 * parameters. The first path that matches wins, so a fixed path stands before one with a parameter.
 */
export const ROUTES = {
  '/': [],
  '/learn': [],
  '/learn/:game/round': [],
  '/learn/:game': ['part'],
  '/play': [],
  '/play/:game': ['new'],
  '/try/:game/:table': ['from'],
  '/pass': [],
  '/pad': [],
  '/pad/new': [],
  '/pad/insight': ['group'],
  '/pad/game/:id': [],
  '/pad/live/:id': ['pen'],
  '/replay': [],
  '/replay/file': ['at', 'from'],
  '/replay/local/:table': ['at', 'from'],
  '/replay/online/:table': ['at', 'from'],
  '/replay/online/:table/:match': ['at', 'from'],
  '/review': [],
  '/review/file': ['seat'],
  '/review/local/:table': ['seat'],
  '/review/online/:table': ['seat'],
  '/review/online/:table/:match': ['seat'],
  '/tables': [],
  '/table': ['listed', 'group'],
  '/table/:table': ['watch', 'seat', 'key'],
  '/join/:code': [],
  '/group': ['table', 'pad', 'day', 'game'],
  '/group/:link': [],
  '/screen/:table': [],
  '/day': [],
  '/day/:game': [],
  '/day/:game/:day': [],
  '/challenge': [],
  '/challenge/:link': [],
  '/challenge/:link/:reply': [],
  '/puzzles': [],
  '/costs': [],
  '/costs/:game': [],
  '/puzzle': [],
  '/puzzle/day': [],
  '/puzzle/pile': [],
  '/puzzle/pile/:theme': [],
  '/puzzle/drill': [],
  '/puzzle/lesson/:lesson': [],
  '/puzzle/drill/:kind': [],
  '/puzzle/run': [],
  '/puzzle/run/:game': [],
  '/puzzle/storm': [],
  '/puzzle/storm/:game': [],
  '/puzzle/fresh/:game': [],
  '/puzzle/theme/:game': [],
  '/puzzle/theme/:game/:theme': [],
  '/puzzle/:id': [],
  '/book': [],
  '/book/copy': [],
  '/book/copy/:key': [],
  '/settings': [],
} as const

export type Pattern = keyof typeof ROUTES

/** The first step of a path; `home` for the first page. */
export type ScreenName<P extends Pattern = Pattern> = P extends '/'
  ? 'home'
  : P extends `/${infer Name}/${string}`
    ? Name
    : P extends `/${infer Name}`
      ? Name
      : never

type PathParam<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParam<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never

/** Parameters of a route: those of the path are required, those of the query optional. */
export type RouteParams<P extends Pattern> = { readonly [Name in PathParam<P>]: string } & {
  readonly [Name in (typeof ROUTES)[P][number]]?: string | undefined
}

/** One address that somebody opened. `path` is what follows the name of the screen. */
export type Route<P extends Pattern = Pattern> = P extends Pattern
  ? {
      readonly pattern: P
      readonly screen: ScreenName<P>
      readonly path: readonly string[]
      readonly params: RouteParams<P>
    }
  : never

/** Properties of a screen. */
export interface ScreenProps<Name extends ScreenName> {
  readonly route: Extract<Route, { readonly screen: Name }>
}

/** A link within the page. Only `linkTo` makes one, so that every link leads to a screen. */
export type Link = string & { readonly __link: never }

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const stepsOf = (path: string): string[] => path.split('/').filter(step => step !== '')

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((step, index) => step.startsWith(':') || step === path[index])

/** The route of an address hash such as `#/table/abc?watch=yes`. Unknown steps at the end are ignored. */
export const parseRoute = (hash: string): Route | undefined => {
  const [address = '', search = ''] = hash.replace(/^#/, '').split('?', 2)
  const path = stepsOf(address).map(decode)
  const query = Object.fromEntries(new URLSearchParams(search))
  for (let length = path.length; length >= Math.min(1, path.length); length--) {
    const known = path.slice(0, length)
    const pattern = Object.keys(ROUTES).find(each => matches(stepsOf(each), known))
    if (pattern === undefined) continue
    const named = stepsOf(pattern).flatMap((step, index) =>
      step.startsWith(':') ? [[step.slice(1), path[index]]] : [],
    )
    const params = { ...query, ...Object.fromEntries(named) }
    return { pattern, screen: path[0] ?? 'home', path: path.slice(1), params } as Route
  }
  return undefined
}

/** The address hash of a route; the inverse of `parseRoute`. */
export const linkTo = <P extends Pattern>(
  pattern: P,
  ...[params]: Record<never, never> extends RouteParams<P> ? [params?: RouteParams<P>] : [params: RouteParams<P>]
): Link => {
  const values: { readonly [name: string]: string | undefined } = params ?? {}
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = ROUTES[pattern].flatMap(name => {
    const value = values[name]
    return value === undefined ? [] : [[name, value]]
  })
  const search = new URLSearchParams(query).toString()
  return `#${path}${search === '' ? '' : `?${search}`}` as Link
}
