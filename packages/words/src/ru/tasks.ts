import type { tasks as source } from '../en/tasks.ts'
import type { Translated } from '../translated.ts'

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
      'Один раунд: те же карты и те же соперники для всех. Потом видно ваше место среди ботов, сидевших на вашем месте.',
    about: date => `Раздача дня, ${date}`,
    play: 'Играть',
    see: 'Посмотреть итог',
    streak: days => (days < 2 ? '' : `Дней подряд: ${days}.`),
    open: 'Игра идёт на этом устройстве, и никто её не проверяет.',
  },
  roundPoints: points => `В этом раунде очков: ${points}`,
  goOn: 'Дальше',
  result: {
    points: points => `Очков: ${points}`,
    counting: 'Боты ещё играют вашими картами…',
    standing: ({ better, equal, worse }) =>
      `Ботов на вашем месте: ${better + equal + worse}. Хуже: ${worse}, наравне: ${equal}, лучше: ${better}.`,
    decisions: 'Решение за решением',
    decisionsHint: 'Что делали боты, пришедшие к этому решению тем же путём, и сколько очков у них вышло в среднем.',
    you: 'вы',
    nobody: 'Больше никто так не пошёл.',
    bots: (bots, points) => `ботов: ${bots}, очков: ${points}`,
    share: 'Скопировать итог',
    copied: 'Скопировано.',
    text: ({ day, game, points, worse, field, signs }) =>
      `Half-Pint ${day}, ${game}: очков ${points}, впереди ${worse} из ${field} ботов\n${signs}`,
    signs: '🟩 как чемпион, 🟨 как другие, ⬜ как никто',
  },
  challenge: {
    title: 'Вызов',
    from: (name, game) => `${name} вызывает вас: ${game}, те же раздачи, те же боты.`,
    somebody: 'Кто-то',
    about: name => `Вызов: ${name}`,
    make: 'Вызвать друга на эти раздачи',
    cannot: 'Передать можно только оконченную игру одного человека против ботов.',
    copied: 'Ссылка скопирована: отправьте её другу.',
    copyIt: 'Отправьте эту ссылку другу:',
    link: 'Ссылка на вызов',
    take: 'Принять',
    bad: 'Ссылка неполная или изменена. Попросите прислать её ещё раз.',
    both: ({ mine, theirs, name }) => `Вы: ${mine}. ${name}: ${theirs}.`,
    tooFew: 'По стольким раздачам не понять, кто играет лучше: почти всё решает удача.',
    same: decisions => `До решения ${decisions} вы решали одинаково.`,
  },
}
