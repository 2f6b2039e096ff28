import type { server as source } from '../../en/problems/server.ts'
import { counter } from '../../plural.ts'
import { type Sentences, show } from '../../sentence.ts'

const count = counter('de')

/** Problems with a request to the server, and with its settings. */
export const server: Sentences<typeof source> = {
  'bad-request': ({ where, what }) =>
    `Der Server versteht die Anfrage nicht (${show(where)}: ${show(what)}). Was er erwartet, steht unter /api.`,
  'not-json': 'Der Inhalt der Anfrage ist kein gültiges JSON; prüfe Anführungszeichen und Klammern.',
  'unknown-token': 'Das ist nicht dein Platz, oder den Tisch gibt es nicht mehr. Öffne den Link neu und setz dich.',
  'missing-token': 'Das darf nur, wer hier sitzt: Sende das Token deines Platzes als „Authorization: Bearer TOKEN“.',
  'foreign-host':
    'Dieser Server ist unter diesem Namen nicht bekannt. Öffne ihn mit seiner Adresse, oder starte ihn mit --origin und diesem Namen.',
  'foreign-origin': 'Die Seite eines anderen Anbieters darf hier nicht mitspielen. Öffne die Seite dieses Servers.',
  'not-found': 'Unter dieser Adresse gibt es nichts. Was es gibt, steht unter /api.',
  'unknown-table': 'Diesen Tisch gibt es nicht. Prüfe den Link oder lass dir einen neuen geben.',
  'unknown-match': 'Von diesem Spiel gibt es hier keine Aufzeichnung; es gibt sie, sobald das Spiel zu Ende ist.',
  'too-large': 'Die Anfrage ist zu groß.',
  'wrong-media-type': 'Der Server liest nur JSON; sende es als application/json.',
  'too-many-checks': ({ seconds }) =>
    `Der Server hat schon viele Ergebnisse aus deinem Netz geprüft. Versuch es in ${count(Number(seconds), { one: 'Sekunde', other: 'Sekunden' })} noch einmal.`,
  'too-many-listed': ({ most }) =>
    `Aus deinem Netz stehen schon ${show(most)} Tische in der Liste offener Tische. Öffne diesen, ohne ihn dort zu zeigen, und verschicke den Link.`,
  'unknown-push-service':
    'Dieser Browser nutzt einen Push-Dienst, den der Server nicht kennt. Wer den Server betreibt, kann ihn mit --push-host hinzufügen.',
  'not-subscribed-to-push': 'Dieser Browser wird an diesem Tisch nicht benachrichtigt.',
  'unknown-code': 'Diesen Code hat kein Tisch und kein Block. Lass ihn dir noch einmal sagen.',
  'too-many-guesses': 'Zu viele falsche Codes aus deinem Netz. Warte ein paar Minuten und versuch es noch einmal.',
  'too-many-requests': 'Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.',
  'stream-behind-answer': 'Öffne den Stream auf einer eigenen Verbindung.',
  'no-such-stream': 'Einen offenen Stream mit diesem Namen gibt es nicht. Öffne ihn neu.',
  'no-handshake': 'Diese Adresse ist für einen WebSocket: Öffne sie als solchen, oder folge /events.',
  'reload-this-page': 'Diese Seite ist älter als der Server. Lade sie neu.',
  'not-subscribed': 'Sag zuerst, wer du bist: Die erste Nachricht auf einem Socket ist ein „join“.',
  'already-subscribed': 'Du bist schon dabei; öffne für einen anderen Platz einen anderen Socket.',
  'too-many-streams': 'Zu viele Fenster sind offen. Schließe einige.',
  'server-broken': 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'server-stopping': 'Der Server wird gerade neu gestartet. Versuche es gleich noch einmal.',
  'store-damaged':
    'Ein Teil der gespeicherten Daten ist beschädigt. Wer den Server betreibt, muss eine Sicherung zurückspielen.',
  'store-down': 'Der Server erreicht seinen Speicher nicht. Versuche es gleich noch einmal.',
  'no-permission-for-port': ({ port }) =>
    `Dieser Benutzer darf Port ${show(port)} nicht öffnen; wähle mit --port einen über 1023, oder stelle einen Proxy davor.`,
  'port-taken': ({ port }) => `Der Port ${show(port)} ist belegt; wähle mit --port einen anderen.`,
  'no-such-address': ({ host }) => `Dieser Rechner hat keine Adresse „${show(host)}“; wähle mit --host eine andere.`,
  'wrong-admin-token': 'Das braucht das Token des Betreibers: Es steht in der Datei admin-token neben den Spielen.',
  'banned-here': 'Der Betreiber dieses Servers hat deine Adresse für eine Weile gesperrt.',
  'not-an-address': ({ address }) => `„${show(address)}“ ist keine IP-Adresse wie 203.0.113.7.`,
  'server-draining':
    'Der Server wird gleich aktualisiert: Laufende Spiele gehen weiter, neue können in einigen Minuten beginnen.',
  'no-server-there': ({ server }) =>
    `Unter ${show(server)} ist kein Server; starte einen mit halfpint serve oder nenne einen anderen mit --server.`,
  'server-not-understood': ({ server }) =>
    `Unter ${show(server)} antwortet ein Server, aber halfpint versteht die Antwort nicht; prüfe die Adresse in --server oder aktualisiere halfpint.`,
  'server-timeout': ({ server }) =>
    `Der Server unter ${show(server)} antwortet nicht rechtzeitig; versuche es später noch einmal oder nenne einen anderen mit --server.`,
  'short-token': ({ least }) =>
    `Das Token in ADMIN_TOKEN ist zu kurz: mindestens ${show(least)} Buchstaben oder Ziffern; ohne ADMIN_TOKEN wird eines erzeugt.`,
  'server-not-built': 'Der Server ist noch nicht gebaut. Rufe zuerst ganz oben im Projekt „npm run build“ auf.',
}
