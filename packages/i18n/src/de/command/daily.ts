import type { dailyCommand as source } from '../../en/command/daily.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const points = (number: number): string => counter('de')(number, { one: 'Punkt', other: 'Punkte' })

/** Texts of the commands `daily`, `challenge` and `statistics`. */
export const dailyCommand: Translated<typeof source> = {
  daily: {
    about:
      'Die Runde des Tages spielen: eine Runde, dieselben Karten und dieselben Gegner für alle. Danach siehst du, wie du im Vergleich mit hundert Bots abschneidest, die auf deinem Platz gespielt haben.',
    examples: [
      { what: 'die heutige Runde Herzlos', type: 'halfpint daily herzlos' },
      {
        what: 'was als Erstes möglich ist, für ein anderes Programm',
        type: 'halfpint daily herzlos --choices 0 --json',
      },
    ],
  },
  challenge: {
    about: 'Die Runden von jemand anderem aus einem Link spielen, gegen dieselben Bots, und vergleichen.',
    examples: [{ what: 'was in einem Link steckt', type: 'halfpint challenge LINK --json' }],
  },
  statistics: {
    about:
      'Statistik der Ergebnisse, die die Seite gespeichert hat: gewonnene Spiele, erfüllte Ansagen, Wetten, Aufgaben.',
    examples: [{ what: 'die Zahlen für ein anderes Programm', type: 'halfpint statistics statistics.json --json' }],
  },
  statisticsFile: 'die Datei, die die Seite gespeichert hat; - liest von stdin',
  link: 'der Link oder das, was nach seinem letzten Schrägstrich steht',
  flags: {
    day: 'ein anderer Tag als heute, etwa 2026-11-16',
    choices: 'deine Entscheidungen mit ihren Nummern unter dem Erlaubten, ab 0, mit Kommas dazwischen',
    statisticsJson: 'die Zahlen als eine Zeile JSON',
    json: 'die Runde, oder mit --choices was daraus wurde, als eine Zeile JSON',
  },
  you: 'Du',
  unfinished: 'Nicht zu Ende gespielt, also kein Ergebnis. Du kannst das Spiel von vorn beginnen.',
  challenger: 'die andere Person',
  shareText: ({ day, game, points: scored, standing, field, signs }) =>
    `Half-Pint ${day}, ${game}: ${points(scored)}, vor ${standing.worse} von ${field} Bots\n${signs}`,
  challengeResult: ({ mine, other, name }) => `Du: ${points(mine)}. ${name}: ${points(other)}.`,
  champion: ({ decision, mine, best, loss }) =>
    `Am teuersten war Entscheidung ${decision} mit ${loss} Prozentpunkten Siegchance: du ${mine}, der Meister ${best}.`,
  faultless: 'Keine deiner Entscheidungen war schlechter als die des Meisters.',
  telling: 'Dieser Unterschied ist wahrscheinlich nicht nur Glück.',
  tooFew: 'Zu wenige Runden, um zu sagen, wer besser spielt: Das meiste ist Glück.',
  parted: ({
    decision,
    mine,
    theirs,
    name,
  }: {
    decision: number
    mine: string
    theirs: string
    name: string
  }): string => `Ab Entscheidung ${decision} getrennte Wege: du ${mine}, ${name} ${theirs}.`,
  alone: (scored: number): string => `Du: ${points(scored)}. Noch niemand sonst hat diese Karten gespielt.`,
  back: (link: string): string => `Zum Zurückschicken: ${link}`,
}
