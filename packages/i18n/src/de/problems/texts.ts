import type { texts as source } from '../../en/problems/texts.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems with the text of records. */
export const texts: Sentences<typeof source> = {
  'broken-json': ({ column }) =>
    column === undefined
      ? 'Das ist kein gültiges JSON; jede Zeile muss eine ganze Aufzeichnung oder ein ganzer Block sein.'
      : `Ab Spalte ${show(column)} ist das kein gültiges JSON; jede Zeile muss eine ganze Aufzeichnung oder ein ganzer Block sein.`,
  'too-deep': 'Das JSON ist viel tiefer verschachtelt als jede Aufzeichnung; es wurde nicht gelesen.',
  'bad-utf8': 'Das ist kein gültiges UTF-8; speichere die Datei als UTF-8.',
  'no-records': 'Darin ist keine Aufzeichnung; jede Zeile sollte eine sein.',
}
