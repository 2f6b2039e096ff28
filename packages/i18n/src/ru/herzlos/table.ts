import type { table as source } from '../../en/herzlos/table.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'
import { names } from './names.ts'

const count = counter('ru')

/** A number with its noun: `1 карта`, `2 карты`, `5 карт`. */
const cards = (number: number): string => count(number, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })

/** The same in the accusative: `1 карту`. */
const cardsTaken = (number: number): string =>
  count(number, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' })

const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })

const SUITS_OF = { hearts: 'червей', flowers: 'цветов', cups: 'кубков', diamonds: 'бубён' }

/** Texts of a table of Herzlos. A name that is `null` is the reader. */
export const table: Translated<typeof source> = {
  named: (suit, rank) => {
    const suits = { hearts: 'червей', flowers: 'цветов', cups: 'кубков', diamonds: 'бубён' }
    const ranks: { readonly [rank: string]: string } = { J: 'валета', Q: 'даму', K: 'короля', A: 'туза' }
    return `${ranks[rank] ?? rank} ${suits[suit]}`
  },
  labels: {
    points: 'Раунд',
    taken: 'Взято',
    trick: 'Взятка',
    lastTrick: 'Прошлая взятка',
    trickNumber: trick => `Взятка ${trick}`,
    playable: 'Можно ходить',
  },
  cardName: (suit, rank) => `${rank} ${SUITS_OF[suit]}`,
  heartsClosed: 'черви закрыты',
  heartsOpen: 'черви открыты',
  askPass: (count, name) => `Выберите ${cardsTaken(count)} для соседа справа: ${name}.`,
  chosen: (chosen, count, cards) => `${chosen} из ${count}: ${cards}`,
  leadsWith: card => `${card}: вы открываете взятку.`,
  takesLead: card => `${card}: пока старшая.`,
  takesTrick: (card, worth) => `${card}: вы берёте взятку (${worth}).`,
  staysBelow: (card, name) => `${card}: впереди остаётся ${name}.`,
  throwsOff: card => `${card}: сброс, взятку не возьмёт.`,
  pointsOf: number => `${number > 0 ? '+' : ''}${points(number)}`,
  marchLooms: (name, taken, all) =>
    name === null
      ? `Черви или даму пока берёте только вы: ${taken} из ${all} для марша.`
      : `Осторожно, черви или даму пока берёт только ${name}: ${taken} из ${all} для марша.`,
  dealt: (round, hand) => `Раунд ${round}: каждому ${cards(hand)}.`,
  passed: (given, name, got, from) => `Вы отдаёте (${name}): ${given}. Вам передаёт ${from}: ${got}.`,
  plays: (name, card) => (name === null ? `Вы ходите: ${card}.` : `${name} ходит: ${card}.`),
  throws: (name, card) => (name === null ? `Вы сбрасываете: ${card}.` : `${name} сбрасывает: ${card}.`),
  takes: (name, worth) => (name === null ? `Вы берёте взятку: ${worth}.` : `${name} берёт взятку: ${worth}.`),
  heartsOpened: 'Теперь можно ходить с червей.',
  march: name =>
    name === null ? 'Марш! Вы взяли все черви и даму.' : `Марш! Все черви и дама у одного игрока: ${name}.`,
  marchShout: 'Марш!',
  won: {
    alone: card => card,
    suit: card => `${card}: больше никто не пошёл в масть`,
    number: (card, rival) => `${card} бьёт карту: ${rival}`,
  },
  marchWon: 'Марш сразу приносит победу, каким бы ни был счёт.',
  trick: 'Взятка',
  nothingYet: 'Ещё никто не ходил.',
  seat: (name, number, taken, total) => `${name}: ${cards(number)}, за раунд ${taken}, всего ${total}`,
  hasPassed: 'выбор сделан',
  choosing: 'выбирает',
  passing: 'Карты идут направо',
  wouldTake: points => `берёт ${points}`,
  highest: 'впереди',
  pass: (number, name) => `Отдать ${cardsTaken(number)}: ${name}`,
  moreCards: number => `Ещё ${cards(number)}`,
  playCard: 'Пойти',
  chooseCard: 'Выберите карту.',
  playOut: 'Доиграть сразу',
  playOutWhy: 'Все очки разыграны, последние взятки ничего не стоят.',
  playingOut: 'Остаток доигрывается.',
  reasons: {
    'first-lead': 'Первую взятку открывает двойка цветов.',
    'hearts-closed': 'С червей пока ходить нельзя: никто ещё не сбросил черву.',
    'follow-suit': suit => `Нужно ходить в масть: у вас есть ${names.suits[suit]}.`,
    'not-your-turn': name => `Подождите: сейчас ходит ${name}.`,
    'enough-chosen': number => `Передать можно только ${cardsTaken(number)}. Сначала верните одну.`,
  },
  pad: {
    cell: (name, round, points) => `${name}, раунд ${round}: ${points}. Почему?`,
    nothing: 'карт с очками нет',
    rule: {
      hearts: 'Черви отнимают очки по достоинству (валет 11, дама 12, король 13, туз 14), если не условились иначе.',
      queen: 'Дама цветов отнимает 25.',
      jack: 'Валет бубён приносит 15.',
      march: 'Кто взял все черви и даму, ничего за них не платит; за них платят все остальные.',
    },
  },
  bill: {
    hearts: number => `Черви: ${number}`,
    heartsNote: 'каждая отнимает своё достоинство',
    queen: 'Дама цветов',
    queenNote: 'дороже карты нет',
    jack: 'Валет бубён',
    jackNote: 'единственная карта с плюсом',
    march: 'Марш',
    marchNote: 'все черви и дама у одного игрока',
    clean: 'Ничего лишнего',
    cleanNote: 'чистый раунд',
  },
  final: {
    jacks: 'Валет бубён: сколько раз',
    queens: 'Дама цветов: сколько раз',
    clean: 'Раундов без минуса',
  },
  coach: {
    pass: 'Отдайте худшие карты: старшие черви или даму цветов.',
    follow: 'Ходите в масть, если можете: взятку берёт её старшая карта.',
    hearts: 'Каждая взятая черва отнимает очки, дама цветов — 25; валет бубён приносит 15.',
    dimmed: 'Затемнённой картой сейчас ходить нельзя; нажмите на неё, чтобы узнать почему.',
    march: 'Возьмите все черви и даму — и вы сразу победите.',
  },
  commands: {
    pass: 'передать карты соседу справа',
    play: 'пойти картой',
  },
  rules: {
    text: [
      'Каждый передаёт карты соседу справа: в первом раунде одну, во втором две и так далее. Первую взятку открывает 2 цветов. Ходите в масть, если можете; иначе сбросьте любую карту. Взятку берёт старшая карта масти, с которой пошли.',
      'С червей можно ходить, только если черву сбросили в одной из прошлых взяток или если у вас больше ничего нет.',
      'Черви отнимают очки; дама цветов (fQ) отнимает 25, валет бубён (dJ) приносит 15. Побеждает лучший итог.',
    ],
    marchWins: 'Марш: кто за раунд взял все черви и даму цветов, сразу побеждает.',
    marchPays: 'Марш: кто за раунд взял все черви и даму цветов, получает за них 0, а платят все остальные.',
    keys: 'Клавиши: стрелки двигают, пробел отмечает, Enter подтверждает, Esc начинает заново. Или наберите: h9',
  },
}
