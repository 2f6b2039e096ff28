export * from './advice.ts'
export { herzlosLevels } from './levels.ts'
