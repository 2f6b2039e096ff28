import type { puzzleCommand as source } from '../../en/command/puzzles.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('ru')

/** Texts of the command about puzzles. */
export const puzzleCommand: Translated<typeof source> = {
  puzzles: {
    about: 'Составить задачи с доказанно единственным решением или доказать такие задачи ещё раз.',
    examples: [{ what: 'сто задач для другой программы', type: 'halfpint puzzles make herzlos --count 100 --json' }],
  },
  make: {
    about:
      'Составить задачи: позиции, в которых цели достигает ровно один ход, что бы ни делали остальные. Каждое решение доказано полным перебором.',
    examples: [
      { what: 'три задачи, по строке на каждую', type: 'halfpint puzzles make half-pint-heroes --count 3' },
      { what: 'каждый раз одни и те же', type: 'halfpint puzzles make herzlos --count 100 --seed tea --json' },
      { what: 'только на одну тему', type: 'halfpint puzzles make herzlos --theme duck --json' },
    ],
  },
  check: {
    about: 'Доказать каждую задачу файла ещё раз: верен ровно один ход, и именно тот, что назван.',
    examples: [{ what: 'задачи со стороны', type: 'halfpint puzzles check puzzles.jsonl' }],
  },
  puzzle: {
    about: 'Решить задачу в терминале: сегодняшнюю или по её номеру.',
    examples: [
      { what: 'задача дня', type: 'halfpint puzzle' },
      { what: 'задача дня одной из игр', type: 'halfpint puzzle herzlos' },
      { what: 'ответить без вопроса', type: "halfpint puzzle z9 --play 'play f4' --json" },
    ],
  },
  files: 'файл с задачами, по одной в строке; - читает stdin',
  id: 'номер задачи или игра, чтобы взять её задачу дня',
  flags: {
    count: 'сколько задач',
    seed: 'любой текст; один и тот же даёт те же задачи',
    theme: 'только задачи на эту тему',
    json: 'по строке JSON на задачу: вся позиция, цель и решение',
    play: 'ваш ход, как вы бы его набрали',
    solveJson: 'задача, а с --play ответ, одной строкой JSON',
  },
  you: 'Вы',
  other: seat => `Игрок ${seat}`,
  right: 'Верно! Дальше игра идёт так:',
  wrong: 'Так цели не достичь. Дальше игра идёт так:',
  solution: play => `Верный ход: ${play}.`,
  checked: ({ sound, bad }) =>
    `${count(sound, { one: 'задача верна', few: 'задачи верны', many: 'задач верны', other: 'задачи верны' })}, неверных: ${bad}.`,
}
