import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { listed } from './listed.ts'

test.each(LANGUAGES)('in %s names are listed as the platform would', language => {
  const names = ['Ann', 'Ben', 'Cem', 'Dora', 'Emil']
  for (let count = 0; count <= names.length; count++) {
    const some = names.slice(0, count)
    expect(listed(language, some)).toBe(new Intl.ListFormat(language).format(some))
  }
})
