import { SCORING } from '@halfpint/half-pint'
import type { learn as source } from '../../en/half-pint/learn.ts'
import type { Translated } from '../../translated.ts'

/** The lessons of Half-Pint Heroes. */
export const learn: Translated<typeof source> = {
  summary:
    'Sieh dir Auslage und Hand an, sag an, wie viele Stiche du gewinnst, wette gegen jemanden, der sich verschätzt, und mach deine Ansage wahr.',
  guidedHint: 'Tilde und Gustl spielen langsam; du erfährst, was zu tun ist und warum. Etwa zwei Minuten.',
  turn: {
    heading: 'Eine Runde in fünf Schritten',
    steps: [
      'Geben: Die erste Karte sagt, wie viele Karten in der Auslage liegen und wie viele du bekommst.',
      'Ansagen: Leg geheim fest, wie viele Stiche du gewinnst, 0 bis 6.',
      'Wetten: Leg deinen Wettchip vor einen Gegner, der seine Ansage verfehlen wird.',
      'Spielen: eine bis fünf Karten, die allein oder mit der Auslage eine Kombination ergeben. Wer die stärkste spielt, gewinnt den Stich und spielt als Nächstes aus. Drei Stiche in Folge sind eine Keilerei.',
      `Werten: ${SCORING.trick} je Stich, für die genaue Ansage ein Bonus und ein Kreuz, ${SCORING.bet} für eine gute Wette.`,
    ],
  },
  sets: 'Die elf Kombinationen',
  setsHint: 'Die stärkste zuerst. Die dunkleren Karten liegen in der Auslage und gehören allen.',
  aboutSets: {
    'royal-flush': '9 bis 13 in einer Farbe',
    five: 'fünf Karten mit gleicher Zahl',
    'straight-flush': 'fünf in Folge, eine Farbe',
    four: 'vier Karten mit gleicher Zahl',
    flush: 'fünf Karten einer Farbe',
    'full-house': 'drei gleiche Zahlen und zwei gleiche andere',
    straight: 'fünf in Folge, Farben beliebig',
    three: 'drei Karten mit gleicher Zahl',
    'two-pair': 'zwei gleiche Zahlen und zwei gleiche andere',
    pair: 'zwei Karten mit gleicher Zahl',
    'high-card': 'eine Karte allein',
  },
  figure: {
    tricks: won => (won === 1 ? '1 Stich' : `${won} Stiche`),
    exact: predicted => `genau ${predicted} angesagt`,
    missed: predicted => `${predicted} angesagt: daneben`,
    bet: 'Gute Wette',
    betLost: 'Wette verloren',
    noCards: 'keine Karten mehr',
    canPlay: 'Mögliche Kombinationen',
    players: ['Max', 'Laura', 'Sven', 'Frank'],
    streak: 'Serie',
  },
  lessons: {
    aim: {
      heading: 'Worum es geht',
      text: [
        'Zehn Runden. In jeder sagst du an, wie viele Stiche genau du gewinnst, und wettest gegen jemanden, der sich verschätzt hat. Punkte gibt es für Stiche, für richtige Ansagen und für gute Wetten. Wer die meisten Punkte hat, gewinnt.',
        'Gespielt wird mit 65 Karten: fünf Farben, jede von 1 bis 13. Höher ist stärker, die 1 ist immer die niedrigste. Jede Farbe hat ihre eigene Form und ihren Buchstaben.',
      ],
      figures: { colours: 'Roter Handschuh, gelber Krug, grüne Flasche, blauer Stern, schwarzer Hut.' },
    },
    deal: {
      heading: 'Die Auslage und deine Hand',
      text: [
        'Wer hatte zuletzt ein blaues Auge? Er oder sie beginnt die erste Runde; weiß es niemand mehr, wird gelost. In jeder Runde beginnt der Nächste im Uhrzeigersinn.',
        'Die erste Karte wird aufgedeckt. Die zwei kleinen Zahlen oben rechts auf der Karte sagen, wie viele Karten offen in der Auslage liegen und wie viele jeder bekommt. In diesem Kartenspiel sind es zusammen immer acht. Für jede Runde werden alle 65 Karten neu gemischt.',
        'Die Auslage gehört allen. Ihre Karten werden nie verbraucht: In jedem Stich darfst du auf sie bauen, und alle anderen auch.',
      ],
      figures: { split: 'Diese Karte bedeutet: 4 Karten in die Auslage, 4 für jeden.' },
    },
    predict: {
      heading: 'Ansagen',
      text: [
        'Alle legen geheim fest, wie viele Stiche sie gewinnen: 0 oder eine Summe aus den Karten 1, 2 und 3, also bis zu 6. Aufgedeckt wird gemeinsam.',
        'Sieh zuerst nach, welche Kombinationen deine Hand mit der Auslage ergibt.',
      ],
      figures: {
        choices:
          'Mit dieser Auslage ergibt deine Hand diese Kombinationen und keine anderen. Zwei Stiche könnten es werden: Sag 2 an.',
        prediction: '1 und 2 zusammen: „Ich gewinne genau drei Stiche.“',
      },
    },
    bet: {
      heading: 'Wetten',
      text: [
        `Leg deinen Wettchip vor den Gegner, der seine Ansage deiner Meinung nach nicht schafft. Hier werden alle Wetten gemeinsam aufgedeckt. Verfehlt er sie, nach oben oder nach unten, bekommst du ${SCORING.bet} Punkte.`,
        `Zu zweit musst du nicht wetten. Wettest du und der andere schafft seine Ansage, bekommt er die ${SCORING.bet} Punkte.`,
      ],
    },
    play: {
      heading: 'Eine Kombination spielen',
      text: [
        'Der Startspieler beginnt, dann geht es im Uhrzeigersinn. Spiel eine bis fünf Handkarten, die allein oder mit Karten der Auslage genau eine Kombination ergeben. Jede gespielte Karte muss dazugehören. Eine einzelne Karte geht immer, und wer Karten hat, muss spielen.',
        'Deine Karten zählen als die stärkste Kombination, die sie mit der Auslage bilden, ob du willst oder nicht. Darum ist Verlieren eine Kunst. (Der Tisch kann verabreden, dass du die Karten der Auslage stattdessen nennst.)',
      ],
      figures: { joining: 'Zwei Karten aus der Hand und zwei aus der Auslage: zwei Paare.' },
    },
    compare: {
      heading: 'Wer den Stich gewinnt',
      text: [
        'Die stärkere Kombination gewinnt. Gleiche Kombinationen vergleicht man nach der höchsten Zahl, dann nach der nächstniedrigeren, Karte für Karte durch die ganze Kombination; auch Full Houses, wenn nichts anderes verabredet ist. Farben spielen keine Rolle. Sind alle Zahlen gleich, gewinnt die zuerst gespielte.',
        'Wer gewinnt, spielt als Nächstes aus. Hat der Gewinner keine Karten mehr, spielt der nächste im Uhrzeigersinn aus, der noch Karten hat.',
      ],
      figures: {
        kinds:
          'Zwei Paare, geschlagen von einem Drilling, geschlagen von einer Straße. Der letzte Spieler kann sie nicht schlagen und muss trotzdem eine Karte spielen.',
        equals: 'Zweimal ein 8er-Paar: Das zuerst gespielte gewinnt. Wer keine Karten mehr hat, setzt aus.',
        higher: 'Zwei Straßen: Die bis 13 schlägt die bis 12.',
      },
    },
    groups: {
      heading: 'Ein Paar in der Auslage',
      text: [
        'Liegt ein Paar oder Drilling schon komplett in der Auslage, gehört es allen. Es kann nicht die eine Hälfte von zwei Paaren oder einem Full House sein; jede Hälfte braucht eine Karte aus deiner Hand, wenn der Tisch nichts anderes verabredet.',
        'Spielst du aber noch eine Karte dieser Zahl dazu, zählen alle.',
      ],
      figures: {
        rowpair:
          'Die 12er der Auslage helfen allein niemandem, also schlagen zwei Paare aus 7ern und 5ern das 7er-Paar.',
        rowthree: 'Eine weitere 12 aus der Hand macht daraus einen Drilling.',
      },
    },
    end: {
      heading: 'Wann die Runde endet',
      text: [
        'Die Runde endet, wenn alle Hände leer sind. Wer keine Karten mehr hat, setzt aus. Hat nur noch einer Karten, spielt er allein weiter und gewinnt jeden restlichen Stich.',
        'Zu zweit endet die Runde, sobald eine Hand leer ist; der laufende Stich wird noch fertig gespielt (die gedruckten Regeln brechen sofort ab).',
      ],
    },
    brawl: {
      heading: 'Keilerei',
      text: [
        `Wer in einer Runde drei Stiche hintereinander gewinnt, löst eine Keilerei aus. Die Runde endet sofort. Der Raufbold bekommt ${SCORING.trick} Punkte je Stich und ${SCORING.brawl} dazu, nichts für Ansage und Wette, und ein K. Alle anderen gehen leer aus, und die Wetten gelten nicht.`,
        'Der Rand um jedes Gesicht hat drei Teile; sie zeigen, wie nah eine Keilerei ist. Auch Stiche, die einer allein gewinnt, zählen dazu.',
      ],
    },
    score: {
      heading: 'Die Wertung',
      text: [
        `Jeder Stich: ${SCORING.trick} Punkte. Ansage genau getroffen: noch einmal ${SCORING.trick} je angesagtem Stich und ein Kreuz. 0 angesagt und keinen gewonnen: ${SCORING.zero} Punkte (ab fünf Spielern ${SCORING.zeroOfMany}). Gute Wette: ${SCORING.bet}.`,
      ],
      figures: {
        score: 'Laura hat 3 angesagt und 3 gewonnen, und ihre Wette gegen Max war gut.',
        missed: 'Max hat 0 angesagt, aber 1 gewonnen, und seine Wette gegen Laura ist verloren.',
      },
    },
    gunfight: {
      heading: 'Schießerei',
      text: [
        'Fünfmal hintereinander ein Kreuz oder K löst eine Schießerei aus: Bekommst du in der nächsten Runde das sechste, gewinnst du sofort das ganze Spiel, egal wie es steht. Fällt das fünfte in der letzten Runde, gibt es eine Zusatzrunde.',
        'Gelingt es mehreren zugleich, gewinnt von ihnen die höchste Ansage; ist auch die gleich, teilen sie sich den Sieg. Gelingt es niemandem, geht das Spiel weiter; nach der Zusatzrunde ist es in jedem Fall zu Ende.',
      ],
      figures: { marks: 'Noch ein Kreuz oder K gewinnt das Spiel.' },
    },
    final: {
      heading: 'Das Ende',
      text: [
        `Nach zehn Runden bekommt jeder noch ${SCORING.mark} Punkte für jede Runde seiner längsten Serie mit Kreuz oder K. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die meisten K hat, dann die meisten Kreuze. Ist auch das gleich, teilt man sich den Sieg.`,
      ],
      figures: { pad: 'Max hat eine Serie von drei Runden, das sind 30 Punkte. Laura gewinnt mit 320.' },
    },
    drinking: {
      heading: 'Mit Getränken',
      text: [
        'Es ist ein Kneipenspiel, also gibt es Trinkregeln; der Punkteblock und Tische mit Freunden kennen sie, und jede lässt sich einzeln einschalten. Von oben nach unten werden sie härter: Zuerst trinken alle nach einer Keilerei oder wenn alle Ansagen oder keine erfüllt sind, später, wer danebenliegt oder seine Wette verliert, alle anderen, wenn jemand eine Serie hat, und alle, wenn die Ansagen zusammen so viele sind, wie jeder Karten hat. Man trinkt höchstens einmal je Runde; nur die letzte Regel kommt noch dazu.',
        'Echte Freunde trinken alle zusammen. Jedes Getränk ist recht, mit oder ohne Alkohol; passt die Regeln eurer Runde an, esst vorher etwas, und jeder darf aussetzen. Nichts für Minderjährige, Schwangere und Suchtkranke, und nichts für alle, die noch fahren.',
      ],
    },
  },
  advice: {
    count: {
      heading: 'Sichere Stiche zählen, zweifelhafte halb',
      text: 'Ein hohes Paar mit der Auslage gewinnt oft, eine hohe Karte selten. Zu viert sind die meisten Blätter ein oder zwei Stiche wert; wer drei ansagt, braucht Glück.',
    },
    row: {
      heading: 'Lies zuerst die Auslage',
      text: 'Liegen die Zahlen nah beieinander, drohen Straßen; bei gleicher Farbe drohen Flushs. Was die Auslage dir gibt, gibt sie allen: Wo Straßen drohen, ist ein Paar wenig.',
    },
    lose: {
      heading: 'Früh verlieren, solange andere stark sind',
      text: 'Spiel eine unerwünschte Karte unter eine große Kombination. In den letzten Stichen hat vielleicht niemand mehr etwas Starkes, und eine einsame 6 gewinnt aus Versehen.',
    },
    last: {
      heading: 'Achte darauf, wer noch Karten hat',
      text: 'Große Kombinationen leeren die Hand. Wer noch Karten hat, wenn alle anderen fertig sind, gewinnt jeden weiteren Stich, und drei davon sind eine Keilerei.',
    },
    bold: {
      heading: 'Wette gegen die Mutigen',
      text: 'Hohe Ansagen gehen öfter daneben als niedrige. Auch die 0 ist schwer, wenn die Auslage reich ist: Dann wird aus jeder Karte ein Paar.',
    },
    stop: {
      heading: 'Eine Keilerei gemeinsam verhindern',
      text: 'Zwei Teile eines Randes leuchten: Eine Keilerei kostet dich die Punkte und das Kreuz. Spiel deine stärkste Kombination in diesem Stich, selbst wenn deine Ansage daran scheitert.',
    },
    marks: {
      heading: 'Serien sind mehr wert, als sie scheinen',
      text: `Jede Runde deiner längsten Serie bringt am Ende ${SCORING.mark} Punkte, und nach fünf in Folge ist das Spiel zum Greifen nah. Läuft eine Serie, sag vorsichtig an.`,
    },
  },
  hints: {
    welcome:
      'Vier Karten liegen in der Auslage und gehören allen. Vier sind deine. Schau: Deine 8 und deine 3 haben Partner in der Auslage.',
    predict:
      'Die 8 und die 3 ergeben mit der Auslage zwei Paare. Das sollte einen Stich gewinnen. 13 und 2 haben keinen Partner, also sag 1 an.',
    bet: 'Gustl sagt 3. Bei vier Karten ist das Angeberei. Leg deinen Chip vor ihn: Verfehlt er seine Ansage, bekommst du 20 Punkte.',
    watch:
      'Gustl spielt seine 11 aus. Mit der 11 in der Auslage ist das ein Paar. Um den Stich zu gewinnen, brauchst du mehr.',
    twopair:
      'Wähle die 8 und die 3. Jede findet ihren Partner in der Auslage: zwei Paare, stärker als jedes einzelne Paar.',
    won: 'Dein Stich! Ein Teil deines Randes leuchtet: Drei Stiche in Folge wären eine Keilerei. Jetzt spielst du aus, aber du hast alle Stiche, die du willst.',
    lose: 'Spiel jetzt die 13. Sie ist deine gefährlichste Karte, und Tilde, die als Nächste dran ist, braucht noch einen Stich. Die 2 verliert später ohnehin.',
    lost: 'Tilde hat mit der Auslage ein 6er-Paar gemacht. Gut: Die 13 allein ist nur eine einzelne Karte. Gustl ist seine 4 losgeworden.',
    two: 'Deine letzte Karte. Gustl hat ein 3er-Paar; deine 2 wird niemandem gefährlich.',
    out: 'Du hast keine Karten mehr und siehst zu. Tilde nimmt den letzten Stich, einen mehr als angesagt.',
    scored:
      'Einen Stich angesagt, einen gewonnen: 10 für den Stich, 10 für die Ansage und ein Kreuz. Gustl lag daneben, also bringt deine Wette 20. Das macht 40, das beste Ergebnis am Tisch.',
  },
}
