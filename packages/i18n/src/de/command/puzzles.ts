import type { puzzleCommand as source } from '../../en/command/puzzles.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('de')

/** Texts of the command about puzzles. */
export const puzzleCommand: Translated<typeof source> = {
  puzzles: {
    about: 'Aufgaben machen, deren Lösung bewiesen die einzige ist, oder solche Aufgaben noch einmal beweisen.',
    examples: [
      { what: 'hundert Aufgaben für ein anderes Programm', type: 'halfpint puzzles make herzlos --count 100 --json' },
    ],
  },
  make: {
    about:
      'Aufgaben machen: Stellungen, in denen genau ein Spielzug das Ziel erreicht, was die anderen auch tun. Jede Lösung ist bewiesen, indem alles versucht wurde.',
    examples: [
      { what: 'drei Aufgaben, je in einer Zeile', type: 'halfpint puzzles make half-pint-heroes --count 3' },
      { what: 'jedes Mal dieselben', type: 'halfpint puzzles make herzlos --count 100 --seed tea --json' },
      { what: 'nur zu einem Thema', type: 'halfpint puzzles make herzlos --theme duck --json' },
    ],
  },
  check: {
    about: 'Jede Aufgabe einer Datei noch einmal beweisen: Genau ein Spielzug ist richtig, und zwar der genannte.',
    examples: [{ what: 'Aufgaben von anderswo', type: 'halfpint puzzles check puzzles.jsonl' }],
  },
  puzzle: {
    about: 'Eine Aufgabe im Terminal lösen: die von heute, oder eine mit ihrer Kennung.',
    examples: [
      { what: 'die Aufgabe des Tages', type: 'halfpint puzzle' },
      { what: 'von einem der Spiele', type: 'halfpint puzzle herzlos' },
      { what: 'antworten, ohne gefragt zu werden', type: "halfpint puzzle z9 --play 'play f4' --json" },
    ],
  },
  files: 'eine Datei mit Aufgaben, eine je Zeile; - liest von stdin',
  id: 'die Kennung einer Aufgabe, oder ein Spiel für dessen Aufgabe des Tages',
  flags: {
    count: 'wie viele Aufgaben',
    seed: 'beliebiger Text; derselbe ergibt dieselben Aufgaben',
    theme: 'nur Aufgaben zu diesem Thema',
    json: 'je Aufgabe eine Zeile JSON mit der ganzen Stellung, dem Ziel und der Lösung',
    play: 'dein Spielzug, wie du ihn tippen würdest',
    solveJson: 'die Aufgabe, oder mit --play die Antwort, als eine Zeile JSON',
  },
  you: 'Du',
  other: seat => `Spieler ${seat}`,
  right: 'Richtig! So geht es weiter:',
  wrong: 'Das erreicht das Ziel nicht. So geht es weiter:',
  solution: play => `Der richtige Spielzug: ${play}.`,
  checked: ({ sound, bad }) => `${count(sound, { one: 'Aufgabe stimmt', other: 'Aufgaben stimmen' })}, ${bad} nicht.`,
}
