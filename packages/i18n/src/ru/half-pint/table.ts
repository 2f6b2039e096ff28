import type { Colour } from '@halfpint/half-pint'
import type { table as source } from '../../en/half-pint/table.ts'
import { listed } from '../../listed.ts'
import { counter } from '../../plural.ts'
import { capital } from '../../sentence.ts'
import type { Translated } from '../../translated.ts'
import { scoring } from './scoring.ts'
import { setNames } from './setnames.ts'

const count = counter('ru')

/** A number with its noun: `1 карта`, `2 карты`, `5 карт`. */
const cards = (number: number): string => count(number, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })

const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })

const named: { readonly [colour in Colour]: string } = {
  red: 'красную',
  yellow: 'жёлтую',
  green: 'зелёную',
  blue: 'синюю',
  black: 'чёрную',
}

/** Texts of a table of Half-Pint Heroes. A name that is `null` is the reader. */
export const table: Translated<typeof source> = {
  named: (number, colour) => `${named[colour]} ${number}`,
  labels: {
    row: 'Ряд',
    brawl: 'Драка',
    streak: 'Серия',
    bet: 'Против',
    noBet: 'без ставки',
    bonus: 'Бонус',
    trick: 'Кон',
    lastTrick: 'Прошлый кон',
    trickNumber: trick => `Кон ${trick}`,
    predictions: 'Прогнозы',
    bets: 'Ставки',
    marks: 'Х: прогноз сбылся · Д: драка',
  },
  set: setNames,
  setWithRow: (set, row) => `${set}, с ${row} из ряда`,
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
  askBet: 'Кто промахнётся?',
  askBetTwo: (name, number) => `Не сбудется прогноз соперника? Если ошибётесь, ${points(number)} получит ${name}.`,
  betOn: (name, prediction) => `${name} (прогноз ${prediction})`,
  brawlLooms: name => (name === null ? 'Ещё один кон — и вы начнёте драку!' : `Ещё один кон — и ${name} начнёт драку!`),
  gunFight: (names, me) =>
    me && names.length === 1
      ? 'Перестрелка! Ещё одна отметка, Х или Д, — и вы победили.'
      : `Перестрелка! Ещё одна отметка, Х или Д, принесёт победу: ${listed('ru', names)}.`,
  gunFightNear: name => `${name}: ещё одна отметка, Х или Д, — и будет перестрелка.`,
  dealt: (round, row, hand) => `Раунд ${round}: ${cards(row)} в ряду, по ${hand} на руках.`,
  starts: name => (name === null ? 'Вы начинаете.' : `Начинает ${name}.`),
  lays: (name, set, laid) => (name === null ? `Вы ходите: ${set} (${laid}).` : `${name} ходит: ${set} (${laid}).`),
  brawlStarted: name => (name === null ? 'Драка! Очки получаете только вы.' : `Драка! Очки получает только ${name}.`),
  outcome: (won, predicted) => `${won} из ${predicted}`,
  betWon: name => `ставка (${name ?? 'вы'}) выиграла`,
  betLost: name => `ставка (${name ?? 'вы'}) проиграла`,
  gunFightWon: 'Игру решает перестрелка, сколько бы ни было очков.',
  commands: {
    predict: 'прогноз: сколько конов вы выиграете, от 0 до 6',
    bet: 'поставить против игрока, по номеру или имени',
    betNone: 'не делать ставку',
    play: 'выложить карты с руки',
    playDeclared: 'выложить карты с руки, после + карты ряда',
  },
  rules: {
    heading: 'Комбинации, начиная с сильнейшей',
    sets: 'Выложите от одной до пяти карт, которые сами или вместе с картами ряда составляют одну комбинацию. Кон берёт сильнейшая; из равных та, что выложена раньше.',
    scoring: ({ trick, zero, zeroOfMany, bet }) =>
      `Кон приносит ${points(trick)}. Кто выиграл ровно столько, сколько предсказал, получает ещё по ${trick} за каждый и отметку Х (за 0: ${zero}, впятером и больше ${zeroOfMany}). Верная ставка приносит ${bet}.`,
    rounds:
      'Три кона подряд — это драка: раунд окончен, очки получает только тот, кто её начал. Пять отметок подряд, Х или Д, начинают перестрелку: шестая приносит победу. Вдвоём раунд кончается, как только у одного не осталось карт.',
    keys: 'Клавиши: стрелки двигают, пробел отмечает, Enter подтверждает, Esc начинает заново. Или наберите: r7 y7',
    keysDeclared: 'Клавиши: стрелки двигают, вверх и вниз меняют руку и ряд, пробел отмечает. Или наберите: r7 + y7',
  },
  ribbon: {
    'high-card': high => `Одна ${high}`,
    pair: high => `Пара «${high}»`,
    'two-pair': (high, low) => `Две пары ${high}·${low}`,
    three: high => `Тройка «${high}»`,
    straight: high => `Стрит до ${high}`,
    'full-house': (three, two) => `Фулл-хаус ${three}·${two}`,
    flush: high => `Флеш, ${high}`,
    four: high => `Каре «${high}»`,
    'straight-flush': high => `Стрит-флеш ${high}`,
    five: high => `Пятёрка «${high}»`,
    'royal-flush': () => 'Флеш-рояль',
  },
  inLead: 'впереди',
  marksInRow: marks => `отметок подряд: ${marks}`,
  exactly: {
    ask: 'Сколько конов?',
    tricks: count => (count === 0 ? 'Ни одного кона' : `Ровно ${count}`),
    worth: (tricks, bonus) => (tricks === 0 ? `${bonus} за точность` : `${tricks} за коны, ещё ${bonus} за точность`),
  },
  offers: { hold: 'У вас', enough: 'Впритык', strongest: 'Сильнейшая', low: 'Слабейшая' },
  sort: { byNumber: 'По номиналу', byColour: 'По мастям' },
  won: {
    yours: 'Ваш!',
    tooMany: 'Один лишний',
    tooManyText: (predicted, won) => `Прогноз ${predicted}, а это уже ${won}-й кон.`,
    head: name => (name === null ? 'Кон ваш' : `Кон берёт ${name}`),
    by: {
      alone: set => capital(set),
      kind: (set, rival) => `${capital(set)} старше, чем ${rival}`,
      number: (set, _, high, low) => `${capital(set)}: ${high} старше ${low}`,
      'further-down': (set, _, high, low) => `${capital(set)}: карта за картой, ${high} старше ${low}`,
      first: set => `${capital(set)}, сыграно раньше`,
    },
  },
  playOut: 'Сразу в конец',
  predictAny: 'Прогноз',
  betAny: 'Поставить',
  alarm: {
    brawl: name => (name === null ? 'Ещё кон — и ваша драка!' : `Ещё кон — и драка: ${name}!`),
    duel: names => `Перестрелка: ${names}`,
    near: name => `Ещё отметка, Х или Д, — и перестрелка: ${name}`,
  },
  row: 'Ряд, общий для всех',
  yourSets: 'Что у вас есть',
  seat: facts => {
    const parts = [`${facts.name}: ${cards(facts.held)}`]
    if (facts.prediction !== null) parts.push(`конов ${facts.won} из ${facts.prediction}`)
    if (facts.streak > 0) parts.push(`к драке ${facts.streak} из 3`)
    if (facts.run > 0) parts.push(`отметок подряд: ${facts.run}`)
    if (facts.chips.length > 0) parts.push(`против ставят: ${facts.chips.join(', ')}`)
    if (facts.score !== null) parts.push(`очки: ${facts.score}`)
    return parts.join(', ')
  },
  play: 'Сыграть',
  nothingChosen: 'Нажмите на карты, которыми хотите сыграть.',
  waitTurn: 'Можно выбрать заранее.',
  notASet: 'Эти карты не дают комбинации даже вместе с рядом. Нажмите на карту, чтобы убрать её.',
  moreFor: (cards, set) => `Ещё ${count(cards, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })}: ${set}.`,
  tooMany: 'В комбинации не больше пяти карт.',
  groupInRow: 'Эта пара или тройка целиком лежит в ряду: к ней нужна ваша карта.',
  withRow: number => `и ${cards(number)} из ряда`,
  behind: name => `впереди остаётся ${name}`,
  takes: 'кон ваш',
  leadsNow: 'вы впереди',
  opensTrick: 'открывает кон',
  predict: prediction => `Прогноз ${prediction}`,
  predictNothing: 'Нажмите на карты: 0 отдельно или сумма 1, 2 и 3.',
  predictionCard: number => `Карта прогноза ${number}`,
  predicted: prediction => `Ваш прогноз: ${prediction}.`,
  bet: name => `Ставка против: ${name}`,
  betHere: (name, prediction) => `Поставить фишку против игрока ${name}, прогноз ${prediction}`,
  betNothing: 'Выберите, против кого ставка.',
  betWorth: number => `${points(number)} вам, если прогноз не сбудется.`,
  noBet: 'Без ставки',
  betPlaced: 'Ваша фишка поставлена.',
  duel: {
    heading: 'Перестрелка!',
    text: (names, me) =>
      me ? 'Ещё одна отметка, Х или Д, — и вы победили!' : `Ещё одна отметка, Х или Д, принесёт победу: ${names}.`,
  },
  setCard: {
    heading: 'Одиннадцать комбинаций',
    order: ({ sets, fullHouse }) =>
      [
        'От сильнейшей к слабейшей.',
        sets === 'declared'
          ? 'Вы сами называете карты ряда, которые считаются с вашими.'
          : 'Карты ряда считаются с вашими.',
        'Комбинации одного вида сравнивают по старшей карте, затем по следующей, карта за картой; из равных побеждает сыгранная первой.',
        fullHouse === 'triple-first' ? 'Фулл-хаусы сравнивают сначала по тройке.' : '',
      ]
        .join(' ')
        .trim(),
  },
  told: {
    predictions: list => `Прогнозы: ${list}.`,
    prediction: (name, prediction) => `${name ?? 'вы'} ${prediction}`,
    bets: list => `Ставки (кто\u00a0— против кого): ${list}.`,
    betOf: (name, against) => `${name ?? 'вы'}\u00a0— ${against ?? 'вы'}`,
    noBet: name => `${name ?? 'вы'}: без ставки`,
    plays: (name, set) => (name === null ? `Ваш ход: ${set}.` : `${name}: ${set}.`),
  },
  pad: {
    bonus: 'Серия',
    cell: (name, round, number, mark) =>
      `${name}, раунд ${round}: ${points(number)}${mark === '' ? '' : `, отметка ${mark}`}. Почему?`,
    nothing: 'В этом раунде очков нет.',
    outcome: (won, predicted) => `Прогноз ${predicted}, взято ${won}.`,
    missed: 'Прогноз не сбылся.',
    brawlOther: name => `Драка (${name ?? 'вы'}): больше никто не получает очков.`,
    rules: {
      H24: scoring.tricks,
      H25: 'Прогноз сбылся: очки за прогноз и отметка Х',
      H26: 'Ставка выиграла: соперник ошибся',
      H27: 'Ставка против этого игрока не выиграла',
      H28: scoring.brawl,
      H32: number => `Самая длинная серия: по ${points(number)} за раунд`,
    },
    betWon: name => `Выиграла ставка против${name === null ? ' вас' : `: ${name}`}`,
    endOfTwo: 'Вдвоём раунд кончается, как только у одного не осталось карт.',
    brawl: 'Драка!',
    brawlText: name =>
      name === null ? 'Три кона подряд: очки только у вас.' : `Три кона подряд: очки получает только ${name}.`,
  },
  final: {
    exact: 'Точные прогнозы',
    betsWon: 'Выигранные ставки',
    brawls: 'Драки',
    run: 'Лучшая серия',
  },
  bill: {
    tricks: won => (won === 0 ? 'Ни одного кона' : `Взято конов: ${won}`),
    each: number => `по ${points(number)}`,
    exact: predicted => (predicted === 0 ? 'Ни одного кона, как и сказано' : `Ровно ${predicted}, как и сказано`),
    exactNote: 'очки за точность и отметка Х',
    missed: 'Прогноз не сбылся',
    missedNote: (predicted, won) => `прогноз ${predicted}, взято ${won}`,
    betWon: name => `${name}: прогноз не сбылся`,
    betLost: name => `${name}: прогноз сбылся`,
    betNote: (predicted, won, isWon) =>
      `прогноз ${predicted}, взято ${won}: ставка ${isWon ? 'выиграла' : 'проиграла'}`,
    betAgainst: name => `${name}: ставка против вас`,
    betAgainstNote: 'она проиграла',
    brawl: 'Ваша драка!',
    brawlNote: 'три кона подряд и отметка Д',
    streak: (marks, number) => `Отметок подряд: ${marks}. В конце считается лучшая серия, эта даст ${points(number)}.`,
    tooMany: (trick, set) => `Лишним был ${trick}-й кон: ${set}.`,
    lower: card => `Карта ${card} осталась бы ниже.`,
    noLower: 'Ни одна ваша карта не осталась бы ниже.',
  },
  advice: {
    predict: prediction => `Прогноз ${prediction}`,
  },
  coach: {
    row: 'Ряд общий для всех: его карты вместе с вашими дают пары, стриты и флеши.',
    predict: 'Назовите, сколько конов возьмёте: если угадаете точно, очки удвоятся.',
    bet: 'Поставьте против того, кто, по-вашему, ошибётся.',
    sets: 'Нажмите на карту или на несколько, чтобы вышла комбинация: кон берёт сильнейшая.',
    brawl: 'Три кона подряд — это драка: раунд кончается, и очки получает только её зачинщик.',
    corner: 'Маленькие числа на этой карте задают сдачу: сколько карт в ряд и сколько каждому.',
  },
}
