import type { group as source } from '../en/group.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { groups } from './problems/groups.ts'

const count = counter('ru')

/** Texts of groups: the people who meet every week. */
export const group: Translated<typeof source> = {
  problems: groups,
  list: {
    heading: 'Компании',
    about: 'Одна ссылка на каждую пятницу: помнит имена, собирает ваши игры и считает сезон. Без регистрации.',
    yours: 'Ваши компании',
    fresh: 'Новая компания',
    name: 'Название компании',
    placeholder: 'Пятничный вечер',
    found: 'Собрать компанию',
    nameFirst: 'Сначала ваше имя, чтобы друзья вас узнали.',
  },
  add: {
    table: 'Засчитать игры этого стола в компании',
    pad: 'Засчитать этот блокнот в компании',
    day: 'Показать компании вашу раздачу дня',
    here: 'Засчитать здесь',
    to: 'Засчитать в компании',
  },
  join: {
    heading: name => `Вступить в «${name}»`,
    members: 'Уже здесь:',
    button: 'Вступить',
  },
  page: {
    openTable: 'Открыть стол',
    newPad: 'Настоящие карты',
    tables: 'Открытые столы',
    sitDown: 'Сесть',
    playing: 'идёт игра',
    free: seats =>
      count(seats, {
        one: 'свободное место',
        few: 'свободных места',
        many: 'свободных мест',
        other: 'свободного места',
      }),
    tonight: 'Сегодня вечером',
    last: 'Прошлый вечер',
    season: 'Сезон',
    weeks: 'Последние недели',
    empty:
      'Пока не засчитано ни одной игры. Откройте здесь стол, и его игры засчитаются сами. Или ведите блокнот с настоящими картами.',
    offline: 'Сервер не отвечает. Так было, когда компания открывалась в последний раз.',
    again: 'Ещё раз',
    games: games => count(games, { one: 'игра', few: 'игры', many: 'игр', other: 'игры' }),
  },
  standings: {
    place: 'Место',
    name: 'Имя',
    points: 'Очки',
    won: 'Победы',
    played: 'Игры',
    drinks: 'Выпито',
    guest: 'гость',
    bot: 'бот',
    somebody: 'кто-то',
  },
  rules: {
    about: ({ points, best, evenings }) =>
      `Очки за место: ${points}. Вечера в зачёт: ${best} лучших из последних ${evenings}.`,
    change: 'Изменить',
    heading: 'Как считается сезон',
    points: 'Очки за место, начиная с первого',
    best: 'Сколько вечеров в зачёт',
    evenings: 'Сколько вечеров в сезоне',
    save: 'Сохранить',
    remove: 'Убрать эту игру',
  },
  days: {
    heading: 'Раздача дня',
    played: names => `Уже сыграли: ${names}. Очки вы увидите, когда сыграете сами.`,
    play: 'Играть',
  },
  members: {
    heading: 'Участники',
    you: 'вы',
    founder: 'основатель',
    remove: name => `Исключить: ${name}`,
    sure: name => `Да, исключить: ${name}`,
    keep: 'Отмена',
    rename: 'Ваше имя и символ',
    leave: 'Выйти из компании',
    forget: 'Выйти и удалить имя',
    stay: 'Остаться',
  },
  invite: {
    heading: 'Пригласить',
    about: 'Каждую неделю одна и та же ссылка.',
    newLink: 'Новая ссылка',
    newLinkSure: 'Да, новая ссылка: по старой больше никто не войдёт',
  },
}
