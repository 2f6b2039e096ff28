// What the command `halfpint move` loads: the drivers of both databases are built in here.
export { moveStore } from '@halfpint/store'
