import type { command as source } from '../../en/command/command.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('ru')

/** Help and reports of the command. */
export const command: Translated<typeof source> = {
  about: 'Half-Pint Heroes и Herzlos в терминале: играть, смотреть игру ботов, проверять и разбирать записи.',
  headings: {
    usage: 'Вызов:',
    arguments: 'Аргументы:',
    options: 'Параметры:',
    globalOptions: 'Параметры всех команд:',
    commands: 'Команды:',
    examples: 'Примеры:',
    anyOptions: '[параметры]',
    commandAndOptions: '<команда> [параметры]',
    usual: value => `(по умолчанию ${value})`,
  },
  arguments: {
    game: 'игра',
    files: 'файлы с записями, по одной на строке; - читает stdin',
  },
  flags: {
    help: 'показать эту справку',
    helpCommand: 'показать справку по команде',
    version: 'показать версию',
    lang: 'язык; по умолчанию язык системы',
    noColor: 'без цвета; то же значит NO_COLOR в окружении',
    players: 'сколько игроков',
    games: 'сколько игр',
    seed: 'любой текст; один и тот же даёт одни и те же игры',
    option: 'настройка правил, например rounds=5; можно несколько раз',
    from: 'номер первой игры, чтобы продолжить серию или разделить её на части',
    csv: 'вместо записей писать таблицу (CSV): строка на каждый раунд и каждое место',
    out: 'писать записи в этот файл, а не в стандартный вывод; существующий файл не перезаписывается',
    keep: 'сохранить запись игры в этот файл; существующий файл не перезаписывается',
    append: 'вместе с --out: дописать в существующий файл',
    force: 'вместе с --out: перезаписать существующий файл',
    name: 'ваше имя за столом',
    resume: 'продолжить игру, которую вы оставили',
    judgeJson: 'по строке JSON на каждую запись',
    hand: 'карты в руке, от 1 до 7',
    row: 'карты ряда, от 0 до 5',
    setsJson: 'по строке JSON на каждый ход',
  },
  play: {
    about: 'Играть в терминале против завсегдатаев паба.',
    examples: [
      { what: 'вчетвером', type: 'halfpint play half-pint-heroes' },
      { what: 'короткая игра втроём', type: 'halfpint play herzlos --players 3 --option rounds=2' },
      { what: 'против хозяйки и драчуна', type: 'halfpint play half-pint-heroes --bots oda,bruno' },
    ],
  },
  simulate: {
    about: 'Играют боты — случайные, если не названы другие; запись каждой игры — на отдельной строке.',
    examples: [
      {
        what: 'тысяча игр, которые любой может повторить',
        type: 'halfpint simulate herzlos --games 1000 --seed чай --out games.jsonl',
      },
      {
        what: 'знатоки с постоянным временем на решение',
        type: 'halfpint simulate half-pint-heroes --bots expert --budget 500it --seed чай',
      },
      {
        what: 'всемером с объявленными комбинациями, сразу с проверкой',
        type: 'halfpint simulate half-pint-heroes -p 7 -o sets=declared | halfpint judge -',
      },
    ],
  },
  judge: {
    about:
      'Повторяет игры по записям и сверяет с правилами каждое действие и каждый указанный итог. Код возврата 0 — только если верны все записи.',
    examples: [
      { what: 'проверить файл', type: 'halfpint judge games.jsonl' },
      { what: 'для программ: раунды и ходы считаются с 0', type: 'halfpint judge --json games.jsonl' },
    ],
  },
  sets: {
    about: 'Все ходы, которые рука в Half-Pint Heroes может сделать с этим рядом, начиная с сильнейших.',
    examples: [
      {
        what: 'карта — это масть (r красная, y жёлтая, g зелёная, b синяя, k чёрная) и число',
        type: 'halfpint sets --hand "r7 r5" --row "r12 y12 g7 b5"',
      },
      {
        what: 'группы ряда доступны всем',
        type: 'halfpint sets --hand "r7" --row "r12 y12 g7" --option rowGroups=free',
      },
    ],
  },
  completion: {
    about: 'Вывести скрипт, с которым оболочка дополняет команды, игры и параметры.',
    examples: [{ what: 'в ~/.bashrc', type: 'source <(halfpint completion bash)' }],
    shell: 'ваша оболочка',
  },
  man: {
    about: 'Вывести страницу руководства.',
    examples: [{ what: 'прочитать', type: 'halfpint man | man -l -' }],
  },
  examples: [
    { what: 'играть', type: 'halfpint play half-pint-heroes' },
    {
      what: 'пусть сыграет компьютер, а потом проверим',
      type: 'halfpint simulate herzlos --games 100 | halfpint judge -',
    },
    { what: 'что может эта рука?', type: 'halfpint sets --hand "r7 r5" --row "r12 y12 g7 b5"' },
  ],
  rulesOptions: game => `Настройки правил ${game}:`,
  error: 'Ошибка:',
  seeHelp: line => `Справка: ${line}`,
  seedDrawn: seed => `--seed ${seed} повторит эти игры.`,
  simulated: ({ done, total }) => `${done} из ${count(total, { one: 'игры', other: 'игр' })}`,
  judging: file => `проверяю ${file}`,
  place: ({ item, round, play }) => {
    const parts = [
      ...(item === undefined ? [] : [`запись ${item}`]),
      ...(round === undefined ? [] : [`раунд ${round}`]),
      ...(play === undefined ? [] : [`ход ${play}`]),
    ]
    return parts.length === 0 ? '' : `${parts.join(', ')}: `
  },
  judged: ({ good, bad }) => {
    const records = count(good + bad, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })
    return bad === 0
      ? `${records}, ${good === 1 ? 'верна' : 'все верны'}`
      : `${records}, ${count(good, { one: 'верная', few: 'верные', many: 'верных', other: 'верной' })}, ${count(bad, { one: 'неверная', few: 'неверные', many: 'неверных', other: 'неверной' })}`
  },
  untold: bad =>
    `Ещё ${count(bad, {
      one: 'неверная запись не показана.',
      few: 'неверные записи не показаны.',
      many: 'неверных записей не показано.',
      other: 'неверной записи не показано.',
    })}`,
  withoutRecords: files =>
    count(files, {
      one: 'файл без записей',
      few: 'файла без записей',
      many: 'файлов без записей',
      other: 'файла без записей',
    }),
  roundsPlayed: rounds => count(rounds, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' }),
  unfinished: games =>
    count(games, {
      one: 'неоконченная игра',
      few: 'неоконченные игры',
      many: 'неоконченных игр',
      other: 'неоконченной игры',
    }),
  fairDeals: ({ deals, proven }) => {
    const dealt = count(deals, { one: 'раздача', few: 'раздачи', many: 'раздач', other: 'раздачи' })
    return proven === deals ? `${dealt}, честность доказана` : `${dealt}, честность доказана у ${proven}`
  },
  altogether: 'Всего:',
}
