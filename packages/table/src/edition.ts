import { type Edition, FACTS, type TableFact, type Told } from './fact.ts'
import type { Setup } from './setup.ts'

/** Nobody watches through a door that there is not: it changes nothing at any table. */
const NOTHING: TableFact = { type: 'watched', door: '-', watching: 0 }

/**
 * The fact for a client of this edition, which may break on what it does not know: what came later is told as
 * something that changes nothing, and the end of a match as the setup that clears the table just so.
 */
export const inEdition = (told: Told, edition: Edition, setup: Setup): Told => {
  const { fact } = told
  if (FACTS[fact.type].edition <= edition) return told
  return { ...told, fact: fact.type === 'match-ended' ? { type: 'set-up', setup } : NOTHING }
}
