import type { store as source } from '../../en/problems/store.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems with the store, and with a copy of it. */
export const store: Sentences<typeof source> = {
  'store-unknown': ({ kind }) =>
    `Tische lassen sich in einer Datei oder in PostgreSQL (postgres://…) aufbewahren; „${show(kind)}“ ist keins von beiden.`,
  'store-unreadable': ({ place, reason }) =>
    `In der Datei „${show(place)}“ lassen sich keine Tische aufbewahren (${show(reason)}). Nenne eine andere oder spiele eine Sicherung ein.`,
  'store-empty': ({ place }) =>
    `Die Datei „${show(place)}“ ist leer: Die Spiele, die darin waren, sind weg. Lege eine Sicherung an ihre Stelle oder lösche die Datei, um ohne Spiele anzufangen.`,
  'store-cut': ({ place, bytes, expected }) =>
    `Die Datei „${show(place)}-wal“ wurde abgeschnitten (${show(bytes)} von ${show(expected)} Bytes); die letzten Ereignisse fehlen. Lege die ganze Datei oder eine Sicherung an ihre Stelle; um ohne diese Ereignisse weiterzumachen, lösche „${show(place)}-shm“.`,
  'store-foreign': ({ place }) =>
    `„${show(place)}“ gehört einem anderen Programm und wurde nicht angerührt. Nenne einen neuen Ort für die Tische.`,
  'store-newer': ({ place, version, known }) =>
    `„${show(place)}“ stammt von einer neueren Version (Format ${show(version)}, diese kennt ${show(known)}); aktualisiere halfpint.`,
  'store-unreachable': ({ place, reason }) =>
    `Die Datenbank ${show(place)} lässt sich nicht benutzen (${show(reason)}); prüfe Adresse und Passwort und ob sie läuft.`,
  'store-missing': ({ place }) =>
    `Eine Datei „${show(place)}“ mit Spielen gibt es nicht; prüfe den Ordner oder nenne eine andere.`,
  'store-in-use': ({ place }) =>
    `Ein Server benutzt gerade ${show(place)}. Halte ihn zuerst an; seine Spiele gehen weiter, wo du ihn wieder startest.`,
  'store-not-empty': ({ place, tables, games }) =>
    `${show(place)} ist nicht leer (Tische: ${show(tables)}, Aufzeichnungen: ${show(games)}), und beim Umzug wird nichts vermischt. Nenne einen leeren Ort.`,
  'move-to-itself': ({ place }) => `Beide Orte sind ${show(place)}; nenne mit --to einen anderen.`,
  'move-failed': ({ reason }) =>
    `Der Umzug ist nicht gelungen (${show(reason)}). An beiden Orten ist alles wie zuvor; behebe den Grund und zieh noch einmal um.`,
  'backup-exists': ({ to }) =>
    `„${show(to)}“ gibt es schon; eine Sicherung überschreibt nichts. Wähle einen anderen Namen.`,
  'backup-elsewhere': ({ to }) =>
    `Eine PostgreSQL-Datenbank sichert ihr eigenes Programm (pg_dump -Fc --schema=halfpint -f ${show(to)} ADRESSE).`,
  'backup-failed': ({ to, reason }) =>
    `Die Sicherung „${show(to)}“ ist nicht gelungen (${show(reason)}); prüfe den Ordner und den freien Platz.`,
}
