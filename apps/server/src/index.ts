export * from './service.ts'
export { readSettings, type Settings, USUAL } from './settings.ts'
