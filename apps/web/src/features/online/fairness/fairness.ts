// A file of its own: what checks deals is fetched with the first online table and not before.
export { openDealWatch } from '@halfpint/table'
