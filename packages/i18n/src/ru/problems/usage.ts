import type { Json } from '@halfpint/core'
import type { usage as source } from '../../en/problems/usage.ts'
import { list, type Sentences, show } from '../../sentence.ts'
import { texts } from './texts.ts'

const meant = (similar: Json | undefined): string =>
  Array.isArray(similar) && similar.length > 0 ? ` Может быть, ${similar.map(show).join(' или ')}?` : ''

const MEBIBYTE = 1024 * 1024

/** Problems with the arguments of the command, and with its files. */
export const usage: Sentences<typeof source> = {
  ...texts,
  'line-too-long': ({ limit }) =>
    `Строка длиннее ${show(Number(limit) / MEBIBYTE)} МиБ — больше, чем нужно любой записи; она пропущена.`,
  'text-too-long': ({ limit }) =>
    `Текст из нескольких строк читается только до ${show(Number(limit) / MEBIBYTE)} МиБ; пишите каждую запись на своей строке.`,
  compressed: 'Файл сжат; сначала распакуйте его (gunzip -c ФАЙЛ | halfpint judge -).',
  'no-such-file': ({ file }) => `Файла «${show(file)}» нет; проверьте имя и папку.`,
  'no-such-folder': ({ folder }) => `Папки «${show(folder)}» нет; сначала создайте её или выберите другую.`,
  'file-exists': ({ file, append }) =>
    `Файл «${show(file)}» уже есть; ${append === true ? '--append допишет в него, ' : ''}--force перезапишет его.`,
  'game-not-named': ({ known }) => `Для меню нужен терминал; без него назовите игру после play: ${list(known)}.`,
  'no-left-game': 'Продолжать нечего; игра сохраняется, если выйти из неё до конца.',
  'not-a-path': ({ flag, scheme }) =>
    `После ${show(flag)} указывают путь, а с «${show(scheme)}:» начинается адрес. Адрес базы PostgreSQL указывают после --database.`,
  'not-a-folder': ({ folder }) => `«${show(folder)}» — это файл; укажите папку.`,
  'is-a-directory': ({ file }) => `«${show(file)}» — это папка; укажите файл в ней.`,
  'not-permitted': ({ file }) => `Нет доступа к «${show(file)}»; проверьте права файла.`,
  'disk-full': ({ file }) => `Не осталось места, чтобы записать «${show(file)}»; освободите место или выберите другое.`,
  'file-trouble': ({ file, reason }) => `«${show(file)}» использовать нельзя; система сообщает ${show(reason)}.`,
  'bad-number': ({ flag, value, least, most, fraction }) =>
    `${show(flag)}: нужно ${fraction === true ? '' : 'целое '}число от ${show(least)} до ${show(most)}, а не «${show(value)}».`,
  'unknown-command': ({ command, similar }) => `Команды «${show(command)}» нет.${meant(similar)}`,
  'unknown-shell': ({ shell, known }) => `Для «${show(shell)}» дополнения нет; есть для ${list(known)}.`,
  'unknown-flag': ({ flag, similar }) => `Параметра ${show(flag)} здесь нет.${meant(similar)}`,
  'missing-argument': ({ argument }) => `Команде не хватает аргумента: <${show(argument)}>.`,
  'missing-value': ({ flag }) => `После ${show(flag)} нужно значение.`,
  'missing-flag': ({ flag }) => `Нужно указать ${show(flag)}.`,
  'too-many-arguments': 'Слов больше, чем нужно команде; то, что с пробелами, возьмите в кавычки.',
  'unknown-language': ({ language, known }) => `Языка «${show(language)}» здесь нет; есть ${list(known)}.`,
  'hand-size': ({ cards, least, most }) =>
    `В руке бывает от ${show(least)} до ${show(most)} карт, а здесь их ${show(cards)}.`,
  'row-size': ({ cards, most }) => `В ряду бывает не больше ${show(most)} карт, а здесь их ${show(cards)}.`,
  'internal-error': ({ reason }) => `Ошибка в самой программе halfpint (${show(reason)}). Пожалуйста, сообщите о ней.`,
}
