import type { challenges as source } from '../en/challenges.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const points = (number: number): string => counter('de')(number, { one: 'Punkt', other: 'Punkte' })

/** Texts of challenges: the same deals for two people, by a link. */
export const challenges: Translated<typeof source> = {
  title: 'Herausforderung',
  from: (name, game) => `${name} fordert dich zu ${game} heraus: dieselben Runden, dieselben Bots.`,
  own: game => `Deine Herausforderung: ${game}, dieselben Karten und dieselben Bots für dich und deine Freunde.`,
  somebody: 'Jemand',
  about: name => `Herausforderung von ${name}`,
  make: 'Mit diesen Karten herausfordern',
  cannot: 'Nur aus einem beendeten Spiel allein gegen Bots kann eine Herausforderung werden.',
  copied: 'Der Link ist kopiert.',
  copyIt: 'Schick diesen Link weiter:',
  link: 'Der Link',
  take: 'Annehmen',
  takeOwn: 'Selbst spielen',
  bad: 'Dieser Link ist unvollständig oder wurde verändert. Lass ihn dir noch einmal schicken.',
  both: ({ mine, theirs, name }) => `Du: ${points(mine)}. ${name}: ${points(theirs)}.`,
  tooFew: 'Zu wenige Runden, um zu sagen, wer besser spielt: Das meiste ist Glück.',
  freshIntro:
    'Karten, die noch niemand gespielt hat: Du und deine Freunde bekommt dieselben gegen dieselben Bots. Schick den Link, spielt, wann ihr wollt, und vergleicht jede Entscheidung.',
  howMany: 'Runden',
  company: names => `Gegen ${names}`,
  makeFresh: 'Link erstellen',
  deals: deals => (deals === 1 ? 'Eine Runde.' : `Höchstens ${deals} Runden.`),
  send: 'Link schicken',
  sendBack: 'Schick dein Ergebnis zurück: Wer auch gespielt hat, sieht beide, Entscheidung für Entscheidung.',
  nobodyYet: 'Soweit dein Gerät weiß, hat noch niemand sonst diese Karten gespielt.',
  gather: 'Mein Ergebnis den Freunden zeigen',
  round: ({ round, mine, theirs }) => `Runde ${round}: du ${mine}, andere Seite ${theirs}`,
  telling: 'Dieser Unterschied ist wahrscheinlich nicht nur Glück.',
}
