import type { StoreSentences } from '../en.ts'
import { show } from '../sentence.ts'

/** What can be wrong with the place where tables are kept, and with a copy of it. */
export const store: StoreSentences = {
  'store-unknown': ({ kind }) =>
    `Столы можно хранить в файле или в PostgreSQL (postgres://…); «${show(kind)}» — ни то ни другое.`,
  'store-unreadable': ({ place, reason }) =>
    `В файле «${show(place)}» нельзя хранить столы (${show(reason)}). Укажите другой или восстановите резервную копию.`,
  'store-foreign': ({ place }) =>
    `«${show(place)}» принадлежит другой программе и остался нетронутым. Укажите новое место для столов.`,
  'store-newer': ({ place, version, known }) =>
    `«${show(place)}» создан более новой версией (шаг ${show(version)}, эта знает ${show(known)}); обновите halfpint.`,
  'store-unreachable': ({ place, reason }) =>
    `База данных ${show(place)} недоступна (${show(reason)}); проверьте адрес, пароль и запущена ли она.`,
  'store-missing': ({ place }) => `Файла «${show(place)}» нет, копировать нечего.`,
  'backup-exists': ({ to }) => `«${show(to)}» уже есть; резервная копия ничего не перезаписывает. Выберите другое имя.`,
  'backup-failed': ({ to, reason }) => `Не удалось сделать резервную копию «${show(to)}» (${show(reason)}).`,
}
