import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from './chart.ts'
import { engineBlock, engineGoals } from './enginefigures.ts'
import { goalTable } from './goal.ts'
import { judgeBlock } from './judgefigures.ts'
import { commandsBlock, ladderBlock, ladderGoals } from './ladderfigures.ts'
import { pageBlock, pageGoals } from './pagefigures.ts'
import { proofBlock } from './proof.ts'
import { serverBlock, serverGoals } from './serverfigures.ts'
import { ROOT, type StoredFigures } from './stored.ts'

/** Texts of the figures, by block name. */
export const blocksOf = (figures: StoredFigures): { readonly [name: string]: string } => {
  const { engine, judge, server, page, ladder, proof } = figures
  return {
    aims: goalTable([...engineGoals(engine), ...serverGoals(server), ...pageGoals(page), ...ladderGoals(ladder.rungs)]),
    engine: engineBlock(engine),
    judge: judgeBlock(judge),
    server: serverBlock(server),
    page: pageBlock(page),
    'ladder-half-pint-heroes': ladderBlock(ladder.rungs, 'half-pint-heroes'),
    'ladder-herzlos': ladderBlock(ladder.rungs, 'herzlos'),
    'ladder-lines': commandsBlock(ladder.rungs),
    proof: proofBlock(proof),
  }
}

const BLOCK = /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- end of figures -->)/g

/** Replaces the blocks in a text with those of the figures; other text stays. */
export const filled = (text: string, blocks: { readonly [name: string]: string }): string =>
  text.replace(BLOCK, (_, begin: string, name: string, end: string) => {
    const block = blocks[name]
    if (block === undefined) throw new Error(`unknown figures: ${name}; known: ${Object.keys(blocks).join(', ')}`)
    return `${begin}\n${block}\n\n${end}`
  })

/** The files that contain figures, with their expected content. */
export const documentsOf = (figures: StoredFigures): ReadonlyMap<string, string> => {
  const blocks = blocksOf(figures)
  const text = 'lab/notes/benchmarks.md'
  return new Map([
    [text, filled(readFileSync(join(ROOT, text), 'utf8'), blocks)],
    ['lab/notes/pictures/ladder.svg', chartOf(figures.ladder.rungs)],
  ])
}

/** Writes the figures into the documents. */
export const writeDocuments = (figures: StoredFigures): void => {
  for (const [file, text] of documentsOf(figures)) writeFileSync(join(ROOT, file), text)
}
