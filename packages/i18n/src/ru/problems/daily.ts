import { list, type Sentence, show } from '../../sentence.ts'

/** Problems with daily deals, challenges, puzzles and statistics. */
export const daily = {
  'no-such-puzzle': ({ id }) => `Задачи «${show(id)}» нет.`,
  'bad-puzzle': ({ key }) => `Это не задача: «${show(key)}» отсутствует или не имеет смысла.`,
  'unsound-puzzle': ({ id, fault }) =>
    `Задача ${show(id)} неверна: ${
      fault === 'no-solution'
        ? 'цели не достигает ни один ход'
        : fault === 'second-solution'
          ? 'цели достигают несколько ходов'
          : fault === 'too-large'
            ? 'перебирать пришлось бы слишком много'
            : 'верен другой ход'
    }.`,
  'unknown-theme': ({ theme, themes }) => `Темы «${show(theme)}» нет; выберите из: ${list(themes)}.`,
  'not-statistics': 'Это не статистика Half-Pint, или файл повреждён; ничего не изменено.',
  'bad-link': 'Ссылка неполная или изменена; попросите прислать её ещё раз.',
  'unfinished-game': 'Вызов можно сделать только из законченной игры.',
  'option-not-in-links': ({ option }) => `Игра с изменённой настройкой «${show(option)}» не может стать вызовом.`,
  'bad-choice': ({ choice, choices }) =>
    choices === 0
      ? 'Игра окончена, выбирать больше нечего. Ничего не изменено.'
      : `Варианта ${show(choice)} нет; их ${show(choices)}, счёт с 0. Ничего не изменено.`,
  'bad-choices-typed': ({ value }) => `«${show(value)}» не похоже на решения; пишите номера через запятую: 0,3,1.`,
  'bad-day': ({ day }) => `«${show(day)}» не дата; пишите так: 2026-11-16.`,
  'not-reproduced': 'Боты так не играют: результат не удалось воспроизвести, и он не принят.',
  'check-too-long': 'Переигрывать это слишком долго; результат не принят.',
  'already-entered': 'Ваш результат уже есть; засчитывается первый.',
  'result-struck': 'Администратор сервера убрал ваш результат из этого списка.',
  'unknown-result': 'Такого результата в этом списке нет.',
  'sheet-full': 'В списке больше нет места.',
  'not-this-day': ({ day }) => `${show(day)} сейчас нет нигде на Земле; проверьте дату на устройстве.`,
  'no-copy': 'На этом сервере нет копии: её удалили или за ней 400 дней никто не обращался.',
  'copy-changed': 'Другое устройство только что изменило копию. Сначала прочитайте её.',
  'copies-full': 'На сервере сейчас нет места для ещё одной копии.',
} satisfies { readonly [code: string]: Sentence }
