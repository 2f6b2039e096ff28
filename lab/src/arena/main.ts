// `npm run arena -- GAME --bots BOT,BOT …`: `halfpint arena` with the reference bots of the lab.
import { isMainThread } from 'node:worker_threads'
import { runCommand } from 'halfpint/src/command.ts'
import { LAB_GAMES, referenceBotNames, referenceBotOf } from '../bots/reference.ts'

const typed = process.argv.slice(2)
await runCommand(['arena', ...typed], referenceBotOf)
if (isMainThread && typed.some(word => ['-h', '--help'].includes(word))) {
  console.log('Reference bots:')
  for (const game of LAB_GAMES) console.log(`  ${game}: ${referenceBotNames(game).join(', ')}`)
}
