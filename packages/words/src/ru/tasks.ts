import type { tasks as source } from '../en/tasks.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const count = counter('ru')
const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })

/** What the page says of deals that are the same for everybody: the day, challenges. */
export const tasks: Translated<typeof source> = {
  news: {
    streak: days => `Дней подряд: ${days}.`,
    day: 'Ждёт раздача дня.',
    due: tasks => `Пора повторить: ${tasks}.`,
  },
  day: {
    title: 'Раздача дня',
    intro:
      'Один раунд: те же карты и те же соперники для всех. Потом вы увидите, как сыграли по сравнению с ботами на вашем месте.',
    about: date => `Раздача дня, ${date}`,
    play: 'Играть',
    see: 'Посмотреть итог',
    streak: days => (days < 2 ? '' : `Дней подряд: ${days}.`),
    open: 'Игра идёт на вашем устройстве, и итог никто не проверяет.',
  },
  roundPoints: scored => `Этот раунд: ${points(scored)}`,
  goOn: 'Дальше',
  result: {
    points,
    counting: 'Боты ещё играют вашими картами…',
    standing: ({ better, equal, worse }) =>
      `Ботов на вашем месте: ${better + equal + worse}. Хуже: ${worse}, наравне: ${equal}, лучше: ${better}.`,
    decisions: 'Решение за решением',
    decisionsHint: 'Что делали боты, игравшие до этого как вы, и сколько очков у них вышло в среднем.',
    you: 'вы',
    nobody: 'Ни один бот до этого не играл как вы.',
    bots: (bots, points) => `ботов: ${bots}, очков: ${points}`,
    share: 'Скопировать итог',
    copied: 'Скопировано.',
    text: ({ day, game, points: scored, worse, field, signs }) =>
      `Half-Pint ${day}, ${game}: ${points(scored)}, лучше, чем ${worse} из ${field} ботов\n${signs}`,
    signs: '🟩 как чемпион, 🟨 как другие боты, ⬜ как никто из них',
  },
  challenge: {
    title: 'Вызов',
    from: (name, game) => `${name} вызывает вас: ${game}, те же раздачи, те же боты.`,
    somebody: 'Кто-то',
    about: name => `Вызов: ${name}`,
    make: 'Вызвать друга на эти раздачи',
    cannot: 'Вызов можно сделать только из оконченной игры одного человека против ботов.',
    copied: 'Ссылка скопирована: отправьте её другу.',
    copyIt: 'Отправьте эту ссылку другу:',
    link: 'Ссылка на вызов',
    take: 'Принять',
    bad: 'Ссылка неполная или изменена. Попросите прислать её ещё раз.',
    both: ({ mine, theirs, name }) => `Вы: ${points(mine)}. ${name}: ${points(theirs)}.`,
    tooFew: 'Раздач слишком мало, чтобы понять, кто играет лучше: почти всё решает удача.',
    same: decisions => `До решения ${decisions} вы оба выбирали одно и то же.`,
  },
}
