import type { group as source } from '../en/group.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { groups } from './problems/groups.ts'

const count = counter('de')

/** Texts of groups: the people who meet every week. */
export const group: Translated<typeof source> = {
  problems: groups,
  list: {
    heading: 'Gruppen',
    about: 'Ein Link für jeden Freitag. Er merkt sich Namen, sammelt eure Spiele und zählt eine Saison. Ohne Konto.',
    yours: 'Deine Gruppen',
    fresh: 'Neue Gruppe',
    name: 'Name der Gruppe',
    placeholder: 'Freitagabend',
    found: 'Gruppe gründen',
    nameFirst: 'Erst dein Name, damit deine Freunde dich erkennen.',
  },
  add: {
    table: 'Die Spiele dieses Tisches in einer Gruppe zählen',
    pad: 'Diesen Block in einer Gruppe zählen',
    day: 'Deine Runde des Tages in einer Gruppe zeigen',
    here: 'Hier zählen',
    to: 'In einer Gruppe zählen',
  },
  join: {
    heading: name => `„${name}“ beitreten`,
    members: 'Schon dabei:',
    button: 'Beitreten',
  },
  page: {
    openTable: 'Tisch eröffnen',
    newPad: 'Echte Karten',
    tables: 'Offene Tische',
    sitDown: 'Hinsetzen',
    playing: 'spielt gerade',
    free: seats => count(seats, { one: 'Platz frei', other: 'Plätze frei' }),
    tonight: 'Heute Abend',
    last: 'Letzter Abend',
    season: 'Saison',
    weeks: 'Die letzten Wochen',
    empty:
      'Noch zählt kein Spiel. Eröffnet hier einen Tisch, dann zählen seine Spiele von selbst. Oder schreibt einen Block mit echten Karten.',
    offline: 'Der Server antwortet nicht. So stand es in der Gruppe zuletzt.',
    again: 'Noch einmal',
    games: games => count(games, { one: 'Spiel', other: 'Spiele' }),
  },
  standings: {
    place: 'Platz',
    name: 'Name',
    points: 'Punkte',
    won: 'Siege',
    played: 'Spiele',
    drinks: 'Schlucke',
    guest: 'Gast',
    bot: 'Bot',
    somebody: 'jemand',
  },
  rules: {
    about: ({ points, best, evenings }) =>
      `Punkte nach Platz: ${points}. Von den letzten ${evenings} Abenden zählen die besten ${best}.`,
    change: 'Ändern',
    heading: 'So zählt die Saison',
    points: 'Punkte nach Platz, der erste zuerst',
    best: 'Abende, die zählen',
    evenings: 'Abende einer Saison',
    save: 'Speichern',
    remove: 'Dieses Spiel streichen',
  },
  days: {
    heading: 'Runde des Tages',
    played: names => `Schon gespielt: ${names}. Die Punkte siehst du, wenn du auch gespielt hast.`,
    play: 'Spielen',
  },
  members: {
    heading: 'Mitglieder',
    you: 'du',
    founder: 'hat gegründet',
    remove: name => `${name} entfernen`,
    sure: name => `Ja, ${name} entfernen`,
    keep: 'Abbrechen',
    rename: 'Dein Name und Symbol',
    leave: 'Gruppe verlassen',
    forget: 'Verlassen und Namen löschen',
    stay: 'Bleiben',
  },
  invite: {
    heading: 'Einladen',
    about: 'Jede Woche derselbe Link.',
    newLink: 'Neuer Link',
    newLinkSure: 'Ja, neuer Link: Mit dem alten kommt niemand mehr herein',
  },
}
