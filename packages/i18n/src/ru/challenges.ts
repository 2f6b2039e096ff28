import type { challenges as source } from '../en/challenges.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const points = (number: number): string =>
  counter('ru')(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })

/** Texts of challenges: the same deals for two people, by a link. */
export const challenges: Translated<typeof source> = {
  title: 'Вызов',
  from: (name, game) => `${name} вызывает вас: ${game}, те же раздачи, те же боты.`,
  own: game => `Ваш вызов: ${game}, одни и те же раздачи и боты для вас и друзей.`,
  somebody: 'Кто-то',
  about: name => `Вызов: ${name}`,
  make: 'Вызвать друга на эти раздачи',
  cannot: 'Вызов можно сделать только из законченной игры одного человека против ботов.',
  copied: 'Ссылка скопирована.',
  copyIt: 'Отправьте эту ссылку другу:',
  link: 'Ссылка',
  take: 'Принять',
  takeOwn: 'Сыграть',
  bad: 'Ссылка неполная или изменена. Попросите прислать её ещё раз.',
  both: ({ mine, theirs, name }) => `Вы: ${points(mine)}. ${name}: ${points(theirs)}.`,
  tooFew: 'Раздач слишком мало, чтобы понять, кто играет лучше: почти всё решает удача.',
  freshIntro:
    'Раздачи, которых ещё никто не играл: вам и друзьям достанутся те же карты против тех же ботов. Отправьте ссылку, играйте когда угодно и сравните каждое решение.',
  howMany: 'Раздач',
  company: names => `Соперники: ${names}`,
  makeFresh: 'Создать ссылку',
  deals: deals => (deals === 1 ? 'Одна раздача.' : `Раздач не больше ${deals}.`),
  send: 'Отправить ссылку',
  sendBack: 'Отправьте свой результат в ответ: кто тоже сыграл, увидит оба, решение за решением.',
  nobodyYet: 'Насколько известно вашему устройству, больше никто эти раздачи ещё не играл.',
  gather: 'Показать мой результат друзьям',
  round: ({ round, mine, theirs }) => `Раздача ${round}: вы ${mine}, соперник ${theirs}`,
  telling: 'Эта разница, скорее всего, не просто везение.',
}
