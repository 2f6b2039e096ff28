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
import { type Figures, ROOT } from './stored.ts'

/** What the figures say, by the names under which a text calls for it. */
export const blocksOf = (figures: Figures): { readonly [name: string]: string } => {
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

/** A text whose blocks say what the figures say; what people wrote around them stays. */
export const filled = (text: string, blocks: { readonly [name: string]: string }): string =>
  text.replace(BLOCK, (_, begin: string, name: string, end: string) => {
    const block = blocks[name]
    if (block === undefined) throw new Error(`no figures called ${name}; there are ${Object.keys(blocks).join(', ')}`)
    return `${begin}\n${block}\n\n${end}`
  })

/** The files that are made of the figures, with what they should hold. */
export const documentsOf = (figures: Figures): ReadonlyMap<string, string> => {
  const blocks = blocksOf(figures)
  const text = 'lab/notes/benchmarks.md'
  return new Map([
    [text, filled(readFileSync(join(ROOT, text), 'utf8'), blocks)],
    ['lab/notes/pictures/ladder.svg', chartOf(figures.ladder.rungs)],
  ])
}

/** Writes what the figures say into the documents. */
export const writeDocuments = (figures: Figures): void => {
  for (const [file, text] of documentsOf(figures)) writeFileSync(join(ROOT, file), text)
}
