import type { replay as source } from '../en/replay.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { decisions } from './decisions.ts'
import { records } from './problems/records.ts'
import { texts } from './problems/texts.ts'

const { cost, did, reasons, reviewing, costliest } = decisions

const count = counter('ru')

const games = (number: number): string => count(number, { one: 'игра', few: 'игры', many: 'игр', other: 'игры' })

/** Texts of replays and reviews. A name that is `null` is the reader. */
export const replay: Translated<typeof source> = {
  problems: {
    ...records,
    ...texts,
    'broken-line': ({ line }) => `Строка ${Number(line)} — не JSON; в каждой строке должна быть целая запись.`,
    'file-too-large': ({ limit }) =>
      `Этот файл больше ${Number(limit)} МБ: столько не нужно и тысяче игр. Он не открыт.`,
    'file-unreadable': 'Файл не читается. Он ещё на месте?',
    'no-such-game': 'Этой игры нет на этом устройстве, или она удалена.',
    'server-silent': 'Сервер не отвечает, игру сейчас не получить. Попробуйте позже.',
    'record-missing': 'На сервере нет записи этой игры: она ещё идёт или адрес неверен.',
    'review-failed': 'Разбор прервался. Попробуйте ещё раз.',
  },
  title: 'Записи игр',
  intro: 'Любую игру можно посмотреть снова, карта за картой, с любого места.',
  mine: 'Ваши игры',
  kinds: { here: 'на этом устройстве', online: 'онлайн', pad: 'блокнот' },
  noneYet: 'На этом устройстве ещё не закончено ни одной игры.',
  tries: 'Тренировка',
  triesHint: 'Игры, продолженные после разбора; в счёт не идут.',
  open: 'Открыть запись',
  openHint: 'Файл .json или .jsonl: отсюда, из терминала или от друга.',
  drop: 'Его можно и перетащить на эту страницу.',
  several: records => `В файле ${games(records)}`,
  youWon: 'победа ваша',
  wonBy: names => `победа: ${names}`,
  lifetime: (played, won) => `сыграно: ${games(played)}, побед: ${won}`,
  unfinished: 'не закончена',
  download: 'Скачать запись',
  share: 'Скопировать ссылку',
  shared: 'Ссылка скопирована.',
  shareFailed: 'Скопируйте ссылку:',
  again: 'Другая запись',
  seat: 'Чьими глазами',
  allOpen: 'Все открыты',
  spectators: 'Только открытые карты',
  first: 'В начало',
  previous: 'Шаг назад',
  next: 'Шаг вперёд',
  last: 'В конец',
  play: 'Показывать',
  pause: 'Пауза',
  round: 'Раунд',
  roundStart: round => `Раунд ${round}`,
  step: (step, steps) => `Шаг ${step} из ${steps}`,
  scrub: 'Шаг игры',
  proof: {
    heading: 'Честно ли сданы карты?',
    none: 'В этой записи нет доказательства раздач.',
    holds: (deals, proven) =>
      deals === proven
        ? `Да: все раздачи (${deals}) только что проверены на этом устройстве.`
        : `Доказательство есть у ${proven} из ${deals} раздач; каждое верно, только что проверено на этом устройстве.`,
    broken: round => `Нет: карты раунда ${round} не совпадают с тем, что сервер зафиксировал заранее.`,
    how: 'До раздачи сервер зафиксировал секретное число, а каждое устройство добавило своё случайное. Вместе они дают ровно эти карты: подтасовать их никто не мог.',
  },
  why: {
    ask: 'Почему?',
    heading: name => `Что чемпион думает об этом выборе (${name})`,
    thinking: 'Считаем шансы, зная лишь то, что было видно с этого места…',
    best: 'Чемпион выбрал бы то же самое или нечто не хуже.',
    better: 'Чемпион сделал бы скорее так:',
  },
  events: {
    start: 'Стол готов.',
    chosen: name => `${name ?? 'Вы'}: выбор сделан.`,
    exchanged: 'Все берут переданные карты.',
    result: 'Итог',
  },
  atPlace: (round, play) => (play === null ? `В раунде ${round}:` : `В раунде ${round}, ход ${play}:`),
  more: 'Разбор, скачивание, честность',
  hands: 'Все карты',
  total: 'Итого',
  review: {
    title: 'Разбор',
    intro:
      'Чемпион проходит игру с каждого места, зная только то, что там знали. За верный выбор, который не принёс удачи, ничего не снимается.',
    start: 'Разобрать эту игру',
    whose: 'Чьи решения',
    everybody: 'Все',
    progress: reviewing,
    accuracy: 'Точность',
    accuracyHint: '100 — игра чемпиона, 0 — игра наугад',
    agreed: 'Тот же выбор, что у чемпиона',
    luck: 'Везение',
    luckHint: 'на сколько очков раздачи были лучше средней за столом',
    curve: 'Шансы на победу, раунд за раундом',
    ofAll: (part, all) => `${part} из ${all}`,
    nothingAtStake: 'терять было нечего',
    costliest,
    costliestMine: 'Ваши самые дорогие решения:',
    costs: 'Что вам обходится дорого',
    tips: 'Как играть лучше',
    flawless: 'Ни одно решение не обошлось вам дорого.',
    cost,
    chose: 'Выбрано',
    better: 'Лучше',
    did,
    reasons,
    mattered: ({ round, trick }) => `Важнее всего: раунд ${round}${trick === undefined ? '' : `, ход ${trick}`}.`,
    looking: 'Чемпион просматривает вашу игру…',
    practise: 'Потренироваться',
    show: 'Показать этот шаг',
    tryAgain: 'Играть отсюда',
    tryAgainHint: 'Стол, каким он был тогда; на остальных местах боты.',
  },
}
