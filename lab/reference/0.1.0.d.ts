export { bots } from './bots.d.ts'
