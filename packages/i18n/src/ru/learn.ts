import type { learn as source } from '../en/learn.ts'
import type { Translated } from '../translated.ts'

/** Texts of the Learn page about every game. */
export const learn: Translated<typeof source> = {
  title: 'Как играть',
  intro: 'Три минуты чтения — или завсегдатаи покажут вам раунд. Обе игры проще, чем кажутся.',
  rules: 'Правила',
  tips: 'Как играть лучше',
  guided: 'Первый раунд',
  contents: 'На этой странице',
  players: (least, most) => `от ${least} до ${most} игроков`,
  minutes: minutes => `около ${minutes} минут`,
  names: ['Вы', 'Тильда', 'Густль', 'Ванда', 'Яспер'],
  row: 'Ряд',
  hand: 'Рука',
  winsTrick: 'берёт кон',
  total: 'Итого',
  tour: {
    step: (step, steps) => `Шаг ${step} из ${steps}`,
    next: 'Дальше',
    again: 'Ещё раз',
    notThis: 'Так тоже можно, но давайте сначала попробуем другое.',
    finished: 'Это был ваш первый раунд!',
    toGame: 'Сыграть целую игру',
    toRules: 'Прочесть правила',
    show: 'Покажите',
  },
}
