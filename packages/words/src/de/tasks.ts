import type { tasks as source } from '../en/tasks.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const count = counter('de')
const points = (number: number): string => count(number, { one: 'Punkt', other: 'Punkte' })
const days = (number: number): string => count(number, { one: 'Tag', other: 'Tage' })

/** What the page says of deals that are the same for everybody: the day, challenges. */
export const tasks: Translated<typeof source> = {
  news: {
    streak: run => `${days(run)} in Folge.`,
    day: 'Die Runde des Tages wartet.',
    due: tasks => `Wieder fällig: ${tasks}.`,
  },
  day: {
    title: 'Runde des Tages',
    intro:
      'Eine Runde mit denselben Karten und denselben Gegnern für alle. Danach siehst du, wie du im Vergleich mit Bots abschneidest, die auf deinem Platz gespielt haben.',
    about: date => `Runde des Tages, ${date}`,
    play: 'Spielen',
    see: 'Dein Ergebnis ansehen',
    streak: run => (run < 2 ? '' : `${days(run)} in Folge.`),
    open: 'Gespielt wird auf deinem Gerät, und niemand prüft das Ergebnis.',
  },
  roundPoints: scored => `Diese Runde: ${points(scored)}`,
  goOn: 'Weiter',
  result: {
    points,
    counting: 'Die Bots spielen noch mit deinen Karten …',
    standing: ({ better, equal, worse }) =>
      `Von ${better + equal + worse} Bots auf deinem Platz waren ${worse} schlechter, ${equal} gleich und ${better} besser.`,
    decisions: 'Entscheidung für Entscheidung',
    decisionsHint: 'Was die Bots taten, die bis dahin wie du gespielt hatten, und ihre Punkte am Ende im Durchschnitt.',
    you: 'du',
    nobody: 'Kein Bot hatte bis dahin wie du gespielt.',
    bots: (bots, average) => `${count(bots, { one: 'Bot', other: 'Bots' })}, ${average} Punkte`,
    share: 'Ergebnis kopieren',
    copied: 'Kopiert.',
    text: ({ day, game, points: scored, worse, field, signs }) =>
      `Half-Pint ${day}, ${game}: ${points(scored)}, vor ${worse} von ${field} Bots\n${signs}`,
    signs: '🟩 wie der Meister, 🟨 wie andere Bots, ⬜ wie keiner von ihnen',
  },
  challenge: {
    title: 'Herausforderung',
    from: (name, game) => `${name} fordert dich zu ${game} heraus: dieselben Runden, dieselben Bots.`,
    somebody: 'Jemand',
    about: name => `Herausforderung von ${name}`,
    make: 'Mit diesen Karten herausfordern',
    cannot: 'Nur aus einem beendeten Spiel allein gegen Bots kann eine Herausforderung werden.',
    copied: 'Der Link ist kopiert: Schick ihn weiter.',
    copyIt: 'Schick diesen Link weiter:',
    link: 'Link zur Herausforderung',
    take: 'Annehmen',
    bad: 'Dieser Link ist unvollständig oder wurde verändert. Lass ihn dir noch einmal schicken.',
    both: ({ mine, theirs, name }) => `Du: ${points(mine)}. ${name}: ${points(theirs)}.`,
    tooFew: 'Zu wenige Runden, um zu sagen, wer besser spielt: Das meiste ist Glück.',
    same: decisions => `Bis zur Entscheidung ${decisions} habt ihr gleich entschieden.`,
  },
}
