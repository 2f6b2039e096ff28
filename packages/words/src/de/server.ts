import type { ServerSentences, Words } from '../en.ts'
import { counter } from '../plural.ts'
import { show } from '../sentence.ts'

const count = counter('de')

/** Was an einer Anfrage an den Server und an seinem Start falsch sein kann. */
export const server: ServerSentences = {
  'bad-request': ({ where, what }) =>
    `Der Server versteht die Anfrage nicht (${show(where)}: ${show(what)}). Was er erwartet, steht unter /api.`,
  'not-json': 'Der Inhalt der Anfrage ist kein gültiges JSON; prüfe Anführungszeichen und Klammern.',
  'unknown-token': 'Das ist nicht dein Platz, oder den Tisch gibt es nicht mehr. Öffne den Link neu und setz dich.',
  'missing-token': 'Das darf nur, wer hier sitzt: Sende das Token deines Platzes als „Authorization: Bearer TOKEN“.',
  'foreign-origin': 'Die Seite eines anderen Anbieters darf hier nicht mitspielen. Öffne die Seite dieses Servers.',
  'not-found': 'Unter dieser Adresse gibt es nichts. Was es gibt, steht unter /api.',
  'unknown-table': 'Diesen Tisch gibt es nicht. Prüfe den Link oder lass dir einen neuen geben.',
  'unknown-match': 'Von diesem Spiel gibt es hier keine Aufzeichnung; es gibt sie, sobald das Spiel zu Ende ist.',
  'too-large': 'Das ist mehr, als der Server auf einmal liest; sende weniger.',
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
    copied: file => `Die Spiele sind nach ${file} kopiert.`,
  },
  move: {
    about:
      'Kopiert alle Tische, Blöcke und Aufzeichnungen an einen anderen Ort: aus einer Datei nach PostgreSQL oder zurück. Der neue Ort muss leer sein, auf keinem darf ein Server laufen, und der alte bleibt, wie er war.',
    examples: [
      {
        what: 'aus der Datei in eine Datenbank',
        type: 'halfpint move --from data --to postgres://halfpint@db/halfpint',
      },
      { what: 'und zurück in einen Ordner', type: 'halfpint move --from postgres://halfpint@db/halfpint --to data2' },
    ],
    from: 'der alte Ort: ein Ordner, eine Datei oder postgres://…',
    to: 'der neue, leere Ort: ein Ordner, eine Datei oder postgres://…',
    moving: (done, total) => `Umzug: ${done} von ${total} Zeilen`,
    moved: ({ tables, entries, games }) =>
      `Umgezogen und nachgezählt: ${count(tables, { one: 'Tisch', other: 'Tische' })} mit ${count(entries, { one: 'Ereignis', other: 'Ereignissen' })}, ${count(games, { one: 'Aufzeichnung', other: 'Aufzeichnungen' })}.`,
    next: line => `Der alte Ort bleibt, wie er war. Von jetzt an: ${line}`,
  },
  command: {
    about:
      'Deckt Tische für das Spiel übers Netz: Freunde öffnen einen Link und spielen, im Browser oder über die API. Alles liegt in einer Datei oder in PostgreSQL; ein Neustart verliert nichts.',
    examples: [
      { what: 'für den Abend zu Hause', type: 'halfpint serve' },
      {
        what: 'auf einem Server hinter einem Proxy, mehrere Prozesse auf einem PostgreSQL',
        type: 'halfpint serve --host 127.0.0.1 --port 8081 --proxies 1 --database postgres:///halfpint',
      },
    ],
  },
  flags: {
    port: 'der Port; sonst 8080 oder der nächste freie',
    host: 'die Adresse, auf der gelauscht wird; sonst alle',
    data: 'der Ordner für die Datei mit allen Spielen; sonst data',
    database: 'alles stattdessen in dieser PostgreSQL-Datenbank halten: postgres://…',
    page: 'der Ordner der gebauten Seite',
    origin: 'eine andere Website, deren Seiten die API nutzen dürfen; mehrfach möglich',
    rate: 'das Wievielfache der üblichen Zahl von Anfragen eine Adresse senden darf; 0 für keine Grenze',
    proxies: 'wie viele Proxys vor dem Server stehen',
    minds: 'wie viele Threads für die Bots denken',
    keep: 'wie viele Tage ein Tisch nach dem letzten Zug bleibt; Aufzeichnungen bleiben immer',
    log: 'wie viel protokolliert wird: trace, debug, info, warn, error oder silent',
    backup: 'die Datei mit allen Spielen hierhin kopieren, ob ein Server darauf läuft oder nicht, und enden',
  },
}
