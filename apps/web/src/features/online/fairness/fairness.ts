// A separate chunk: the code that checks deals is loaded with the first online table.
export { openDealWatch } from '@halfpint/table'
