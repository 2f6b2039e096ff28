import type { learn as source } from '../../en/half-pint/learn.ts'
import type { Translated } from '../../translated.ts'

/** How Half-Pint Heroes is taught. */
export const learn: Translated<typeof source> = {
  summary:
    'Sieh dir Auslage und Hand an, sag an, wie viele Stiche du gewinnst, wette, wer sich irrt, und mach deine Ansage wahr.',
  guidedHint: 'Tilde und Gustl spielen langsam; du erfährst, was zu tun ist und warum. Etwa zwei Minuten.',
  sets: 'Die elf Kombinationen',
  setsHint: 'Die stärkste zuerst. Blasse Karten liegen in der Auslage und dienen allen.',
  aboutSets: {
    'royal-flush': '9 bis 13 in einer Farbe',
    five: 'fünf Karten einer Zahl',
    'straight-flush': 'fünf in Folge, eine Farbe',
    four: 'vier Karten einer Zahl',
    flush: 'fünf Karten einer Farbe',
    'full-house': 'drei einer Zahl, zwei einer anderen',
    straight: 'fünf in Folge, Farben beliebig',
    three: 'drei Karten einer Zahl',
    'two-pair': 'zwei einer Zahl, zwei einer anderen',
    pair: 'zwei Karten einer Zahl',
    'high-card': 'eine Karte allein',
  },
  parts: {
    tricks: won => `${won} Stiche`,
    exact: predicted => `genau ${predicted} angesagt`,
    bet: 'Gute Wette',
  },
  lessons: {
    aim: {
      heading: 'Worum es geht',
      text: [
        'Zehn Runden. In jeder sagst du an, wie viele Stiche genau du gewinnst, und wettest auf jemanden, der sich irrt. Punkte gibt es für Stiche, für richtige Ansagen und für gute Wetten. Die meisten Punkte gewinnen.',
        'Gespielt wird mit 65 Karten: fünf Farben, jede von 1 bis 13. Höher ist stärker, die 1 zählt nur niedrig. Jede Farbe hat ihre eigene Form und ihren Buchstaben.',
      ],
      figures: { colours: 'Roter Handschuh, gelber Krug, grüne Flasche, blauer Stern, schwarzer Hut.' },
    },
    deal: {
      heading: 'Die Auslage und deine Hand',
      text: [
        'Die erste Karte wird aufgedeckt. Die kleinen Zahlen an ihrem Fuß sagen, wie viele Karten offen in der Auslage liegen und wie viele jeder bekommt; zusammen sind es immer acht.',
        'Die Auslage gehört allen. Ihre Karten werden nie verbraucht: In jedem Stich darfst du auf sie bauen, und alle anderen auch.',
      ],
      figures: { split: 'Diese Karte eröffnet eine Auslage von 4, und jeder bekommt 4.' },
    },
    predict: {
      heading: 'Ansagen',
      text: [
        'Alle legen geheim fest, wie viele Stiche sie gewinnen: 0 oder eine Summe aus den Karten 1, 2 und 3, also bis zu 6. Aufgedeckt wird gemeinsam.',
      ],
      figures: { prediction: '1 und 2 zusammen: „Ich gewinne genau drei Stiche.“' },
    },
    bet: {
      heading: 'Wetten',
      text: [
        'Leg deinen Wettchip vor den Gegner, der sich deiner Meinung nach irrt. Aufgedeckt wird gemeinsam. Verfehlt er seine Ansage, nach oben oder nach unten, bekommst du 20 Punkte.',
        'Zu zweit darfst du es lassen. Wettest du und hat der andere recht, bekommt er die 20 Punkte.',
      ],
    },
    play: {
      heading: 'Eine Kombination spielen',
      text: [
        'Der Startspieler beginnt, dann geht es im Uhrzeigersinn. Leg eine bis fünf Handkarten, die allein oder mit Karten der Auslage genau eine Kombination ergeben. Jede gelegte Karte muss dazugehören. Eine einzelne Karte geht immer.',
        'Die stärkste Kombination gewinnt den Stich, bei gleichen die zuerst gelegte. Wer gewinnt, spielt als Nächstes aus. Wer keine Karten mehr hat, setzt aus.',
        'Deine Karten zählen als die stärkste Kombination, die sie mit der Auslage bilden, ob du willst oder nicht. Darum ist Verlieren eine Kunst.',
      ],
      figures: {
        joining: 'Zwei Karten aus der Hand und zwei aus der Auslage: zwei Paare.',
        trick: 'Gleiche Art: Die höhere Zahl gewinnt. Eine stärkere Art schlägt jede Zahl.',
      },
    },
    groups: {
      heading: 'Ein Paar in der Auslage',
      text: [
        'Ein Paar oder Drilling, der ganz in der Auslage liegt, gehört niemandem allein. Er kann nicht die eine Hälfte von zwei Paaren oder einem Full House sein; jede Hälfte braucht eine Karte aus deiner Hand.',
        'Hast du aber noch eine Karte dieser Zahl, zählen alle drei.',
      ],
      figures: {
        rowpair: 'Die beiden 10er bleiben draußen: ein Paar 6er, mehr nicht.',
        rowthree: 'Eine weitere 10 aus der Hand macht daraus einen Drilling.',
      },
    },
    brawl: {
      heading: 'Keilerei',
      text: [
        'Wer in einer Runde drei Stiche hintereinander gewinnt, beginnt eine Keilerei. Die Runde endet sofort. Der Raufbold bekommt 10 Punkte je Stich und 30 dazu sowie das Zeichen K. Alle anderen gehen leer aus, und die Wetten gelten nicht.',
        'Die drei Punkte neben jedem Namen zeigen, wie nah eine Keilerei ist.',
      ],
    },
    score: {
      heading: 'Die Wertung',
      text: [
        'Jeder Stich: 10 Punkte. Ansage genau getroffen: noch einmal 10 je angesagtem Stich und ein Kreuz. 0 angesagt und keinen gewonnen: 30 Punkte (ab fünf Spielern 20). Gute Wette: 20.',
      ],
      figures: { score: '3 angesagt, 3 gewonnen, und die Wette war gut.' },
    },
    gunfight: {
      heading: 'Schießerei',
      text: [
        'Fünf Zeichen hintereinander, Kreuz oder K, lösen eine Schießerei aus: Bekommst du in der nächsten Runde das sechste, gewinnst du sofort das ganze Spiel, egal wie es steht. Fällt das fünfte in der letzten Runde, gibt es eine Zusatzrunde.',
      ],
      figures: { marks: 'Das nächste Zeichen gewinnt das Spiel.' },
    },
    final: {
      heading: 'Das Ende',
      text: [
        'Nach zehn Runden bekommt jeder noch 10 Punkte für jede Runde seiner längsten Serie von Zeichen. Die meisten Punkte gewinnen; bei Gleichstand die meisten K, dann die meisten Kreuze.',
      ],
    },
  },
  advice: {
    count: {
      heading: 'Sichere Stiche zählen, zweifelhafte halb',
      text: 'Ein hohes Paar mit der Auslage gewinnt oft, eine hohe Karte selten. Zu viert sind die meisten Blätter ein oder zwei Stiche wert; wer drei ansagt, braucht Glück.',
    },
    last: {
      heading: 'Achte darauf, wer noch Karten hat',
      text: 'Große Kombinationen leeren die Hand. Wer noch Karten hat, wenn alle anderen fertig sind, gewinnt jeden weiteren Stich, und drei davon sind eine Keilerei.',
    },
    lose: {
      heading: 'Früh verlieren, solange andere stark sind',
      text: 'Wirf eine unerwünschte Karte unter eine große Kombination. In den letzten Stichen hat vielleicht niemand mehr etwas Starkes, und eine einsame 6 gewinnt aus Versehen.',
    },
    bold: {
      heading: 'Wette gegen die Mutigen',
      text: 'Hohe Ansagen gehen öfter daneben als niedrige. Auch die 0 ist schwer, wenn die Auslage reich ist: Dann wird aus jeder Karte ein Paar.',
    },
    row: {
      heading: 'Lies zuerst die Auslage',
      text: 'Nahe Zahlen machen Straßen, gleiche Farben machen Flushs. Was die Auslage dir gibt, gibt sie allen: Wo Straßen drohen, ist ein Paar wenig.',
    },
    stop: {
      heading: 'Eine Keilerei gemeinsam verhindern',
      text: 'Zwei von drei Punkten leuchten: Eine Keilerei kostet dich die Punkte und das Kreuz. Gib dein Bestes für diesen Stich, selbst wenn deine Ansage daran scheitert.',
    },
    marks: {
      heading: 'Zeichen sind mehr wert, als sie scheinen',
      text: 'Jede Runde deiner längsten Serie bringt am Ende 10 Punkte, und nach fünf in Folge ist das Spiel zum Greifen nah. Läuft eine Serie, sag vorsichtig an.',
    },
  },
  hints: {
    welcome:
      'Vier Karten liegen in der Auslage und gehören allen. Vier sind deine. Sieh: Deine 8 und deine 3 haben Partner in der Auslage.',
    predict:
      'Die 8 und die 3 ergeben mit der Auslage zwei Paare. Das sollte einen Stich gewinnen. 13 und 2 haben keinen Partner, also sag 1 an.',
    bet: 'Gustl sagt 3. Bei vier Karten ist das Angeberei. Leg deinen Chip vor ihn: Irrt er sich, bekommst du 20 Punkte.',
    watch:
      'Gustl spielt seine 11 aus. Mit der 11 in der Auslage ist das ein Paar. Um den Stich zu gewinnen, brauchst du mehr.',
    twopair:
      'Wähle die 8 und die 3. Jede findet ihren Partner in der Auslage: zwei Paare, stärker als jedes einzelne Paar.',
    won: 'Dein Stich! Ein Punkt neben deinem Namen: Drei Stiche in Folge wären eine Keilerei. Jetzt spielst du aus, aber du hast alle Stiche, die du willst.',
    lose: 'Spiel jetzt die 13. Sie ist deine gefährlichste Karte, und Tilde, die als Nächste dran ist, braucht noch einen Stich. Die 2 verliert später ohnehin.',
    lost: 'Tilde hat mit der Auslage ein Paar 6er gemacht. Gut: Die 13 allein ist nur eine höchste Karte. Gustl hat seine 4 abgelegt.',
    two: 'Deine letzte Karte. Gustl hat ein Paar 3er; deine 2 wird niemandem gefährlich.',
    out: 'Du hast keine Karten mehr und siehst zu. Tilde nimmt den letzten Stich, einen mehr als angesagt.',
    scored:
      'Einen Stich angesagt, einen gewonnen: 10 für den Stich, 10 für die Ansage und ein Kreuz. Gustl lag daneben, also bringt deine Wette 20. Zusammen 40, das beste Ergebnis am Tisch.',
  },
}
