// What the page shares with the command, so that a section of the page reaches it in one step.

export { bots } from '../de/bots.ts'
export { characters } from '../de/characters.ts'
export { pad as padProblems } from '../de/pad.ts'
export { play } from '../de/play.ts'
export { records } from '../de/records.ts'
export { rules } from '../de/rules.ts'
export { server as serverProblems } from '../de/server.ts'
export { table as tableProblems } from '../de/table.ts'
export { terms } from '../de/terms.ts'
export { usage } from '../de/usage.ts'
export { counter } from '../plural.ts'
