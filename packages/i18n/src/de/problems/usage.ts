import type { Json } from '@halfpint/core'
import type { usage as source } from '../../en/problems/usage.ts'
import { list, type Sentences, show } from '../../sentence.ts'
import { texts } from './texts.ts'

const meant = (similar: Json | undefined): string =>
  Array.isArray(similar) && similar.length > 0 ? ` Meintest du ${similar.map(show).join(' oder ')}?` : ''

const MEBIBYTE = 1024 * 1024

/** Problems with the arguments of the command, and with its files. */
export const usage: Sentences<typeof source> = {
  ...texts,
  'line-too-long': ({ limit }) =>
    `Die Zeile ist länger als ${show(Number(limit) / MEBIBYTE)} MiB, mehr als jede Aufzeichnung braucht; sie wurde übersprungen.`,
  'text-too-long': ({ limit }) =>
    `Ein Text aus mehreren Zeilen wird nur bis ${show(Number(limit) / MEBIBYTE)} MiB gelesen; schreibe jede Aufzeichnung in eine eigene Zeile.`,
  compressed: 'Die Datei ist komprimiert; entpacke sie zuerst (gunzip -c DATEI | halfpint judge -).',
  'no-such-file': ({ file }) => `Die Datei „${show(file)}“ gibt es nicht; prüfe Namen und Ordner.`,
  'no-such-folder': ({ folder }) =>
    `Den Ordner „${show(folder)}“ gibt es nicht; lege ihn zuerst an oder wähle einen anderen.`,
  'file-exists': ({ file, append }) =>
    `„${show(file)}“ gibt es schon; ${append === true ? '--append hängt daran an, ' : ''}--force überschreibt die Datei.`,
  'game-not-named': ({ known }) =>
    `Das Menü braucht ein Terminal; ohne eines nenne das Spiel nach play: ${list(known)}.`,
  'no-left-game': 'Es gibt kein Spiel zum Fortsetzen; aufgehoben wird eines, das du vor dem Ende verlässt.',
  'not-a-path': ({ flag, scheme }) =>
    `Zu ${show(flag)} gehört ein Pfad; mit „${show(scheme)}:“ beginnt eine Adresse. Die Adresse einer PostgreSQL-Datenbank gehört zu --database.`,
  'not-a-folder': ({ folder }) => `„${show(folder)}“ ist eine Datei; nenne einen Ordner.`,
  'is-a-directory': ({ file }) => `„${show(file)}“ ist ein Ordner; nenne eine Datei darin.`,
  'not-permitted': ({ file }) => `Kein Zugriff auf „${show(file)}“; prüfe die Rechte der Datei.`,
  'disk-full': ({ file }) =>
    `Kein Platz mehr, um „${show(file)}“ zu schreiben; schaffe Platz oder wähle einen anderen Ort.`,
  'file-trouble': ({ file, reason }) => `„${show(file)}“ lässt sich nicht benutzen; das System meldet ${show(reason)}.`,
  'bad-number': ({ flag, value, least, most, fraction }) =>
    `${show(flag)} braucht eine ${fraction === true ? '' : 'ganze '}Zahl von ${show(least)} bis ${show(most)}, nicht „${show(value)}“.`,
  'unknown-command': ({ command, similar }) => `Einen Befehl „${show(command)}“ gibt es nicht.${meant(similar)}`,
  'unknown-shell': ({ shell, known }) => `Für „${show(shell)}“ gibt es keine Ergänzung, nur für ${list(known)}.`,
  'unknown-flag': ({ flag, similar }) => `Die Option ${show(flag)} gibt es hier nicht.${meant(similar)}`,
  'missing-argument': ({ argument }) => `Der Befehl braucht noch eine Angabe: <${show(argument)}>.`,
  'missing-value': ({ flag }) => `Nach ${show(flag)} fehlt der Wert.`,
  'missing-flag': ({ flag }) => `${show(flag)} muss angegeben werden.`,
  'too-many-arguments':
    'Da stehen mehr Wörter, als der Befehl braucht; setze in Anführungszeichen, was Leerzeichen hat.',
  'unknown-language': ({ language, known }) =>
    `Die Sprache „${show(language)}“ gibt es hier nicht; es gibt ${list(known)}.`,
  'hand-size': ({ cards, least, most }) =>
    `Eine Hand hat ${show(least)} bis ${show(most)} Karten; das hier sind ${show(cards)}.`,
  'row-size': ({ cards, most }) => `Die Auslage hat höchstens ${show(most)} Karten; das hier sind ${show(cards)}.`,
  'internal-error': ({ reason }) => `In halfpint selbst ist etwas schiefgegangen (${show(reason)}). Bitte melde es.`,
}
