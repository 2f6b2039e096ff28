import { halfPint as de } from '../de/half-pint/index.ts'
import { names as deNames } from '../de/half-pint/names.ts'
import { halfPint as en } from '../en/half-pint/index.ts'
import { names as enNames } from '../en/half-pint/names.ts'
import { halfPint as ru } from '../ru/half-pint/index.ts'
import { names as ruNames } from '../ru/half-pint/names.ts'

/** What the command says of Half-Pint Heroes. */
export const halfPint = { en: { ...enNames, ...en }, de: { ...deNames, ...de }, ru: { ...ruNames, ...ru } }
