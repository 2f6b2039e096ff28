import type { pad as source } from '../../en/command/pad.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the command about pads. */
export const pad: Translated<typeof source> = {
  command: {
    about:
      'Einen Punkteblock vom Spiel mit echten Karten auswerten: Ansagen, Wetten und Stiche hinein, Punkte, Markierungen, Schießereien und Schlucke heraus, je Block eine Zeile JSON.',
    examples: [
      { what: 'einen Block auswerten', type: 'halfpint pad evening.json' },
      { what: 'so, wie Menschen ihn lesen', type: 'halfpint pad --table evening.json' },
      { what: 'viele Blöcke, je Zeile einer, aus einem anderen Programm', type: 'cat pads.jsonl | halfpint pad -' },
    ],
  },
  files: 'Dateien mit Blöcken (JSON, JSON-Zeilen oder CSV); - liest von stdin',
  flags: {
    json: 'je Block eine Zeile JSON (Standard)',
    table: 'den Block so, wie Menschen ihn lesen',
    csv: 'den Block als Tabelle für Tabellenprogramme',
    strict: 'Exit-Code 1 auch dann, wenn etwas nicht stimmt',
  },
  place: ({ round, name }) =>
    [...(round === undefined ? [] : [`Runde ${round}`]), ...(name === undefined ? [] : [name])].join(', '),
  scoring: file => `${file} wird ausgewertet`,
  overruled: '* von Hand geändert',
  drinks: drinkers => `Es trinken, Runde für Runde: ${drinkers}.`,
  gunFight: names => `Schießerei in der nächsten Runde: ${names}.`,
  wonByGunFight: names => `${names}: Sieg durch Schießerei.`,
  wonByMarch: names => `${names}: Sieg mit einem Durchmarsch.`,
  won: names => `Gewonnen: ${names}.`,
}
