import type { book as source } from '../en/book.ts'
import type { Translated } from '../translated.ts'

/** What is said of the book, on the page and by the command. */
export const book: Translated<typeof source> = {
  title: 'Ваша книга',
  intro: 'Все ваши игры и задачи, подсчитанные. Она остаётся на этом устройстве.',
  empty: 'Пока ничего не записано. Сыграйте или решите задачу.',
  entries: entries => `Записей: ${entries}`,
  groups: {
    games: 'Выигранные игры',
    against: 'Выиграно против',
    predicted: 'Сбывшиеся прогнозы, по числу',
    hand: 'Сбывшиеся прогнозы, по картам на руке',
    bets: 'Выигранные ставки',
    brawls: 'Раунды с вашей дракой',
    queen: 'Раунды, где вы взяли даму цветов',
    marches: 'Марши',
    puzzles: 'Решённые задачи, по трудности',
  },
  all: 'все',
  share: (hits, times) => `${hits} из ${times}`,
  behind: 'Игры за этим числом',
  save: 'Сохранить в файл',
  load: 'Добавить из файла',
  loaded: entries => `Добавлено из файла: ${entries}`,
  bad: 'Это не книга Half-Pint, или она повреждена; ничего не изменено.',
  clear: 'Удалить всё',
  clearSure: 'Точно удалить всё?',
  keep: 'Нет, оставить',
}
