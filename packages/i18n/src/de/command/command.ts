import type { command as source } from '../../en/command/command.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('de')

/** Help and reports of the command. */
export const command: Translated<typeof source> = {
  about:
    'Half-Pint Heroes und Herzlos im Terminal: spielen, Bots spielen lassen, Aufzeichnungen prüfen und analysieren.',
  headings: {
    usage: 'Aufruf:',
    arguments: 'Angaben:',
    options: 'Optionen:',
    globalOptions: 'Optionen aller Befehle:',
    commands: 'Befehle:',
    examples: 'Beispiele:',
    anyOptions: '[Optionen]',
    commandAndOptions: '<Befehl> [Optionen]',
    usual: value => `(Standard: ${value})`,
  },
  arguments: {
    game: 'das Spiel',
    files: 'Dateien mit Aufzeichnungen, eine je Zeile; - liest von stdin',
  },
  flags: {
    help: 'diese Hilfe zeigen',
    helpCommand: 'die Hilfe zu einem Befehl zeigen',
    version: 'die Version zeigen',
    lang: 'die Sprache; Standard: die des Systems',
    noColor: 'keine Farben; NO_COLOR in der Umgebung bedeutet dasselbe',
    players: 'wie viele Spieler',
    games: 'wie viele Spiele',
    seed: 'beliebiger Text; derselbe Startwert gibt dieselben Spiele',
    option: 'eine Regeloption, etwa rounds=5; auch mehrmals',
    from: 'die Nummer des ersten Spiels, um eine Reihe fortzusetzen oder in Teile zu zerlegen',
    csv: 'statt Aufzeichnungen eine Tabelle (CSV) schreiben: eine Zeile für jede Runde und jeden Platz',
    out: 'die Aufzeichnungen in diese Datei schreiben, nicht nach stdout; eine vorhandene wird nicht überschrieben',
    keep: 'die Aufzeichnung des Spiels in diese Datei schreiben; eine vorhandene wird nicht überschrieben',
    append: 'zu --out: an eine vorhandene Datei anhängen',
    force: 'zu --out: eine vorhandene Datei überschreiben',
    name: 'dein Name am Tisch',
    resume: 'das Spiel fortsetzen, das du verlassen hast',
    judgeJson: 'eine Zeile JSON je Aufzeichnung',
    hand: 'die Handkarten, 1 bis 7',
    row: 'die Karten der Auslage, 0 bis 5',
    setsJson: 'eine Zeile JSON je Spielzug',
  },
  play: {
    about: 'Im Terminal gegen die Stammgäste der Kneipe spielen.',
    examples: [
      { what: 'zu viert', type: 'halfpint play half-pint-heroes' },
      { what: 'ein kurzes Spiel zu dritt', type: 'halfpint play herzlos --players 3 --option rounds=2' },
      { what: 'gegen die Wirtin und einen Raufbold', type: 'halfpint play half-pint-heroes --bots oda,bruno' },
    ],
  },
  simulate: {
    about: 'Lässt Bots spielen (ohne Angabe: zufällige) und schreibt eine Aufzeichnung je Zeile.',
    examples: [
      {
        what: 'tausend Spiele, die jeder wiederholen kann',
        type: 'halfpint simulate herzlos --games 1000 --seed tee --out games.jsonl',
      },
      {
        what: 'Könner mit fester Denkzeit je Entscheidung',
        type: 'halfpint simulate half-pint-heroes --bots expert --budget 500it --seed tee',
      },
      {
        what: 'genannte Kombinationen zu siebt, gleich geprüft',
        type: 'halfpint simulate half-pint-heroes -p 7 -o sets=declared | halfpint judge -',
      },
    ],
  },
  judge: {
    about:
      'Spielt Aufzeichnungen nach und prüft jeden Zug und jedes genannte Ergebnis nach den Regeln. Der Exit-Code ist nur dann 0, wenn alle stimmen.',
    examples: [
      { what: 'eine Datei prüfen', type: 'halfpint judge games.jsonl' },
      { what: 'für Programme: Runde und Zug zählen ab 0', type: 'halfpint judge --json games.jsonl' },
    ],
  },
  sets: {
    about: 'Alle Spielzüge, die eine Hand von Half-Pint Heroes mit einer Auslage machen kann, die stärksten zuerst.',
    examples: [
      {
        what: 'eine Karte ist eine Farbe (r rot, y gelb, g grün, b blau, k schwarz) und eine Zahl',
        type: 'halfpint sets --hand "r7 r5" --row "r12 y12 g7 b5"',
      },
      {
        what: 'Gruppen der Auslage darf jeder mitbenutzen',
        type: 'halfpint sets --hand "r7" --row "r12 y12 g7" --option rowGroups=free',
      },
    ],
  },
  completion: {
    about: 'Ein Skript ausgeben, mit dem deine Shell Befehle, Spiele und Optionen ergänzt.',
    examples: [{ what: 'in ~/.bashrc', type: 'source <(halfpint completion bash)' }],
    shell: 'deine Shell',
  },
  man: {
    about: 'Die Seite des Handbuchs ausgeben.',
    examples: [{ what: 'lesen', type: 'halfpint man | man -l -' }],
  },
  examples: [
    { what: 'spielen', type: 'halfpint play half-pint-heroes' },
    {
      what: 'den Computer spielen lassen und prüfen, was er getan hat',
      type: 'halfpint simulate herzlos --games 100 | halfpint judge -',
    },
    { what: 'was kann diese Hand?', type: 'halfpint sets --hand "r7 r5" --row "r12 y12 g7 b5"' },
  ],
  rulesOptions: game => `Regeloptionen von ${game}:`,
  error: 'Fehler:',
  seeHelp: line => `Siehe: ${line}`,
  seedDrawn: seed => `Der Startwert ist ${seed}; --seed ${seed} wiederholt diese Spiele.`,
  simulated: ({ done, total }) => `${done} von ${count(total, { one: 'Spiel', other: 'Spielen' })}`,
  judging: file => `prüfe ${file}`,
  place: ({ item, round, play }) => {
    const parts = [
      ...(item === undefined ? [] : [`Aufzeichnung ${item}`]),
      ...(round === undefined ? [] : [`Runde ${round}`]),
      ...(play === undefined ? [] : [`Zug ${play}`]),
    ]
    return parts.length === 0 ? '' : `${parts.join(', ')}: `
  },
  judged: ({ good, bad }) => {
    const records = count(good + bad, { one: 'Aufzeichnung', other: 'Aufzeichnungen' })
    return bad === 0
      ? `${records}, ${good === 1 ? 'richtig' : 'alle richtig'}`
      : `${records}, ${count(good, { one: 'richtig', other: 'richtig' })}, ${count(bad, { one: 'falsch', other: 'falsch' })}`
  },
  untold: bad =>
    count(bad, {
      one: 'weitere falsche Aufzeichnung wird nicht gezeigt.',
      other: 'weitere falsche Aufzeichnungen werden nicht gezeigt.',
    }),
  withoutRecords: files => count(files, { one: 'Datei ohne Aufzeichnungen', other: 'Dateien ohne Aufzeichnungen' }),
  roundsPlayed: rounds => count(rounds, { one: 'Runde', other: 'Runden' }),
  unfinished: games => count(games, { one: 'unfertiges Spiel', other: 'unfertige Spiele' }),
  fairDeals: ({ deals, proven }) =>
    proven === deals
      ? count(deals, { one: 'Austeilung, nachweislich fair', other: 'Austeilungen, alle nachweislich fair' })
      : `${count(deals, { one: 'Austeilung', other: 'Austeilungen' })}, davon ${proven} nachweislich fair`,
  altogether: 'Zusammen:',
}
