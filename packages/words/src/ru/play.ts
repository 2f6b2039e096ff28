import type { Words } from '../en.ts'
import { counter } from '../plural.ts'
import { setNames } from './setnames.ts'

const count = counter('ru')

const list = (names: readonly string[]): string => new Intl.ListFormat('ru').format(names)

/** A number with its noun: `1 карта`, `2 карты`, `5 карт`. */
const cards = (number: number): string => count(number, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })

/** The same as something that is taken: `1 карту`. */
const cardsTaken = (number: number): string =>
  count(number, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' })

const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })

const SUITS_OF = { hearts: 'червей', flowers: 'цветов', cups: 'кубков', diamonds: 'бубён' }

/** What the terminal game says. Where a name may be `null`, it is the reader who acts. */
export const play: Words['play'] = {
  you: 'Вы',
  names: ['Аня', 'Борис', 'Вера', 'Гена', 'Даша', 'Егор'],
  chooseGame: 'Во что сыграем?',
  choosePlayers: 'Сколько игроков вместе с вами?',
  menuKeys: '↑ ↓ выбор · Enter готово · q выход',
  leaveQuestion: 'Выйти из игры? Enter — выйти, любая другая клавиша — играть дальше.',
  anyKey: 'Любая клавиша: назад к столу',
  nextPage: 'Любая клавиша: дальше',
  goOn: 'Enter: дальше',
  finish: 'Enter: готово',
  help: '? помощь',
  leave: 'q выход',
  faster: 'Пробел: быстрее',
  lineMode: 'Вводите ходы; «help» перечисляет команды, «quit» завершает игру.',
  endOfInput: 'Ввод закончился: игра остановлена.',
  goodbye: 'До встречи! Ваше место за столом свободно.',
  commonCommands: {
    show: 'показать стол ещё раз',
    pad: 'показать блокнот',
    rules: 'правила вкратце',
    help: 'эти команды',
    quit: 'выйти из игры',
  },
  player: 'Игрок',
  cards: 'Карты',
  tricks: 'Коны',
  hand: 'Ваши карты',
  total: 'Итого',
  soFar: 'Пока',
  lastTrick: 'Прошлый кон',
  roundOf: (round, rounds) => `Раунд ${round} из ${rounds}`,
  extraRound: 'Дополнительный раунд',
  trickNumber: trick => `Кон ${trick}`,
  typing: 'Набрано:',
  thinking: name => `${name} думает …`,
  winsTrick: name => (name === null ? 'Вы выигрываете кон.' : `${name} выигрывает кон.`),
  winners: (names, alone, me) => {
    if (alone) return me ? 'Вы выиграли!' : `Побеждает ${names[0]}.`
    return `Победу делят ${list(names)}.`
  },
  keys: {
    choose: '← → выбор',
    enter: 'Enter готово',
    card: '← → карта',
    mark: 'пробел метит',
    zone: '↑ ↓ ряд',
    lay: 'Enter ход',
    pass: 'Enter отдать',
    figures: (first, last) => `${first}–${last}`,
    type: example => `или наберите ${example}`,
  },

  halfPint: {
    row: 'Ряд',
    brawl: 'Драка',
    streak: 'Серия',
    bet: 'Ставка',
    noBet: 'без ставки',
    bonus: 'Бонус',
    trick: 'Кон',
    set: setNames,
    withRow: (set, row) => `${set}, с ${row} из ряда`,
    leads: set => `${set}: вы открываете кон.`,
    takesLead: set => `${set}: вы впереди.`,
    takesTrick: set => `${set}: кон ваш.`,
    staysBehind: (set, name, other) => `${set}: впереди остаётся ${name} (${other}).`,
    askPrediction: 'Сколько конов вы выиграете?',
    predictionWorth: (prediction, tricks, bonus) =>
      prediction === 0
        ? `Ни одного: ${points(bonus)}, если получится.`
        : `Ровно ${prediction}: ${points(tricks)} за коны и ещё ${bonus} за прогноз.`,
    overHand: hand => `У вас только ${cards(hand)}: такой прогноз не сбудется.`,
    askBet: 'Чей прогноз не сбудется?',
    askBetTwo: name => `Не сбудется прогноз соперника? Если ошибётесь, 20 очков получит ${name}.`,
    betOn: (name, prediction) => `${name} (прогноз ${prediction})`,
    askPlay: 'Ваш ход.',
    askLead: 'Ваш ход: вы начинаете кон.',
    brawlLooms: name =>
      name === null ? 'Ещё один кон — и вы начнёте драку!' : `Ещё один кон — и ${name} начнёт драку!`,
    gunFight: (names, me) =>
      me && names.length === 1
        ? 'Перестрелка! Ещё одна отметка — и вы победили.'
        : `Перестрелка! Ещё одна отметка принесёт победу: ${list(names)}.`,
    dealt: (round, row, hand) => `Раунд ${round}: ${cards(row)} в ряду, по ${hand} на руках.`,
    starts: name => (name === null ? 'Вы начинаете.' : `Начинает ${name}.`),
    predictions: 'Прогнозы',
    bets: 'Ставки',
    plays: (name, set, laid) => (name === null ? `Вы ходите: ${set} (${laid}).` : `${name} ходит: ${set} (${laid}).`),
    brawlStarted: name => (name === null ? 'Драка! Очки получаете только вы.' : `Драка! Очки получает только ${name}.`),
    outcome: (won, predicted) => `${won} из ${predicted}`,
    betWon: name => `ставка (${name}) сыграла`,
    betLost: name => `ставка (${name}) не сыграла`,
    gunFightWon: 'Игру решает перестрелка, сколько бы ни было очков.',
    marks: 'Х: прогноз сбылся · Д: драка',
    commands: {
      predict: 'прогноз: сколько конов вы выиграете, от 0 до 6',
      bet: 'поставить против игрока, по номеру или имени',
      betNone: 'не делать ставку',
      play: 'выложить карты с руки',
      playDeclared: 'выложить карты с руки, после + карты ряда',
    },
    rules: {
      heading: 'Комбинации, начиная с сильнейшей',
      text: [
        'Выложите от одной до пяти карт, которые сами или вместе с картами ряда составляют одну комбинацию. Кон берёт сильнейшая; из равных та, что выложена раньше.',
        'Кон приносит 10 очков. Кто выиграл ровно столько, сколько предсказал, получает ещё по 10 за каждый и отметку Х (за 0: 30, впятером и больше 20). Верная ставка приносит 20.',
        'Три кона подряд — это драка: раунд окончен, очки получает только её зачинщик. Пять отметок подряд начинают перестрелку: шестая приносит победу.',
      ],
      keys: 'Клавиши: стрелки двигают, пробел отмечает, Enter подтверждает, Esc начинает заново. Или наберите: r7 y7',
      keysDeclared: 'Клавиши: стрелки двигают, вверх и вниз меняют руку и ряд, пробел отмечает. Или наберите: r7 + y7',
    },
  },

  herzlos: {
    points: 'Раунд',
    taken: 'Взято',
    trick: 'Кон',
    playable: 'Можно ходить',
    cardName: (suit, rank) => `${rank} ${SUITS_OF[suit]}`,
    heartsClosed: 'черви закрыты',
    heartsOpen: 'черви открыты',
    askPass: (count, name) => `Выберите ${cardsTaken(count)} для соседа справа: ${name}.`,
    chosen: (chosen, count, cards) => `${chosen} из ${count}: ${cards}`,
    askPlay: 'Ваш ход.',
    askLead: 'Ваш ход: вы начинаете кон.',
    leadsWith: card => `${card}: вы открываете кон.`,
    takesLead: card => `${card}: пока старшая.`,
    takesTrick: (card, worth) => `${card}: вы берёте кон (${worth}).`,
    staysBelow: card => `${card}: остаётся ниже.`,
    throwsOff: card => `${card}: сброс, кон не возьмёт.`,
    pointsOf: number => `${number > 0 ? '+' : ''}${points(number)}`,
    marchLooms: (name, taken, all) =>
      name === null
        ? `Пока черви и дама только у вас: ${taken} из ${all} для марша.`
        : `Осторожно, черви и дама пока только у одного: ${name}, ${taken} из ${all} для марша.`,
    dealt: (round, hand) => `Раунд ${round}: каждому ${cards(hand)}.`,
    passed: (given, name, got, from) => `Вы отдаёте (${name}): ${given}. Вам передаёт ${from}: ${got}.`,
    plays: (name, card) => (name === null ? `Вы ходите: ${card}.` : `${name} ходит: ${card}.`),
    throws: (name, card) => (name === null ? `Вы сбрасываете: ${card}.` : `${name} сбрасывает: ${card}.`),
    takes: (name, worth) => (name === null ? `Вы берёте кон: ${worth}.` : `${name} берёт кон: ${worth}.`),
    heartsOpened: 'Теперь можно ходить с червей.',
    march: name =>
      name === null ? 'Марш! Вы взяли все черви и даму.' : `Марш! Все черви и дама у одного игрока: ${name}.`,
    marchWon: 'Марш сразу приносит победу, каким бы ни был счёт.',
    commands: {
      pass: 'передать карты соседу справа',
      play: 'пойти картой',
    },
    rules: {
      text: [
        'В раунде n каждый передаёт n карт соседу справа. Первый кон открывает 2 цветов. Ходите в масть, если можете; иначе сбросьте любую карту. Кон берёт старшая карта масти, с которой пошли.',
        'С червей можно ходить, только если черву сбросили в одном из прошлых конов или если у вас больше ничего нет.',
        'Каждая черва стоит очков, чем старше, тем больше; дама цветов (fQ) отнимает 25, валет бубён (dJ) приносит 15. Побеждает лучший итог.',
      ],
      marchWins: 'Марш: кто за раунд взял все черви и даму цветов, сразу побеждает.',
      marchPays: 'Марш: кто за раунд взял все черви и даму цветов, получает за них 0, а платят все остальные.',
      keys: 'Клавиши: стрелки двигают, пробел отмечает, Enter подтверждает, Esc начинает заново. Или наберите: h9',
    },
  },
}
