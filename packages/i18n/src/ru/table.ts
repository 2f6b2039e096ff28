import type { table as source } from '../en/table.ts'
import { listed } from '../listed.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { because } from './because.ts'

const count = counter('ru')

/** Texts of every table. A name that is `null` is the reader. */
export const table: Translated<typeof source> = {
  you: 'Вы',
  names: ['Аня', 'Борис', 'Вера', 'Гена', 'Даша', 'Егор'],
  player: 'Игрок',
  cards: 'Карты',
  tricks: 'Взято',
  hand: 'Ваши карты',
  total: 'Итого',
  soFar: 'Сумма',
  extraRound: 'Дополнительный раунд',
  thinking: name => `${name} думает…`,
  winsTrick: name => (name === null ? 'Вы выигрываете кон.' : `${name} выигрывает кон.`),
  winners: (names, alone, me) => {
    if (alone) return me ? 'Вы выиграли!' : `Побеждает ${names[0]}.`
    return `Общая победа: ${listed('ru', names)}.`
  },
  takeBack: 'Изменить',
  waitingFor: names => `Ждём: ${names}.`,
  takesLead: 'Теперь впереди.',
  askPlay: 'Ваш ход.',
  askLead: 'Ваш ход: вы начинаете.',
  round: (round, rounds) => `Раунд ${round}/${rounds}`,
  players: 'Игроки',
  points: points => count(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
  yourTurn: 'Ваш ход.',
  score: (name, points) => `${name ?? 'вы'} ${points}`,
  scored: list => `Раунд подсчитан: ${list}.`,
  pad: {
    heading: 'Блокнот',
    total: 'Итого',
    round: 'Раунд',
    soFar: round => `После раунда ${round}`,
    next: 'Следующий раунд',
    toFinal: 'К итогам',
    tapNumber: 'Нажмите на число, чтобы узнать, откуда оно.',
    own: round => `Раунд ${round}: вы`,
    thisRound: 'Этот раунд',
    why: (name, round) => `${name}, раунд ${round}`,
  },
  final: {
    place: (place, of) => `Вы на ${place}-м месте из ${of}.`,
    heading: 'Игра окончена',
    youWin: 'Вы победили!',
    wins: name => `Побеждает ${name}!`,
    share: names => `Победу делят ${names}`,
    shareWith: names => `${names} делите победу`,
    points: 'Очки',
    tricks: 'Коны',
    statistics: 'Игра в цифрах',
    rematch: 'Сыграть ещё',
    rematchVotes: (wishes, people) => `Сыграть ещё (${wishes} из ${people})`,
    waiting: 'Ждём остальных…',
    replay: 'Посмотреть игру',
    review: 'Где можно было лучше?',
    picture: 'Картинка с итогом',
    newTable: 'Новые соперники',
  },
  /** Lines of the regulars when they win a trick, win one too many, or lose points by it. */
  quips: {
    tilde: { wins: 'Как и рассчитано.', spills: 'Этого в расчёте не было.', takes: 'Небольшой убыток.' },
    bruno: { wins: 'Ха! Кто следующий?', spills: 'Тьфу. Ну, ещё один.', takes: 'Переживу.' },
    gustl: { wins: 'А я что говорил?', spills: 'Лишний кон? Не бывает!', takes: 'Это кто подсунул?' },
    wanda: { wins: 'Всё или ничего!', spills: 'Оно того стоило.', takes: 'Ещё черви? Давайте!' },
    ferdi: { wins: 'Погодите, это мой?', spills: 'Ой. Ха-ха!', takes: 'Черви! Ой. Это плохо?' },
    jasper: { wins: 'Доставлено.', spills: 'Вернуть отправителю.', takes: 'Доплатное письмо.' },
    oda: { wins: 'Хм.', spills: 'Хм?', takes: 'Хм…' },
  },
  menu: {
    open: 'Меню',
    settings: 'Настройки',
    leave: 'На главную',
    newGame: 'Новая игра',
    rules: 'Правила',
    kept: 'Если выйти, игра сохранится: возвращайтесь в любой момент.',
    dropGame: 'Новая игра завершит эту. Вернуться к ней будет нельзя.',
    playOn: 'Играть дальше',
    log: 'Что произошло',
  },
  keys: {
    heading: 'Клавиши',
    list: [
      [['Enter'], 'Жёлтая кнопка'],
      [['0', '…', '6'], 'Ваш прогноз'],
      [['1', '…', '9', '0'], 'Карта или соперник для ставки, считая слева'],
      [['Стрелки'], 'От карты к карте; в повторе один шаг'],
      [['Пробел'], 'Выбрать или положить обратно'],
      [['Tab'], 'К следующей кнопке'],
      [['Esc'], 'Закрыть окно'],
      [['?'], 'Этот список'],
    ],
  },
  advice: {
    ask: 'Подсказка',
    heading: 'Что видит чемпион',
    thinking: 'Считаем шансы…',
    win: percent => `победа: ${percent}`,
    exact: percent => `прогноз сбудется: ${percent}`,
    miss: percent => `промахнётся: ${percent}`,
    because,
    worlds: worlds => `По ${worlds} возможным раскладам карт, которых вы не видите.`,
  },
  coach: {
    label: 'Подсказка для первой игры',
    next: 'Дальше',
    skip: 'Пропустить',
    sound: 'Включить звук?',
    soundOn: 'Да',
    soundOff: 'Нет',
  },
  curtain: {
    heading: name => `${name}, ваш ход`,
    text: 'Передайте устройство. Остальным лучше не смотреть.',
    open: 'Показать карты',
  },
}
