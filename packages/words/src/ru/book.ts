import type { book as source } from '../en/book.ts'
import type { Translated } from '../translated.ts'

/** What is said of the book, on the page and by the command. */
export const book: Translated<typeof source> = {
  title: 'Ваша книга',
  intro: 'Все ваши игры и задачи в цифрах. Книга хранится только на этом устройстве.',
  empty: 'Пока здесь пусто. Сыграйте игру или решите задачу.',
  entries: entries => `Записей: ${entries}`,
  groups: {
    games: 'Выигранные игры',
    against: 'Победы над соперниками',
    predicted: 'Сбывшиеся прогнозы, по числу',
    hand: 'Сбывшиеся прогнозы, по числу карт в руке',
    bets: 'Выигранные ставки',
    brawls: 'Раунды с вашей дракой',
    queen: 'Раунды, где вы взяли даму цветов',
    marches: 'Марши',
    puzzles: 'Решённые задачи, по трудности',
  },
  all: 'все',
  share: (hits, times) => `${hits} из ${times}`,
  behind: 'Из этих игр',
  save: 'Сохранить в файл',
  load: 'Добавить из файла',
  loaded: entries => `Добавлено из файла: ${entries}`,
  bad: 'Это не книга Half-Pint, или она повреждена; ничего не изменено.',
  clear: 'Удалить всё',
  clearSure: 'Точно удалить всё?',
  keep: 'Нет, оставить',
}
