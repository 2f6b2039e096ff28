/** The server that index.html names for a page on a static host. `undefined` if the page came from its server. */
const serverName = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="halfpint-server"]')?.content.trim() ?? '')

/** Whether the server is on another host than the page. */
export const isElsewhere = (): boolean => serverName() !== ''

/** The URL of a resource of the server, such as `api/here`. */
export const serverUrl = (path: string): string =>
  new URL(path, isElsewhere() ? serverName().replace(/\/*$/, '/') : document.baseURI).href
