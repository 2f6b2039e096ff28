import { type Sentence, show } from '../../sentence.ts'

/** Problems with the text of records. */
export const texts = {
  'broken-json': ({ column }) =>
    column === undefined
      ? 'This is not valid JSON; each line must be one whole record or pad.'
      : `This is not valid JSON from column ${show(column)} on; each line must be one whole record or pad.`,
  'too-deep': 'The JSON is nested far deeper than any record; it was not read.',
  'bad-utf8': 'This is not valid UTF-8; save the file as UTF-8.',
  'no-records': 'There is no record in it; each line should be one.',
} satisfies { readonly [code: string]: Sentence }
