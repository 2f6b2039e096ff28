import type { store as source } from '../../en/problems/store.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems with the store, and with a copy of it. */
export const store: Sentences<typeof source> = {
  'store-unknown': ({ kind }) =>
    `Столы можно хранить в файле или в PostgreSQL (postgres://…); «${show(kind)}» — ни то ни другое.`,
  'store-unreadable': ({ place, reason }) =>
    `В файле «${show(place)}» нельзя хранить столы (${show(reason)}). Укажите другой или восстановите резервную копию.`,
  'store-empty': ({ place }) =>
    `Файл «${show(place)}» пуст: игр, которые в нём были, больше нет. Положите на его место резервную копию или удалите файл, чтобы начать без игр.`,
  'store-cut': ({ place, bytes, expected }) =>
    `Файл «${show(place)}-wal» обрезан (${show(bytes)} из ${show(expected)} байт), последних событий не хватает. Верните весь файл или резервную копию; чтобы продолжить без этих событий, удалите «${show(place)}-shm».`,
  'store-foreign': ({ place }) =>
    `«${show(place)}» принадлежит другой программе и остался нетронутым. Укажите новое место для столов.`,
  'store-newer': ({ place, version, known }) =>
    `«${show(place)}» создан более новой версией (формат ${show(version)}, эта знает ${show(known)}); обновите halfpint.`,
  'store-unreachable': ({ place, reason }) =>
    `База данных ${show(place)} недоступна (${show(reason)}); проверьте адрес, пароль и запущена ли она.`,
  'store-missing': ({ place }) => `Файла «${show(place)}» с играми нет; проверьте папку или укажите другой.`,
  'store-in-use': ({ place }) =>
    `С ${show(place)} сейчас работает сервер. Сначала остановите его; игры продолжатся там, где вы запустите его снова.`,
  'store-not-empty': ({ place, tables, games }) =>
    `В ${show(place)} уже что-то есть (столов: ${show(tables)}, записей: ${show(games)}), а при переезде ничего не смешивается. Укажите пустое место.`,
  'move-to-itself': ({ place }) => `Оба места — ${show(place)}; укажите другое с помощью --to.`,
  'move-failed': ({ reason }) =>
    `Переезд не удался (${show(reason)}). В обоих местах всё осталось как было; устраните причину и повторите.`,
  'backup-exists': ({ to }) => `«${show(to)}» уже есть; резервная копия ничего не перезаписывает. Выберите другое имя.`,
  'backup-elsewhere': ({ to }) =>
    `Базу PostgreSQL копирует её собственная программа (pg_dump -Fc --schema=halfpint -f ${show(to)} АДРЕС).`,
  'backup-failed': ({ to, reason }) =>
    `Не удалось сделать резервную копию «${show(to)}» (${show(reason)}); проверьте папку и свободное место.`,
}
