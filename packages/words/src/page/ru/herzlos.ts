import type { HerzlosWords } from '../en/herzlos.ts'
import { counter, play } from '../ru.ts'

const { askPass, chosen, pointsOf, marchLooms, passed, plays, throws, takes, heartsOpened, march, marchWon } =
  play.herzlos
const { leadsWith, takesLead, takesTrick, staysBelow, throwsOff, heartsClosed, heartsOpen } = play.herzlos
const { roundOf, trickNumber, thinking, winners } = play

const count = counter('ru')

/** What lies there: `1 карта`, `2 карты`, `5 карт`. */
const cards = (number: number): string => count(number, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })

/** What is taken: `1 карту`. */
const cardsTaken = (number: number): string =>
  count(number, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' })

const WITH_SUIT = { hearts: 'червы', flowers: 'цветы', cups: 'кубки', diamonds: 'бубны' }

/** What the Herzlos table says. Where a name may be `null`, it is the reader who acts. */
export const herzlos: HerzlosWords = {
  says: {
    plays,
    throws,
    takes,
    passed,
    heartsOpened,
    march,
    marchWon,
    dealt: play.herzlos.dealt,
    score: (name, points) => `${name ?? 'вы'} ${points}`,
  },
  ask: { pass: askPass, chosen, lead: play.herzlos.askLead, play: play.herzlos.askPlay, thinking },
  would: { leadsWith, takesLead, takesTrick, staysBelow, throwsOff },
  table: {
    roundOf,
    trickNumber,
    heartsClosed,
    heartsOpen,
    marchLooms,
    pointsOf,
    trick: 'Кон',
    hand: 'Ваши карты',
    nothingYet: 'Ещё никто не ходил.',
    seat: (name, number, taken, total) => `${name}: ${cards(number)}, за раунд ${taken}, всего ${total}`,
    hasPassed: 'выбор сделан',
    choosing: 'выбирает',
    passing: 'Карты идут направо',
    highest: 'пока берёт кон',
    lastTrick: 'Прошлый кон',
  },
  pass: (number, name) => `Отдать ${cardsTaken(number)}: ${name}`,
  moreCards: number => `Ещё ${cards(number)}`,
  playCard: 'Пойти',
  chooseCard: 'Выберите карту.',
  playOut: 'Доиграть сразу',
  playOutWhy: 'Все очки разыграны, последние коны ничего не стоят.',
  playingOut: 'Остаток доигрывается.',
  reasons: {
    'first-lead': 'Первый кон открывает двойка цветов.',
    'hearts-closed': 'С червей пока ходить нельзя: никто ещё не сбросил черву.',
    'follow-suit': suit => `Нужно ходить в масть: у вас есть ${WITH_SUIT[suit]}.`,
    'not-your-turn': name => `Подождите: сейчас ходит ${name}.`,
    'enough-chosen': number => `Передать можно только ${cardsTaken(number)}. Сначала верните одну.`,
  },
  round: {
    heading: round => `После раунда ${round}`,
    why: (name, round) => `${name}, раунд ${round}`,
    cell: (name, round, points) => `${name}, раунд ${round}: ${points}. Почему?`,
    nothing: 'ничего ценного',
    rule: {
      hearts: 'Черви отнимают очки по достоинству (валет 11, дама 12, король 13, туз 14), если не условились иначе.',
      queen: 'Дама цветов отнимает 25.',
      jack: 'Валет бубён приносит 15.',
      march: 'Кто взял все черви и даму, ничего за них не платит; все остальные платят за все сразу.',
    },
    next: 'Следующий раунд',
    result: 'К итогу',
  },
  final: {
    winners,
    jacks: 'Поймано валетов',
    queens: 'Взято дам',
    clean: 'Раундов без минуса',
  },
}
