import type { bots as source } from '../en/bots.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { because } from './because.ts'
import { characters } from './characters.ts'
import { decisions } from './decisions.ts'

const count = counter('de')

/** Texts about bots: characters, results, and their choices. */
export const bots: Translated<typeof source> = {
  ...decisions,
  characters,
  flags: {
    arenaBots:
      'zwei oder mehr Stärken oder Stammgäste, auf Wunsch mit eigener Denkzeit: champion@200ms,expert@2000it; proc:BEFEHL ist ein eigenes Programm',
    bots: 'wer spielt: Stärken oder Stammgäste der Kneipe, einer für alle oder einer je Platz',
    opponents: 'deine Gegner: Stärken oder Stammgäste der Kneipe, einer für alle oder einer je Platz',
    budget: 'wie lange ein Bot nachdenken darf: 200ms nach der Uhr, 2000it in Durchläufen',
    workers: 'wie viele Spiele zugleich laufen; Standard: eines je Prozessorkern',
    shard: 'nur diesen Teil des Versuchs spielen, etwa 1/3; braucht einen Startwert',
    arenaCsv: 'das Ergebnis als Tabelle (CSV), eine Zeile für jeden Bot',
    arenaJson: 'das Ergebnis als eine Zeile JSON; mit --shard die Summen jeder Kartenverteilung',
    mergeJson: 'das Ergebnis als eine Zeile JSON',
    arenaOut: 'die Summen jeder Kartenverteilung auch in diese Datei schreiben, für merge',
    sprt: 'aufhören, sobald klar ist, welchen Anteil der Siege der erste Bot hat, etwa 50,52; der Mittelwert eines beendeten Tests ist verzerrt',
    sprtLog: 'die Partien eines solchen Tests in dieser Datei aufheben und dort weitermachen',
    sprtPicture: 'den Verlauf des Tests in diese Datei zeichnen',
    seats: 'nur diese Plätze, ab 0 gezählt, etwa 0,2',
    reviewBudget:
      'wie lange der Meister über eine Entscheidung nachdenkt, 200ms oder 2000it; sonst wie auf der Seite, überall gleich',
    reviewJson: 'eine Zeile JSON je Aufzeichnung',
  },
  arguments: { shards: 'Dateien, die --out oder --shard mit --json geschrieben hat' },
  botsHelp: 'Stärken, die schwächste zuerst:',
  charactersHelp: 'Stammgäste der Kneipe:',
  arena: {
    about:
      'Lässt Bots mit denselben Karten in jeder Sitzordnung gegeneinander spielen und sagt, wie sicher das Ergebnis ist. Siege: der Anteil des Bots an allen Siegen. Bei gleicher Stärke haben alle denselben Anteil.',
    examples: [
      { what: 'wie viel besser spielt „Geübt“?', type: 'halfpint arena herzlos --bots regular,novice --games 600' },
      {
        what: 'einer von drei Teilen, jeder auf einem eigenen Rechner',
        type: 'halfpint arena half-pint-heroes --bots champion,expert --seed tee --shard 1/3 --out teil1.json',
      },
    ],
  },
  merge: {
    about: 'Setzt die Teile eines Versuchs zusammen: genau das, was er in einem Stück ergeben hätte.',
    examples: [{ what: 'drei Teile', type: 'halfpint arena merge teil1.json teil2.json teil3.json' }],
  },
  seated: {
    about:
      'Setzt ein eigenes Programm an einen laufenden Tisch: Es wird wie in der Arena gefragt, eine Zeile JSON für jede Entscheidung, und antwortet mit der Nummer seiner Wahl. Neustarts des Servers und verlorene Verbindungen werden abgewartet; es bleibt für eine Partie.',
    examples: [
      {
        what: 'ein Bot in Python, am Tisch, dessen Link auf k3w9x0f7 endet',
        type: 'halfpint bot "python3 mybot.py" --server https://halfpint.example --table k3w9x0f7',
      },
    ],
    program: 'das Programm mit seinen Argumenten, in Anführungszeichen',
    server: 'die Adresse des Servers',
    table: 'der letzte Teil des Links zum Tisch',
    name: 'sein Name am Tisch',
    sat: ({ name, seat, table }) => `${name} sitzt auf Platz ${seat} am Tisch ${table}.`,
    away: 'Der Server antwortet nicht; neuer Versuch.',
    back: 'Der Server ist wieder da.',
    refused: code => `Der Server hat einen Zug abgelehnt (${code}).`,
    over: 'Die Partie ist zu Ende.',
  },
  review: {
    about:
      'Geht die Entscheidungen eines Spiels durch: was der Meister vom selben Platz aus getan hätte, was jede Wahl an Siegchance gekostet hat und wie viel Kartenglück dabei war.',
    examples: [
      { what: 'die eigenen Entscheidungen im letzten Spiel', type: 'halfpint review games.jsonl --seats 0' },
      { what: 'jedes Mal dasselbe Ergebnis', type: 'halfpint review games.jsonl --budget 2000it --json' },
    ],
  },
  roundedUp: ({ games, perPair }) =>
    `${count(games, { one: 'Spiel', other: 'Spiele' })}: Jede Kartenverteilung wird in allen ${perPair} Sitzordnungen gespielt.`,
  stopped: ({ done, total }) =>
    `Nach ${done} von ${count(total, { one: 'Spiel', other: 'Spielen' })} abgebrochen; es zählen nur Kartenverteilungen, die in allen Sitzordnungen gespielt sind.`,
  timeLeft: minutes => `noch etwa ${count(minutes, { one: 'Minute', other: 'Minuten' })}`,
  nothingWhole: 'Noch ist keine Kartenverteilung in allen Sitzordnungen gespielt, also gibt es kein Ergebnis.',
  experiment: ({ game, players, games, pairs }) =>
    `${game}, ${players} Spieler, ${count(games, { one: 'Spiel', other: 'Spiele' })} mit ${count(pairs, { one: 'Kartenverteilung', other: 'Kartenverteilungen' })}`,
  wallClock:
    'Mehrere Spiele zugleich unter dieser Node-Version oder ein Programm unter den Bots: Denkzeiten laufen nach der Uhr. Spiel also auf einem ruhigen Rechner oder mit --workers 1.',
  tested: ({ deals, ratio, share, sure }: { deals: number; ratio: string; share: string; sure: boolean }) =>
    `Sequenzieller Test: Log-Likelihood-Verhältnis ${ratio} nach ${deals} Kartenverteilungen; ${sure ? `eher ${share}.` : 'nicht entschieden.'}`,
  columns: {
    bot: 'Bot',
    budget: 'Denkzeit',
    wins: 'Siege',
    interval: '95-%-Bereich',
    points: 'Punkte/Runde',
    exact: 'genau',
    brawls: 'Keilereien',
    marches: 'Durchmärsche',
    median: 'Median',
    longest: 'längste',
  },
  reviewColumns: {
    player: 'Spieler',
    accuracy: 'Genauigkeit',
    decisions: 'Entscheidungen',
    agreed: 'wie der Meister',
    loss: 'Kosten',
    luck: 'Kartenglück',
  },
  reviewNote: worlds =>
    `Genauigkeit: 100 spielt wie der Meister, 0 auf gut Glück. Kosten: verschenkte Siegchancen, zusammengezählt. Kartenglück: Punkte, die die Karten über dem Durchschnitt des Tisches wert waren. Jede Entscheidung wurde im Durchschnitt in ${count(worlds, { one: 'möglichen Verteilung', other: 'möglichen Verteilungen' })} erprobt.`,
  because,
}
