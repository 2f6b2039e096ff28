import type { daily as source } from '../en/daily.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const count = counter('de')
const points = (number: number): string => count(number, { one: 'Punkt', other: 'Punkte' })
const days = (number: number): string => count(number, { one: 'Tag', other: 'Tage' })

/** Texts of the daily deal: its announcement, its result and the list of results. */
export const daily: Translated<typeof source> = {
  today: {
    heading: 'Heute',
    deal: 'Runde des Tages',
    same: 'Dieselben Karten für alle',
    shuffling: 'Wird gemischt …',
    row: 'Die Auslage',
    hand: 'Deine Hand',
    streak: run => `${days(run)} in Folge`,
    yesterday: place => `Gestern: ${place}`,
    place: (place, of) => `${place}. von ${of}`,
    play: 'Spielen',
    result: 'Ergebnis',
    also: game => `Auch in ${game}`,
    puzzle: 'Aufgabe des Tages',
    difficulty: glasses => `Schwierigkeit ${glasses} von 5`,
    solve: 'Lösen',
    solved: 'Gelöst',
    missed: 'Verfehlt. Morgen kommt sie wieder.',
    nextPuzzle: 'Mehr Aufgaben',
    practice: positions => `Zum Üben dran: ${count(positions, { one: 'Stellung', other: 'Stellungen' })}`,
    practiceAbout: 'Deine eigenen Fehler, schnelle Fragen und Proben der Lektionen',
    allDone: 'Für heute alles geschafft',
    newCards: hours => `Neue Karten in ${count(hours, { one: 'Stunde', other: 'Stunden' })}`,
    bars: ({ better, equal, worse }) =>
      `Besser als ${worse} von ${better + equal + worse} Bots, gleichauf mit ${equal}`,
    challenge: name => `Eine Herausforderung von ${name} wartet.`,
    ownChallenge: 'Deine eigene Herausforderung hast du noch nicht gespielt.',
    failed: 'Die Karten von heute ließen sich nicht austeilen.',
  },
  friends: {
    yourTables: 'Deine Tische',
    here: (here, of) => `${here} von ${of} sind da`,
    yourTurn: 'Du bist dran',
    playing: 'Spiel läuft',
    closed: 'Geschlossen',
    openAgain: 'Neu eröffnen',
    lastEvening: 'Letzter Abend',
    gamesWon: 'Siege',
  },
  day: {
    oneTry: 'Eine Runde, ein Versuch',
    title: 'Runde des Tages',
    intro:
      'Eine Runde mit denselben Karten und denselben Gegnern für alle. Danach siehst du, wie du im Vergleich mit Bots abschneidest, die auf deinem Platz gespielt haben.',
    about: date => `Runde des Tages, ${date}`,
    play: 'Spielen',
    see: 'Dein Ergebnis ansehen',
    streak: run => (run < 2 ? '' : `${days(run)} in Folge.`),
    open: 'Gespielt wird auf deinem Gerät. Geprüft werden nur Ergebnisse in der Liste des Tages.',
  },
  result: {
    points,
    counting: 'Die Bots spielen noch mit deinen Karten …',
    standing: ({ better, equal, worse }) =>
      `Von ${better + equal + worse} Bots auf deinem Platz waren ${worse} schlechter, ${equal} gleich und ${better} besser.`,
    decisions: 'Entscheidung für Entscheidung',
    decisionsHint:
      'Was die Bots taten, die bis dahin wie du gespielt hatten, und ihre Punkte am Ende im Durchschnitt. Der Meister urteilt nach dem, was du in dem Moment sehen konntest; auch eine gute Wahl kann schlecht ausgehen.',
    you: 'du',
    nobody: 'Kein Bot hatte bis dahin wie du gespielt.',
    bots: (bots, average) => `${count(bots, { one: 'Bot', other: 'Bots' })}, ${average} Punkte`,
    share: 'Ergebnis kopieren',
    copied: 'Kopiert.',
    text: ({ day, game, points: scored, worse, field, signs }) =>
      `Half-Pint ${day}, ${game}: ${points(scored)}, vor ${worse} von ${field} Bots\n${signs}`,
    champion: 'Der Meister',
    asGood: 'Der Meister hätte dasselbe gewählt oder etwas ebenso Gutes.',
    costliest: (decision, loss) =>
      `Am teuersten war Entscheidung ${decision}: Sie kostete ${loss} Prozentpunkte Siegchance.`,
    faultless: 'Keine deiner Entscheidungen war schlechter als die des Meisters.',
    signs: '🟩 die Wahl des Meisters oder ebenso gut, 🟨 wie andere Bots, ⬜ wie keiner von ihnen',
  },
  notKept: 'Dein Browser speichert hier nichts: Dieses Ergebnis ist weg, sobald du die Seite schließt.',
  publish: {
    list: people => (people === 0 ? 'Die Liste des Tages ist noch leer' : `Die Liste des Tages: ${people}`),
    group: 'In einer Gruppe zeigen',
    enter: 'Mein Ergebnis eintragen',
    name: 'Dein Name',
    about:
      'Bevor der Server dein Ergebnis annimmt, spielt er die Runde mit deinen Entscheidungen nach. Ein Konto brauchst du nicht: Dein Gerät behält einen Schlüssel. Spätere Ergebnisse werden von selbst eingetragen; unter „Deine Bilanz“ kannst du sie alle löschen.',
    failed:
      'Das Ergebnis wurde nicht angenommen; vielleicht gibt es hier keinen Server. Versuch es später noch einmal.',
    otherDay: 'Auf dem Server ist schon ein anderer Tag: Prüfe Datum und Uhr deines Geräts.',
    struck: 'Der Betreiber dieses Servers hat dein Ergebnis aus der Liste entfernt.',
    busy: 'Der Server hat schon viele Ergebnisse aus deinem Netz geprüft. Versuch es in einer Minute noch einmal.',
    hidden: 'Alle sehen die besten drei Ergebnisse aus deinem Netz. Die grauen sieht man nur in deinem Netz.',
    see: 'Liste des Tages ansehen',
    none: 'Hier gibt es keine Liste.',
  },
}
