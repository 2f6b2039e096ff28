export * from './levels.ts'
export type { Style } from './style.ts'
