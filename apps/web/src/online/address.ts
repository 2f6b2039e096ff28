import { linkFor } from '../shell/reach.ts'
import { makeRoute } from '../shell/route.ts'

/** The link that leads friends to a table. */
export const linkTo = (table: string): string => linkFor(makeRoute('table', [table]))
