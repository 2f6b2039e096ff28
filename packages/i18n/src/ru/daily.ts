import type { daily as source } from '../en/daily.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const count = counter('ru')
const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })
const days = (number: number): string => count(number, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })

/** Texts of the daily deal: its announcement, its result and the list of results. */
export const daily: Translated<typeof source> = {
  today: {
    heading: 'Сегодня',
    deal: 'Раздача дня',
    same: 'Те же карты для всех',
    shuffling: 'Тасуем…',
    row: 'Ряд',
    hand: 'Ваша рука',
    streak: run => `${days(run)} подряд`,
    yesterday: place => `Вчера: ${place}`,
    place: (place, of) => `${place}-е место из ${of}`,
    play: 'Играть',
    result: 'Результат',
    also: game => `Есть и ${game}`,
    puzzle: 'Задача дня',
    difficulty: glasses => `сложность ${glasses} из 5`,
    solve: 'Решить',
    solved: 'Решено',
    missed: 'Не вышло. Завтра она вернётся.',
    nextPuzzle: 'Ещё задачи',
    practice: positions =>
      `Пора повторить: ${count(positions, { one: 'позиция', few: 'позиции', many: 'позиций', other: 'позиции' })}`,
    practiceAbout: 'Ваши ошибки, быстрые вопросы и проверки уроков',
    allDone: 'На сегодня всё',
    newCards: hours => `Новые карты через ${count(hours, { one: 'час', few: 'часа', many: 'часов', other: 'часа' })}`,
    bars: ({ better, equal, worse }) => `Лучше ${worse} из ${better + equal + worse} ботов, наравне с ${equal}`,
    challenge: name => `Вас ждёт вызов: ${name}.`,
    ownChallenge: 'Свой вызов вы ещё не сыграли.',
    failed: 'Не удалось раздать сегодняшние карты.',
  },
  friends: {
    yourTables: 'Ваши столы',
    here: (here, of) => `За столом ${here} из ${of}`,
    yourTurn: 'Ваш ход',
    playing: 'Игра идёт',
    closed: 'Закрыт',
    openAgain: 'Открыть снова',
    lastEvening: 'Прошлый вечер',
    gamesWon: 'победы',
  },
  day: {
    oneTry: 'Один раунд, одна попытка',
    title: 'Раздача дня',
    intro:
      'Один раунд: те же карты и те же соперники для всех. Потом вы увидите, как сыграли по сравнению с ботами на вашем месте.',
    about: date => `Раздача дня, ${date}`,
    play: 'Играть',
    see: 'Посмотреть итог',
    streak: days => (days < 2 ? '' : `Дней подряд: ${days}.`),
    open: 'Игра идёт на вашем устройстве. Проверяются только результаты в списке дня.',
  },
  result: {
    points,
    counting: 'Боты ещё играют вашими картами…',
    standing: ({ better, equal, worse }) =>
      `Ботов на вашем месте: ${better + equal + worse}. Хуже: ${worse}, наравне: ${equal}, лучше: ${better}.`,
    decisions: 'Решение за решением',
    decisionsHint:
      'Что делали боты, игравшие до этого как вы, и сколько очков у них вышло в среднем. Чемпион судит по тому, что было видно в тот момент: и хороший выбор может кончиться плохо.',
    you: 'вы',
    nobody: 'Ни один бот до этого не играл как вы.',
    bots: (bots, points) => `ботов: ${bots}, очков: ${points}`,
    share: 'Скопировать итог',
    copied: 'Скопировано.',
    text: ({ day, game, points: scored, worse, field, signs }) =>
      `Half-Pint ${day}, ${game}: ${points(scored)}, лучше, чем у ${worse} из ${field} ботов\n${signs}`,
    champion: 'Чемпион',
    asGood: 'Чемпион выбрал бы то же самое или не хуже.',
    costliest: (decision, loss) => `Дороже всего обошлось решение ${decision}: минус ${loss} п. п. шанса на победу.`,
    faultless: 'Ни одно ваше решение не хуже, чем у чемпиона.',
    signs: '🟩 выбор чемпиона или не хуже, 🟨 как другие боты, ⬜ как никто из них',
  },
  notKept: 'Браузер здесь ничего не хранит: результат исчезнет, когда вы закроете страницу.',
  publish: {
    list: people => (people === 0 ? 'Список дня пока пуст' : `Список дня: ${people}`),
    group: 'Показать компании',
    enter: 'Внести мой результат',
    name: 'Ваше имя',
    about:
      'Прежде чем принять результат, сервер переигрывает раздачу по вашим решениям. Учётная запись не нужна: ключ хранится на устройстве. Следующие результаты отправляются сами; удалить их все можно в разделе «Ваша статистика».',
    failed: 'Результат не принят; возможно, здесь нет сервера. Попробуйте позже.',
    otherDay: 'На сервере другой день: проверьте дату и часы устройства.',
    struck: 'Администратор сервера убрал ваш результат из списка.',
    busy: 'Сервер уже проверил много результатов из вашей сети. Попробуйте через минуту.',
    hidden: 'Все видят три лучших результата из вашей сети. Серые видны только в вашей сети.',
    see: 'Посмотреть список дня',
    none: 'Здесь списка нет.',
  },
}
