import type { dailyCommand as source } from '../../en/command/daily.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const points = (number: number): string =>
  counter('ru')(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })

/** Texts of the commands `daily`, `challenge` and `statistics`. */
export const dailyCommand: Translated<typeof source> = {
  daily: {
    about:
      'Сыграть раздачу дня: один раунд, те же карты и те же соперники для всех. Потом вы увидите, как сыграли по сравнению со ста ботами на вашем месте.',
    examples: [
      { what: 'сегодняшняя раздача Herzlos', type: 'halfpint daily herzlos' },
      { what: 'что можно сделать сначала, для другой программы', type: 'halfpint daily herzlos --choices 0 --json' },
    ],
  },
  challenge: {
    about: 'Сыграть чужие раздачи по ссылке против тех же ботов и сравнить.',
    examples: [{ what: 'что в ссылке', type: 'halfpint challenge LINK --json' }],
  },
  statistics: {
    about: 'Статистика результатов, сохранённых страницей: победы, сбывшиеся прогнозы, ставки, задачи.',
    examples: [{ what: 'числа для другой программы', type: 'halfpint statistics statistics.json --json' }],
  },
  statisticsFile: 'файл, который сохранила страница; - читает stdin',
  link: 'ссылка или то, что стоит после её последней косой черты',
  flags: {
    day: 'другой день, например 2026-11-16',
    choices: 'ваши решения: номера среди допустимых, с 0, через запятую',
    statisticsJson: 'числа одной строкой JSON',
    json: 'раздача, а с --choices и её итог, одной строкой JSON',
  },
  you: 'Вы',
  unfinished: 'Игра не закончена, результата нет. Этот расклад можно сыграть сначала.',
  challenger: 'соперник',
  shareText: ({ day, game, points: scored, standing, field, signs }) =>
    `Half-Pint ${day}, ${game}: ${points(scored)}, лучше, чем у ${standing.worse} из ${field} ботов\n${signs}`,
  challengeResult: ({ mine, other, name }) => `Вы: ${points(mine)}. ${name}: ${points(other)}.`,
  champion: ({ decision, mine, best, loss }) =>
    `Дороже всего обошлось решение ${decision}, минус ${loss} п. п. шанса на победу: вы ${mine}, чемпион ${best}.`,
  faultless: 'Ни одно ваше решение не хуже, чем у чемпиона.',
  telling: 'Эта разница, скорее всего, не просто везение.',
  tooFew: 'Раздач слишком мало, чтобы понять, кто играет лучше: почти всё решает удача.',
  parted: ({
    decision,
    mine,
    theirs,
    name,
  }: {
    decision: number
    mine: string
    theirs: string
    name: string
  }): string => `Пути разошлись на решении ${decision}: вы ${mine}, ${name} ${theirs}.`,
  alone: (scored: number): string => `Вы: ${points(scored)}. Больше никто эти раздачи ещё не играл.`,
  back: (link: string): string => `Чтобы отправить в ответ: ${link}`,
}
