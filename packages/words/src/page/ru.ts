// What the page shares with the command, so that a section of the page reaches it in one step.

export { counter } from '../plural.ts'
export { bots } from '../ru/bots.ts'
export { characters } from '../ru/characters.ts'
export { pad as padProblems } from '../ru/pad.ts'
export { play } from '../ru/play.ts'
export { records } from '../ru/records.ts'
export { rules } from '../ru/rules.ts'
export { server as serverProblems } from '../ru/server.ts'
export { table as tableProblems } from '../ru/table.ts'
export { terms } from '../ru/terms.ts'
export { usage } from '../ru/usage.ts'
