/** The server that a page on a host of plain files uses, as its index.html names it; nothing where the server lies beside the page. */
const named = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="halfpint-server"]')?.content.trim() ?? '')

/** Whether the server is on another host than the page. */
export const isElsewhere = (): boolean => named() !== ''

/** The address of something that the server offers, such as `api/here`. */
export const serverUrl = (path: string): string =>
  new URL(path, isElsewhere() ? named().replace(/\/*$/, '/') : document.baseURI).href
