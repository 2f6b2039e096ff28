import type { arena as source } from '../../en/problems/arena.ts'
import { list, type Sentences, show } from '../../sentence.ts'

/** Problems with bots, their budgets, and the parts of an experiment. */
export const arena: Sentences<typeof source> = {
  'unknown-bot': ({ bot, levels, characters }) =>
    `Den Bot „${show(bot)}“ gibt es nicht; wähle eine Stärke (${list(levels)}) oder einen Stammgast (${list(characters)}).`,
  'reference-bot': ({ bot }) =>
    `„${show(bot)}“ ist ein Vergleichsbot. Vergleichsbots gehören nicht zu diesem Programm: Sie spielen im Quelltext des Projekts, mit npm run arena.`,
  'bad-budget': ({ budget }) => `„${show(budget)}“ ist keine Denkzeit; schreibe 200ms, 2s oder 2000it.`,
  'too-few-bots': 'Es braucht mindestens zwei Bots; nenne sie mit Kommas dazwischen.',
  'too-many-bots': ({ bots, players }) =>
    `${show(bots)} Bots passen nicht an einen Tisch mit ${show(players)} Plätzen; erhöhe --players oder nenne weniger.`,
  'bots-do-not-fit': ({ bots, places }) =>
    `${show(bots)} Bots sind für ${show(places)} Plätze genannt; nenne einen für alle oder einen je Platz.`,
  'bad-shard': ({ shard }) => `„${show(shard)}“ ist kein Teil eines Versuchs; schreibe 1/3 für den ersten von dreien.`,
  'not-a-shard': ({ file }) => `„${show(file)}“ ist kein Teil eines Versuchs, den halfpint arena geschrieben hat.`,
  'shard-unfinished': ({ file, pairs, expected }) =>
    `„${show(file)}“ wurde nach ${show(pairs)} von ${show(expected)} Kartenverteilungen abgebrochen; spiele diesen Teil noch einmal.`,
  'other-experiment': ({ file, other, keys }) =>
    `„${show(file)}“ gehört zu einem anderen Versuch als „${show(other)}“; sie unterscheiden sich in ${list(keys)}.`,
  'shard-twice': ({ file, other, shard }) =>
    `„${show(file)}“ und „${show(other)}“ sind beide Teil ${show(shard)}; lass einen weg.`,
  'bot-faults': ({ bot, late, ended, illegal, unasked }) =>
    `${show(bot)} hat Entscheidungen verloren; sie wurden ausgelost: ${show(late)}, weil die Antwort zu spät kam, ${show(ended)}, weil das Programm endete, ${show(illegal)}, weil die Antwort nicht die Nummer eines erlaubten Zugs war, ${show(unasked)}, weil es nach zehn verlorenen in Folge nicht mehr gefragt wurde.`,
  'bot-never-answered': ({ bot }) =>
    `${show(bot)} lässt sich nicht starten oder hat kein einziges Mal gültig geantwortet; darum gibt es kein Ergebnis. Starte den Befehl allein, um den Fehler zu sehen.`,
  'bad-sprt': ({ sprt }) => `„${show(sprt)}“ sind keine zwei Anteile in Prozent; den kleineren zuerst, etwa 50,52.`,
  'other-log': ({ file }) => `„${show(file)}“ gehört zu einem anderen Versuch; bitte eine andere Datei nennen.`,
  'shard-missing': ({ shards }) => `Teile des Versuchs fehlen: ${list(shards)}.`,
  'no-shards': 'Es gibt keine Teile zum Zusammensetzen; nenne ihre Dateien.',
  'no-such-seats': ({ value, most }) =>
    `„${show(value)}“ sind keine Plätze; schreibe Zahlen von 0 bis ${show(most)}, etwa 0,2.`,
}
