import type { tasks as source } from '../en/tasks.ts'
import type { Translated } from '../translated.ts'

/** What the page says of deals that are the same for everybody: the day, challenges. */
export const tasks: Translated<typeof source> = {
  news: {
    streak: days => `${days} Tage in Folge.`,
    day: 'Die Runde des Tages wartet.',
    due: tasks => `Wieder fällig: ${tasks}.`,
  },
  day: {
    title: 'Runde des Tages',
    intro:
      'Eine Runde mit denselben Karten und derselben Gesellschaft für alle. Danach siehst du, wo du unter Bots stehst, die deinen Platz hatten.',
    about: date => `Runde des Tages, ${date}`,
    play: 'Spielen',
    see: 'Dein Ergebnis ansehen',
    streak: days => (days < 2 ? '' : `${days} Tage in Folge.`),
    open: 'Gespielt wird auf diesem Gerät, und niemand prüft es nach.',
  },
  roundPoints: points => `Diese Runde: ${points} Punkte`,
  goOn: 'Weiter',
  result: {
    points: points => `${points} Punkte`,
    counting: 'Die Bots spielen noch mit deinen Karten …',
    standing: ({ better, equal, worse }) =>
      `Von ${better + equal + worse} Bots auf deinem Platz waren ${worse} schlechter, ${equal} gleich und ${better} besser.`,
    decisions: 'Entscheidung für Entscheidung',
    decisionsHint: 'Was Bots taten, die bis dahin denselben Weg gegangen waren, und ihre Punkte am Ende im Schnitt.',
    you: 'du',
    nobody: 'Niemand sonst ging diesen Weg.',
    bots: (bots, points) => `${bots} Bots, ${points} Punkte`,
    share: 'Ergebnis kopieren',
    copied: 'Kopiert.',
    text: ({ day, game, points, worse, field, signs }) =>
      `Half-Pint ${day}, ${game}: ${points} Punkte, vor ${worse} von ${field} Bots\n${signs}`,
    signs: '🟩 wie der Meister, 🟨 wie andere, ⬜ wie niemand',
  },
  challenge: {
    title: 'Herausforderung',
    from: (name, game) => `${name} fordert dich zu ${game} heraus: dieselben Runden, dieselben Bots.`,
    somebody: 'Jemand',
    about: name => `Herausforderung von ${name}`,
    make: 'Mit diesen Karten herausfordern',
    cannot: 'Nur ein beendetes Spiel allein gegen Bots kann weitergegeben werden.',
    copied: 'Der Link ist kopiert: Schick ihn weiter.',
    copyIt: 'Schick diesen Link weiter:',
    link: 'Link zur Herausforderung',
    take: 'Annehmen',
    bad: 'Dieser Link ist nicht vollständig oder wurde verändert. Lass ihn dir noch einmal geben.',
    both: ({ mine, theirs, name }) => `Du: ${mine} Punkte. ${name}: ${theirs} Punkte.`,
    tooFew: 'So wenige Runden sagen nicht, wer besser spielt; das meiste davon ist Glück.',
    same: decisions => `Bis zur Entscheidung ${decisions} habt ihr gleich entschieden.`,
  },
}
