import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThinker, LEVELS, NO_STYLE, rosterOf } from '@halfpint/bots'
import { GOLDEN, hash, positionsOf } from '@halfpint/bots/golden'
import { must, seeded } from '@halfpint/core'
import { ROOT } from '../figures/stored.ts'
import { documentOf, listsOf } from './document.ts'
import { pictureOf } from './picture.ts'
import { addTo, readLog, resultOf } from './result.ts'
import { strengthFile } from './strength.ts'

// Adds arena results to the log, and writes the rating lists.
//   npm run ratings -w lab -- [files of arena --out]

const LOG = join(ROOT, 'lab/ratings/log.jsonl')

/** Number of positions in which a level without search is asked. */
const ASKED = 200

/** A hash of eight digits of the current behaviour of a bot: its own choices, or the champion's if it searches. */
const thinksIn = (game: string, bot: string): string => {
  const all = hash()
  const level = LEVELS.find(each => each === bot && !isThinker(each))
  if (level !== undefined) {
    const { game: rules, levels } = must(rosterOf(game))
    const positions = positionsOf(rules)
    for (let at = 0; at < ASKED; at++) {
      const { view, legal, seed } = positions.next().value
      const options = { random: seeded(seed), budget: { iterations: 1 }, now: () => 0, style: NO_STYLE }
      all.add(legal.indexOf(levels[level](view, legal, options)))
    }
    return all.text()
  }
  for (const { choices, figures } of GOLDEN[game] ?? []) {
    for (const digits of [choices, figures]) all.add(Number.parseInt(digits, 16))
  }
  return all.text()
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, 'utf8')
  const { game } = (JSON.parse(text) as { experiment: { game: string } }).experiment
  addTo(
    LOG,
    resultOf(text, bot => thinksIn(game, bot), commit, new Date().toISOString().slice(0, 10)),
  )
}
const log = readLog(LOG)
writeFileSync(join(ROOT, 'lab/notes/ratings.md'), documentOf(log))
const lists = listsOf(log)
writeFileSync(join(ROOT, 'lab/notes/pictures/ratings.svg'), pictureOf(lists))
writeFileSync(join(ROOT, 'packages/bots/src/strength.gen.ts'), strengthFile(lists, thinksIn))
