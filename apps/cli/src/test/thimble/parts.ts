// What the test of the third game drives without a process of its own.
export { fakeTerminal, KEYS, randomCompany } from '../../play/fixture.ts'
export { play } from '../../play/play.ts'
