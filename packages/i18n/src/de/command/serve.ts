import type { serve as source } from '../../en/command/serve.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'
import { phases } from '../phases.ts'

const count = counter('de')

/** Texts of the server's start. */
export const serve: Translated<typeof source> = {
  serve: {
    ready: address => `Bereit: ${address}`,
    phones: address => `Für Handys im selben Netz: ${address}`,
    outside:
      'Freunde anderswo brauchen eine öffentliche https-Adresse: docs/install.md im Projekt zeigt, wie; für einen Abend reicht ein Tunnel zu diesem Port und --proxies 1.',
    operator: (command, file) => `Für Betreiber: ${command} (das Token steht in der Datei ${file})`,
    kept: place => `Die Spiele liegen in ${place}.`,
    noPage: address => `Die Seite ist nicht gebaut, es gibt also nur die API: ${address}`,
    stop: 'Strg-C beendet; laufende Spiele gehen beim nächsten Start weiter.',
    copied: file => `Die Spiele sind nach ${file} kopiert.`,
  },
  admin: {
    about:
      'Für Betreiber eines Servers: wer da ist, wie viel gespeichert ist, und Befehle. Das Token steht in der Datei admin-token neben den Spielen; auf diesem Rechner findet es --data.',
    examples: [
      { what: 'Tische und Leute jetzt, Speicher, letzte Sicherung', type: 'halfpint admin status' },
      { what: 'vor einem Update: keine neuen Spiele beginnen', type: 'halfpint admin drain on' },
      {
        what: 'eine Nachricht an alle, von einem anderen Rechner',
        type: 'HALFPINT_TOKEN=… halfpint admin message "In zehn Minuten wieder da" --server https://halfpint.example',
      },
      { what: 'zwei Stunden lang niemand von dieser Adresse', type: 'halfpint admin ban 203.0.113.7 --minutes 120' },
      { what: 'die Ergebnisse eines Tages', type: 'halfpint admin results 2026-11-16/herzlos' },
      { what: 'eines davon entfernen', type: 'halfpint admin strike 2026-11-16/herzlos/k3w9x0f7m2aq8c' },
    ],
    order: 'status, close TISCH, ban ADRESSE, message [TEXT], drain on|off, results LISTE, strike ERGEBNIS',
    value:
      'der Tisch, die Adresse, der Text, on|off, die Liste (2026-11-16/herzlos oder die Buchstaben einer Herausforderung) oder das Ergebnis',
    server: 'die Adresse des Servers',
    data: 'der Ordner mit den Spielen und dem Token',
    minutes: 'wie lange; 0 lässt sie wieder herein',
    json: 'die Antwort des Servers als JSON',
    status: {
      version: 'Version',
      started: 'Läuft seit',
      memory: 'Arbeitsspeicher',
      playing: 'Laufende Spiele',
      kept: 'Aufbewahrte Tische / Aufzeichnungen',
      backup: 'Letzte Sicherung',
      message: 'Nachricht an alle',
      phases,
      stores: { memory: 'Arbeitsspeicher', sqlite: 'SQLite', postgres: 'PostgreSQL' },
      none: 'keine',
      away: 'weg',
      draining: 'neue beginnen nicht',
      tables: 'Tische jetzt',
      bans: 'Gesperrte Adressen',
      hidden: 'nicht öffentlich',
    },
  },
  privacy: {
    heading: 'Was hier aufbewahrt wird',
    table: days =>
      `Von einem Tisch: die Namen und Symbole, die die Leute gewählt haben, was gespielt und was gesagt wurde. Alles wird ${count(days, { one: 'Tag', other: 'Tage' })} nach dem letzten Ereignis dort gelöscht.`,
    records: days =>
      `Von einem beendeten Spiel: die Karten, das Ergebnis und die Namen am Tisch, damit man es noch einmal ansehen kann, ${days === 0 ? 'solange dieser Server seine Spiele behält' : `${count(days, { one: 'Tag', other: 'Tage' })} lang`}.`,
    lines: {
      results:
        'Von Tagen und Herausforderungen, falls du ein Ergebnis einträgst: deinen Namen, deine Punkte und deine Entscheidungen, so viele Tage wie einen Tisch. „Alles löschen“ unter „Deine Bilanz“ löscht sie.',
      groups:
        'Von einer Gruppe: die Namen und Symbole der Mitglieder und die Ergebnisse, die in ihr zählen, so viele Tage wie einen Tisch, nachdem ein Mitglied sie zuletzt geöffnet hat. „Verlassen und Namen löschen“ auf ihrer Seite löscht deinen.',
      copy: 'Wenn du unter „Deine Bilanz“ „Eine Kopie auf diesem Server behalten“ einschaltest: deine Bilanz, Blöcke, Einstellungen und die Schlüssel deiner Plätze, auf deinem Gerät verschlüsselt. Dieser Server hat keinen Schlüssel dazu und kennt keinen Namen. Die Kopie wird gelöscht, wenn du sie löschst, oder nach 400 Tagen ohne Besuch; in Sicherungen des Betreibers können die verschlüsselten Bytes länger liegen.',
      calls:
        'Wenn du per Push-Nachricht an einen Tisch gerufen wirst: die Adresse, die der Push-Dienst deines Browsers für diese Seite vergeben hat, zwei Schlüssel und deine Sprache, bis du es ausschaltest, den Tisch verlässt oder es die Adresse nicht mehr gibt. Der Push-Dienst erfährt, wann du gerufen wirst, nicht den Text.',
      device:
        'Dein Browser behält Einstellungen, Spiele gegen Bots, Blöcke und die Schlüssel deiner Plätze nur auf deinem Gerät, wenn du hier keine Kopie behältst; lösche die Daten dieser Website, und sie sind weg.',
      nothing: 'Es gibt keine Konten, keine Cookies und keine Werbung, und nichts wird von anderen Websites geladen.',
      address:
        'Deine Netzadresse wird benutzt, solange du verbunden bist, damit niemand den Server überfluten kann; gespeichert wird sie nur, wenn der Betreiber sie sperrt, und nur bis zum Ende der Sperre. Zu einem Tisch, den du eröffnest, und einem Ergebnis, das du einträgst, speichert der Server ein kurzes Kennzeichen, das sich Tausende Adressen teilen, damit niemand die Listen füllen kann. Im Protokoll des Servers stehen weder Namen noch Gespräche.',
      host: 'Wer diesen Server betreibt, sieht Tische, Namen und Adressen derer, die gerade verbunden sind, und die Ergebnisse von Tagen und Herausforderungen, kann Tische schließen und Ergebnisse entfernen und hat vielleicht Sicherungen.',
      forget:
        'Wer an einem Tisch saß, kann seinen Namen und seine Worte dort löschen lassen, auch in der Aufzeichnung: auf demselben Gerät unter Einstellungen oder mit dem Schlüssel des Platzes, DELETE /api/tables/TISCH/me. Oder frag, wer diesen Server betreibt.',
    },
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
    host: 'Adresse, unter der der Server erreichbar ist; Standard: alle',
    data: 'der Ordner für die Datei mit allen Spielen; Standard: data',
    database: 'alles stattdessen in dieser PostgreSQL-Datenbank halten: postgres://…',
    page: 'der Ordner der gebauten Seite',
    origin: 'eine andere Website, deren Seiten die API nutzen dürfen; mehrfach möglich',
    rate: 'das Wievielfache der üblichen Zahl von Anfragen eine Adresse senden darf; 0 für keine Grenze',
    proxies: 'wie viele Proxys vor dem Server stehen',
    metrics: 'wer /metrics lesen darf: local (nur dieser Rechner) oder all (alle)',
    botThreads: 'Anzahl der Threads, in denen die Bots denken',
    keep: 'wie viele Tage ein Tisch nach dem letzten Zug bleibt',
    keepRecords: 'wie viele Tage die Aufzeichnung eines beendeten Spiels bleibt; Standard: 0, für immer',
    log: 'wie viel protokolliert wird: trace, debug, info, warn, error, fatal oder silent',
    backup: 'die Datei mit allen Spielen hierhin kopieren, ob ein Server darauf läuft oder nicht, und beenden',
    backupEvery: 'die Datei im Abstand von so vielen Stunden in den Ordner backups daneben kopieren; Standard: 0, nie',
    backupKeep: 'wie viele dieser Kopien bleiben; Standard: 7',
  },
}
