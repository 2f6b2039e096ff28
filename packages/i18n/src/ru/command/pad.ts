import type { pad as source } from '../../en/command/pad.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the command about pads. */
export const pad: Translated<typeof source> = {
  command: {
    about:
      'Подсчитать блокнот игры настоящими картами: на входе прогнозы, ставки и коны, на выходе очки, отметки, перестрелки и глотки, по строке JSON на блокнот.',
    examples: [
      { what: 'подсчитать блокнот', type: 'halfpint pad evening.json' },
      { what: 'в виде для людей', type: 'halfpint pad --table evening.json' },
      { what: 'много блокнотов, по одному в строке, из другой программы', type: 'cat pads.jsonl | halfpint pad -' },
    ],
  },
  files: 'файлы с блокнотами (JSON, строки JSON или CSV); - читает со stdin',
  flags: {
    json: 'по строке JSON на блокнот (по умолчанию)',
    table: 'блокнот в виде для людей',
    csv: 'блокнот таблицей для электронных таблиц',
    strict: 'код возврата 1 и тогда, когда что-то не сходится',
  },
  place: ({ round, name }) =>
    [...(round === undefined ? [] : [`раунд ${round}`]), ...(name === undefined ? [] : [name])].join(', '),
  scoring: file => `подсчёт: ${file}`,
  overruled: '* изменено вручную',
  drinks: drinkers => `Пьют по раундам: ${drinkers}.`,
  gunFight: names => `В следующем раунде перестрелка: ${names}.`,
  wonByGunFight: names => `${names}: победа в перестрелке.`,
  wonByMarch: names => `${names}: победа маршем.`,
  won: names => `Победа: ${names}.`,
}
