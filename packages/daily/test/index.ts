export { playBy } from './days.ts'
export { randomGame } from './randomgame.ts'
