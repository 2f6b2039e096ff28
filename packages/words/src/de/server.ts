import type { ServerSentences, Words } from '../en.ts'
import { show } from '../sentence.ts'

/** Was an einer Anfrage an den Server und an seinem Start falsch sein kann. */
export const server: ServerSentences = {
  'bad-request': ({ where, what }) => `Der Server versteht die Anfrage nicht (${show(where)}: ${show(what)}).`,
  'not-json': 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  'unknown-token': 'Das ist nicht dein Platz, oder den Tisch gibt es nicht mehr. Öffne den Link neu und setz dich.',
  'foreign-origin': 'Die Seite eines anderen Anbieters darf hier nicht mitspielen. Öffne die Seite dieses Servers.',
  'not-found': 'Unter dieser Adresse gibt es nichts.',
  'unknown-table': 'Diesen Tisch gibt es nicht. Prüfe den Link oder lass dir einen neuen geben.',
  'unknown-match': 'Von diesem Spiel gibt es hier keine Aufzeichnung.',
  'too-large': 'Das ist mehr, als der Server auf einmal liest.',
  'wrong-media-type': 'Der Server liest nur JSON; sende es als application/json.',
  'too-many-requests': 'Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.',
  'too-many-streams': 'Von hier schauen zu viele Fenster zu. Schließe einige davon.',
  'server-broken': 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'server-stopping': 'Der Server wird gerade neu gestartet. Versuche es gleich noch einmal.',
  'store-down': 'Der Server erreicht seinen Speicher nicht. Versuche es gleich noch einmal.',
  'port-taken': ({ port }) => `Der Port ${show(port)} ist belegt; wähle mit --port einen anderen.`,
  'no-such-address': ({ host }) => `Dieser Rechner hat keine Adresse „${show(host)}“; wähle mit --host eine andere.`,
  'server-not-built': 'Der Server ist noch nicht gebaut. Rufe zuerst ganz oben im Projekt „npm run build“ auf.',
}

/** Was der Server beim Start sagt. */
export const serving: Words['server'] = {
  serve: {
    ready: address => `Der Tisch ist gedeckt: ${address}`,
    phones: address => `Für Handys im selben Netz: ${address}`,
    kept: place => `Die Spiele liegen in ${place}.`,
    noPage: address => `Die Seite ist nicht gebaut, es gibt also nur die API: ${address}`,
    stop: 'Strg-C beendet; laufende Spiele gehen beim nächsten Start weiter.',
  },
}
