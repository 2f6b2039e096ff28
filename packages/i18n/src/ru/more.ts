// Texts of the remaining screens, loaded as one chunk because they are usually needed together.
export { challenges } from './challenges.ts'
export { daily } from './daily.ts'
export { group } from './group.ts'
export { online } from './online.ts'
export { pad } from './pad.ts'
export { puzzles } from './puzzles.ts'
export { replay } from './replay.ts'
export { statistics } from './statistics.ts'
