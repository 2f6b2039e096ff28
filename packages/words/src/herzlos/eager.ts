import { herzlos as de } from '../de/herzlos/index.ts'
import { names as deNames } from '../de/herzlos/names.ts'
import { herzlos as en } from '../en/herzlos/index.ts'
import { names as enNames } from '../en/herzlos/names.ts'
import { herzlos as ru } from '../ru/herzlos/index.ts'
import { names as ruNames } from '../ru/herzlos/names.ts'

/** What the command says of Herzlos. */
export const herzlos = { en: { ...enNames, ...en }, de: { ...deNames, ...de }, ru: { ...ruNames, ...ru } }
