// What the page shares with the command, so that a section of the page reaches it in one step.
export { characters } from '../en/characters.ts'
export { records } from '../en/records.ts'
export { rules } from '../en/rules.ts'
export { setNames } from '../en/setnames.ts'
export { terms } from '../en/terms.ts'
export type { Sentence } from '../sentence.ts'
