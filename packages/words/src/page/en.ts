// What the page shares with the command, so that a section of the page reaches it in one step.

export { bots } from '../en/bots.ts'
export { characters } from '../en/characters.ts'
export { pad as padProblems } from '../en/pad.ts'
export { play } from '../en/play.ts'
export { records } from '../en/records.ts'
export { rules } from '../en/rules.ts'
export { server as serverProblems } from '../en/server.ts'
export { table as tableProblems } from '../en/table.ts'
export { terms } from '../en/terms.ts'
export { usage } from '../en/usage.ts'
export { counter } from '../plural.ts'
export type { Sentence } from '../sentence.ts'
