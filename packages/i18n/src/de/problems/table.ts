import type { table as source } from '../../en/problems/table.ts'
import { list, type Sentences, show } from '../../sentence.ts'

/** Problems at a live table, and problems of the proof of a deal. */
export const table: Sentences<typeof source> = {
  'table-locked': 'Der Gastgeber lässt niemanden mehr an diesen Tisch. Zuschauen kannst du trotzdem.',
  'not-welcome': 'Der Gastgeber hat dich endgültig von diesem Tisch entfernt.',
  'is-here': 'Die Person ist da; ein Bot spielt nur für jemanden, der weg ist.',
  'id-used': ({ id }) =>
    `Die Kennung „${show(id)}“ gehört schon zu einer anderen Anfrage. Gib jeder Anfrage eine eigene.`,
  'already-seated': 'Du sitzt schon an diesem Tisch. Um den Platz zu wechseln, steh zuerst auf.',
  'bad-name': ({ most }) => `Ein Name braucht mindestens ein und höchstens ${show(most)} Zeichen.`,
  'bad-person': ({ key }) => `So kann sich niemand setzen: „${show(key)}“ fehlt oder ist falsch geschrieben.`,
  'bad-seats': ({ least, most }) =>
    `Dieses Spiel ist für ${show(least)} bis ${show(most)} Spieler; wähle so viele Plätze.`,
  'bad-setup': ({ key }) => `So lässt sich der Tisch nicht eröffnen: „${show(key)}“ fehlt oder ist falsch geschrieben.`,
  'bad-share': 'Ein Beitrag zum Mischen sind 32 Bytes, geschrieben als 64 Hexadezimalziffern in Kleinbuchstaben.',
  'bad-text': ({ most }) => `Eine Zeile braucht mindestens ein und höchstens ${show(most)} Zeichen.`,
  'bad-time': ({ key, least, most }) =>
    `„${show(key)}“ ist eine Zeit in Millisekunden, von ${show(least)} bis ${show(most)}.`,
  'seat-taken': 'Dieser Platz ist besetzt; nimm einen anderen.',
  'seats-open': ({ open }) => `Freie Plätze: ${show(open)}. Warte auf Freunde oder setz Bots hin.`,
  'host-is-here': 'Der Gastgeber ist da oder gerade erst gegangen. Frag ihn oder warte ein wenig.',
  'match-under-way': 'Nicht mitten im Spiel; warte, bis es zu Ende ist.',
  muted: 'Der Gastgeber hat dich an diesem Tisch stumm geschaltet; nur er kann das ändern.',
  'no-match': 'An diesem Tisch wird gerade nicht gespielt; der Gastgeber beginnt das nächste Spiel.',
  'no-share-awaited':
    'Gerade wird kein Beitrag zum Mischen erwartet; sende deinen, sobald vor der nächsten Runde „pledged“ gemeldet wird.',
  'not-a-person': 'Das kann nur ein Mensch; auf diesem Platz sitzt keiner.',
  'not-seated': 'Das kann nur, wer am Tisch sitzt. Setz dich zuerst.',
  'not-the-host': 'Das kann nur der Gastgeber des Tischs; frag ihn.',
  'symbol-taken': 'Dieses Symbol hat schon jemand am Tisch; wähle ein anderes.',
  'table-exists': 'Einen Tisch mit diesem Namen gibt es schon; wähle einen anderen.',
  'already-queued': 'Du wartest schon auf einen Platz an diesem Tisch.',
  'queue-full': 'Auf einen Platz an diesem Tisch warten schon zu viele. Zuschauen kannst du trotzdem.',
  'not-queued': 'Diese Person wartet nicht auf einen Platz.',
  'nothing-to-retract': 'Das lässt sich nicht mehr ändern: Die anderen haben es schon gesehen.',
  'table-full': 'An diesem Tisch ist kein Platz frei. Zuschauen kannst du trotzdem.',
  'unknown-reaction': ({ known }) => `Diese Reaktion gibt es nicht; es gibt ${list(known)}.`,
  'bad-proof': ({ key }) =>
    `Der Beweis für dieses Austeilen ist nicht lesbar: „${show(key)}“ fehlt oder ist falsch geschrieben.`,
  'deal-not-chained': 'Dieses Austeilen nennt nicht das vorige: Es könnte eines ausgelassen worden sein.',
  'deal-not-pledged': 'Die geheime Zahl dieser Runde ist nicht die, die der Server vorher festgelegt hat.',
  'deal-not-proven': 'Die Karten dieser Runde sind nicht die, die aus geheimer Zahl und Beiträgen folgen.',
  'share-not-sealed': 'Der Beitrag eines Geräts ist nicht der, den es vorher versiegelt hatte.',
  'proof-misplaced': ({ key }) =>
    `Der Beweis gehört zu einem anderen Austeilen: „${show(key)}“ passt nicht zu dieser Runde.`,
}
