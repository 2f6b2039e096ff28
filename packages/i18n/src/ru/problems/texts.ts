import type { texts as source } from '../../en/problems/texts.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems with the text of records. */
export const texts: Sentences<typeof source> = {
  'broken-json': ({ column }) =>
    column === undefined
      ? 'Это неправильный JSON; каждая строка должна быть одной целой записью или блокнотом.'
      : `Неправильный JSON, начиная с позиции ${show(column)}; каждая строка должна быть одной целой записью или блокнотом.`,
  'too-deep': 'JSON вложен гораздо глубже любой записи; он не прочитан.',
  'bad-utf8': 'Это не UTF-8; сохраните файл в кодировке UTF-8.',
  'no-records': 'Записей здесь нет; каждая строка должна быть записью.',
}
