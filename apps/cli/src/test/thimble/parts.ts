// Test helpers for the third game, without a separate process.
export { fakeTerminal, KEYS, randomOpponents } from '../../play/fixture.ts'
export { play } from '../../play/play.ts'
