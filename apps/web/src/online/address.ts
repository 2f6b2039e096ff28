import { makeRoute } from '../shell/route.ts'

/** The link that leads friends to a table. */
export const linkTo = (table: string): string => new URL(makeRoute('table', [table]), document.baseURI).href

/** Whether this page was opened under an address that other devices cannot reach. */
export const isOnlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname)
