import type { previews as source } from '../en/previews.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const count = counter('ru')

export const previews: Translated<typeof source> = {
  home: 'Две карточные игры из паба',
  about: 'Играйте сразу с ботами, с друзьями по ссылке или настоящими картами с блокнотом. Без регистрации.',
  gathering: ({ taken, seats }) => `Занято мест: ${taken} из ${seats}. Откройте ссылку и играйте, без регистрации.`,
  round: ({ round, rounds }) => `Раунд ${round} из ${rounds}`,
  won: names => `Победа: ${names}.`,
  closed: 'Этот стол закрыт.',
  watch: 'Пересмотрите игру карту за картой, с любого места.',
  join: 'Вас приглашают',
  joinAbout: 'Откройте ссылку, чтобы сесть за стол или следить за счётом.',
  pad: 'Блокнот',
  padAbout: 'Следите за счётом игры с настоящими картами.',
  challenge: (name, game) => `${name} вызывает вас: ${game}`,
  somebody: 'Кто-то',
  deals: deals =>
    `${count(deals, { one: 'раздача', few: 'раздачи', many: 'раздач', other: 'раздачи' })}: те же карты и те же боты для всех.`,
  day: 'Раздача дня',
  dayAbout: 'Один раунд, одна попытка, одни карты для всех.',
  open: 'Открыть Half-Pint',
}
