import type { serve as source } from '../../en/command/serve.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('de')

/** What the server says when it starts. */
export const serve: Translated<typeof source> = {
  serve: {
    ready: address => `Bereit: ${address}`,
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
      'Startet einen Server für gemeinsame Spiele: Freunde öffnen einen Link und spielen, im Browser oder über die API. Alles liegt in einer Datei oder in PostgreSQL; ein Neustart verliert nichts.',
    examples: [
      { what: 'für den Abend zu Hause', type: 'halfpint serve' },
      {
        what: 'auf einem Server hinter einem Proxy, mehrere Prozesse auf einem PostgreSQL',
        type: 'halfpint serve --host 127.0.0.1 --port 8081 --proxies 1 --database postgres:///halfpint',
      },
    ],
  },
  flags: {
    port: 'der Port; Standard: 8080 oder der nächste freie',
    host: 'die Adresse, auf der gelauscht wird; Standard: alle',
    data: 'der Ordner für die Datei mit allen Spielen; Standard: data',
    database: 'alles stattdessen in dieser PostgreSQL-Datenbank halten: postgres://…',
    page: 'der Ordner der gebauten Seite',
    origin: 'eine andere Website, deren Seiten die API nutzen dürfen; mehrfach möglich',
    rate: 'das Wievielfache der üblichen Zahl von Anfragen eine Adresse senden darf; 0 für keine Grenze',
    proxies: 'wie viele Proxys vor dem Server stehen',
    metrics: 'wer /metrics lesen darf: local (nur dieser Rechner) oder all (alle)',
    minds: 'wie viele Threads für die Bots denken',
    keep: 'wie viele Tage ein Tisch nach dem letzten Zug bleibt; Aufzeichnungen bleiben immer',
    log: 'wie viel protokolliert wird: trace, debug, info, warn, error oder silent',
    backup: 'die Datei mit allen Spielen hierhin kopieren, ob ein Server darauf läuft oder nicht, und enden',
  },
}
