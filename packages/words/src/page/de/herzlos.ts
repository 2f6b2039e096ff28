import { play, terms } from '../de.ts'
import type { HerzlosWords } from '../en/herzlos.ts'

const { askPass, chosen, pointsOf, marchLooms, passed, plays, throws, takes, heartsOpened, march, marchWon } =
  play.herzlos
const { leadsWith, takesLead, takesTrick, staysBelow, throwsOff, heartsClosed, heartsOpen } = play.herzlos
const { roundOf, trickNumber, thinking, winners } = play

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

/** What the Herzlos table says. Where a name may be `null`, it is the reader who acts. */
export const herzlos: HerzlosWords = {
  says: {
    plays,
    throws,
    takes,
    passed,
    heartsOpened,
    march,
    marchWon,
    dealt: play.herzlos.dealt,
    score: (name, points) => `${name ?? 'du'} ${points}`,
  },
  ask: { pass: askPass, chosen, lead: play.herzlos.askLead, play: play.herzlos.askPlay, thinking },
  would: { leadsWith, takesLead, takesTrick, staysBelow, throwsOff },
  table: {
    roundOf,
    trickNumber,
    heartsClosed,
    heartsOpen,
    marchLooms,
    pointsOf,
    trick: 'Der Stich',
    hand: 'Deine Hand',
    nothingYet: 'Noch liegt keine Karte.',
    seat: (name, count, taken, total) => `${name}: ${cards(count)}, ${taken} in dieser Runde, ${total} gesamt`,
    hasPassed: 'hat gewählt',
    choosing: 'wählt noch',
    passing: 'Karten gehen nach rechts',
    highest: 'nimmt ihn bisher',
    lastTrick: 'Letzter Stich',
  },
  pass: (count, name) => `${cards(count)} an ${name} geben`,
  moreCards: count => `Noch ${cards(count)}`,
  playCard: 'Spielen',
  chooseCard: 'Wähle eine Karte.',
  playOut: 'Rest ausspielen',
  playOutWhy: 'Alle Punkte sind gefallen; die letzten Stiche zählen nichts.',
  playingOut: 'Der Rest wird ausgespielt.',
  reasons: {
    'first-lead': 'Den ersten Stich eröffnet die Blumen-2.',
    'hearts-closed': 'Herz darf noch nicht ausgespielt werden: Niemand hat eines abgeworfen.',
    'follow-suit': suit => `Du musst bedienen: Spiel ${terms.suits[suit]}.`,
    'not-your-turn': name => `Warte: ${name} ist dran.`,
    'enough-chosen': count => `Nur ${cards(count)} werden weitergegeben. Nimm erst eine zurück.`,
  },
  round: {
    heading: round => `Nach Runde ${round}`,
    why: (name, round) => `${name}, Runde ${round}`,
    cell: (name, round, points) => `${name}, Runde ${round}: ${points}. Warum?`,
    nothing: 'nichts, was zählt',
    rule: {
      hearts:
        'Herzen kosten Punkte: so viele, wie sie zeigen (Bube 11, Dame 12, König 13, As 14), wenn nichts anderes verabredet ist.',
      queen: 'Die Blumen-Dame kostet 25.',
      jack: 'Der Diamanten-Bube bringt 15.',
      march: 'Wer alle Herzen und die Dame nimmt, zahlt nichts dafür; alle anderen zahlen für alle.',
    },
    next: 'Nächste Runde',
    result: 'Zum Ergebnis',
  },
  final: {
    winners,
    jacks: 'Gefangene Buben',
    queens: 'Genommene Damen',
    clean: 'Runden ohne Minus',
  },
}
