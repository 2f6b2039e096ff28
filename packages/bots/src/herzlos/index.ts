export * from './advice.ts'
export { herzlosLevels, herzlosWithout } from './levels.ts'
