import type { records as source } from '../../en/problems/records.ts'
import { list, type Sentences, show } from '../../sentence.ts'

/** Problems with options, and with a record as a whole. */
export const records: Sentences<typeof source> = {
  'bad-options': 'Die Optionen sind kein JSON-Objekt. Schreibe sie als {"rounds": 5} oder lass sie weg.',
  'bad-option': ({ option, value, allowed }) =>
    `Die Option „${show(option)}“ kann nicht „${show(value)}“ sein; erlaubt ist ${show(allowed)}.`,
  'unknown-option': ({ option, known }) => `Dieses Spiel hat keine Option „${show(option)}“; es gibt ${list(known)}.`,
  'not-a-record':
    'Das ist JSON, aber keine Aufzeichnung eines Spiels. Eine Aufzeichnung ist ein Objekt: {"game": …, "players": …, "rounds": …}.',
  'wrong-game': ({ game, expected }) => `Diese Aufzeichnung ist von „${show(game)}“, erwartet war ${show(expected)}.`,
  'unknown-game': ({ game, known }) => `Ein Spiel „${show(game)}“ gibt es nicht; die Spiele sind ${list(known)}.`,
  'missing-key': ({ key }) => `„${show(key)}“ fehlt; bitte ergänzen.`,
  'bad-players': ({ least, most }) =>
    `„players“ muss eine Liste mit ${show(least)} bis ${show(most)} Namen sein, einem für jeden Platz.`,
  'bad-choices': ({ key, seats }) =>
    `„${show(key)}“ muss eine Liste mit einem Eintrag für jeden der ${show(seats)} Plätze sein.`,
  'bad-round': 'Eine Runde muss ein Objekt sein: {"deck": …, "plays": …}.',
  'bad-plays': '„plays“ muss die Liste aller Spielzüge der Runde sein, der Reihe nach.',
  'round-after-end': 'Das Spiel war schon zu Ende; entferne diese Runde.',
  'play-after-end': 'Die Runde war schon zu Ende; entferne diesen Spielzug.',
  'missing-play':
    'Hier fehlt ein Spielzug: Die Runde geht weiter, die Aufzeichnung nicht. Ergänze ihn oder entferne, was danach kommt.',
  'result-too-early':
    'Die Aufzeichnung nennt das Ergebnis eines Spiels, das noch läuft. Entferne es oder ergänze die fehlenden Runden.',
  'bad-result': ({ stated }) => `Ein Ergebnis muss ein Objekt sein, nicht ${show(stated)}.`,
  'wrong-result': ({ key, stated, expected }) =>
    `Das genannte Ergebnis stimmt nicht: Bei „${show(key)}“ steht ${show(stated)}, nach den Regeln ist es ${show(expected)}.`,
}
