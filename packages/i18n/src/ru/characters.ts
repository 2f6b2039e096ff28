import type { characters as source } from '../en/characters.ts'
import type { Translated } from '../translated.ts'

/** The regulars of the pub: names and characters. */
export const characters: Translated<typeof source> = {
  tilde: { name: 'Тильда', about: 'дважды пересчитывает карты и не верит громким обещаниям' },
  bruno: { name: 'Бруно', about: 'пришёл ради драки и не прощает ни одной ставки' },
  gustl: { name: 'Густль', about: 'обещает больше, чем держит в руке, и задирает того, кто впереди' },
  wanda: { name: 'Ванда', about: 'лучше проиграет с треском, чем выиграет по мелочи' },
  ferdi: { name: 'Ферди', about: 'играет здесь недавно и смеётся над каждой ошибкой, охотнее всего над своей' },
  jasper: { name: 'Яспер', about: 'сорок лет разносил письма и не забывает ни одной карты' },
  oda: { name: 'Ода', about: 'держит паб, молчит и выигрывает' },
}
