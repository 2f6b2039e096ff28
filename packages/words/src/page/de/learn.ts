import { terms } from '../de.ts'
import type { LearnWords } from '../en/learn.ts'

/** What the learning corner says. */
export const learn: LearnWords = {
  title: 'Lernen',
  intro: 'Drei Minuten lesen, oder die Stammgäste zeigen dir eine Runde. Beide Spiele sind leichter, als sie aussehen.',
  rules: 'Die Regeln',
  tips: 'Tipps für besseres Spiel',
  sets: 'Die elf Kombinationen',
  setsHint: 'Die stärkste zuerst. Blasse Karten liegen in der Auslage und dienen allen.',
  guided: 'Eine erste Runde',
  guidedHint: 'Tilde und Gustl spielen langsam; du erfährst, was zu tun ist und warum. Etwa zwei Minuten.',
  guidedHerzlos: 'Vier Stammgäste spielen langsam; du erfährst, was zu tun ist und warum. Etwa drei Minuten.',
  contents: 'Auf dieser Seite',
  players: (least, most) => `${least} bis ${most} Spieler`,
  minutes: minutes => `etwa ${minutes} Minuten`,
  names: ['Du', 'Tilde', 'Gustl', 'Wanda', 'Jasper'],
  row: 'Auslage',
  hand: 'Hand',
  winsTrick: 'gewinnt den Stich',
  total: 'Zusammen',
  parts: {
    tricks: won => `${won} Stiche`,
    exact: predicted => `genau ${predicted} angesagt`,
    bet: 'Gute Wette',
  },
  setKinds: terms.sets,
  marks: terms.marks,
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
  summary: {
    'half-pint-heroes':
      'Sieh dir Auslage und Hand an, sag an, wie viele Stiche du gewinnst, wette, wer sich irrt, und mach deine Ansage wahr.',
    herzlos:
      'Nimm Stiche ohne Herzen. Schieb die schlimmsten Karten dem Nachbarn zu, oder nimm sie alle und gewinne sofort.',
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
    zaim: {
      heading: 'Worum es geht',
      text: [
        'Fünf Runden voller Stiche, die man meist nicht haben will. Herzen kosten Punkte, eine Dame kostet viel, ein Bube bringt etwas ein. Das beste Gesamtergebnis gewinnt.',
        'Vier Farben, 2 bis 10, dann Bube, Dame, König und As. Trumpf gibt es nicht. Zu dritt fehlt die Kelche-2, zu fünft auch die Diamanten-2.',
      ],
      figures: { suits: 'Herzen, Blumen, Kelche und Diamanten.' },
    },
    zpass: {
      heading: 'Nach rechts weitergeben',
      text: [
        'Sieh deine Karten an und gib einige dem Nachbarn rechts: in der ersten Runde eine, in der zweiten zwei, und so weiter bis fünf. Alle tun es gleichzeitig.',
      ],
    },
    zplay: {
      heading: 'Farbe bedienen',
      text: [
        'Wer die Blumen-2 hat, spielt sie aus. Weiter geht es im Uhrzeigersinn. Bediene die ausgespielte Farbe, wenn du kannst; sonst wirf eine beliebige Karte ab.',
        'Die höchste Karte der ausgespielten Farbe nimmt den Stich und spielt als Nächstes aus. Eine abgeworfene Karte gewinnt nie.',
      ],
      figures: { ztrick: 'Kelche waren gefragt: Der König nimmt alles, die Blumen-Dame inbegriffen.' },
    },
    zhearts: {
      heading: 'Herzen sind gesperrt',
      text: [
        'Herz darfst du erst ausspielen, wenn in einem früheren Stich dieser Runde jemand eines abgeworfen hat, oder wenn du nur noch Herzen hast.',
      ],
    },
    zpoints: {
      heading: 'Die Punkte',
      text: [
        'Jedes Herz kostet so viele Punkte, wie es zeigt: 2 für die 2 bis 14 für das As. Die Blumen-Dame kostet 25. Der Diamanten-Bube bringt 15. Alle anderen Karten zählen nichts.',
        'Ein Tisch kann verabreden, dass jedes Herz nur 1 Punkt kostet; wer den Tisch einrichtet, findet das unter „Regeln“.',
      ],
      figures: { zpoints: 'Was diese Karten mit dir machen.' },
    },
    zmarch: {
      heading: 'Durchmarsch',
      text: [
        'Nimmst du in einer Runde alle dreizehn Herzen und die Blumen-Dame, gewinnst du sofort das ganze Spiel, egal wie es stand. Also Vorsicht, wenn bisher alle Herzen bei einem liegen: Nimm rechtzeitig selbst eines.',
        'Ist „lässt die anderen zahlen“ verabredet, geht das Spiel weiter: Wer durchmarschiert, bekommt für diese Karten nichts, alle anderen bekommen sie ganz angeschrieben.',
      ],
    },
    zend: {
      heading: 'Das Ende',
      text: ['Nach fünf Runden gewinnt das beste Gesamtergebnis; bei Gleichstand teilt man sich den Sieg.'],
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
    zhigh: {
      heading: 'Gib weiter, was wehtun wird',
      text: 'Asse und Könige einer Farbe, von der du sonst wenig hast, nehmen Stiche, die du nicht willst. Niedrige Karten sind dein Schutz: Behalte sie.',
    },
    zqueen: {
      heading: 'Die Dame decken oder weitergeben',
      text: 'Mit vier oder mehr weiteren Blumen ist die Blumen-Dame bei dir sicher: Du bestimmst, wann sie fällt. Mit weniger gib sie weiter, und behalte auch König oder As der Blumen nicht ungedeckt.',
    },
    zvoid: {
      heading: 'Werde eine Farbe los',
      text: 'Ohne einen einzigen Kelch kannst du Herzen und Dame abwerfen, sobald Kelche ausgespielt werden. Gib die letzten Karten einer kurzen Farbe weiter.',
    },
    zjack: {
      heading: 'Den Buben mit Bedacht jagen',
      text: 'Fünfzehn Punkte wiegen einen ganzen Stich voller Herzen auf. Hohe Diamanten fangen den Buben; versuch es früh, solange wenig Herzen fallen.',
    },
    zlate: {
      heading: 'Als Letzter hoch spielen',
      text: 'Wenn du den Stich ohnehin nehmen musst, oder wenn er leer ist und du als Letzter spielst, werde deine höchste Karte los.',
    },
    zwatch: {
      heading: 'Sieh, wer die Herzen nimmt',
      text: 'Liegen alle Herzen bisher bei einem, halt ein hohes Herz zurück und nimm selbst einen Stich. Ein paar Punkte sind billiger als ein Durchmarsch.',
    },
  },
  tour: {
    step: (step, steps) => `Schritt ${step} von ${steps}`,
    next: 'Weiter',
    again: 'Noch einmal',
    notThis: 'Das wäre erlaubt, aber probieren wir erst etwas anderes.',
    finished: 'Das war deine erste Runde!',
    toGame: 'Ein ganzes Spiel spielen',
    toRules: 'Die Regeln lesen',
    show: 'Zeig es mir',
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
      zwelcome:
        'Zehn Karten sind deine. Jedes Herz kostet Punkte, die Blumen-Dame kostet 25, der Diamanten-Bube bringt 15. Zuerst gibt jeder eine Karte nach rechts weiter.',
      zpass: 'Gib Jasper die Herz-10. Sie ist dein einziges Herz: Ohne sie kann dich kein Herzstich mehr zwingen.',
      zgot: 'Danke, Tilde: Sie hat dir die Blumen-Dame zugeschoben, 25 Minuspunkte. Mit deinen anderen Blumen um sie herum kannst du auf den richtigen Augenblick warten.',
      zfirst:
        'Gustl spielt die Blumen-2 aus. Du hast Blumen, also musst du bedienen: Alles andere ist abgeblendet. Bleib mit der 3 unten. Wanda hatte keine Blumen und hat ein Herz abgeworfen, damit sind die Herzen frei.',
      zsecond: 'Wieder Blumen, und eine 9 liegt da. Bleib mit der 5 darunter: Die Herz-7 soll jemand anders nehmen.',
      zthird:
        'Diamanten, und der Bube ist noch nicht gefallen. Über deinem König ist nur das As, und das hast du auch. Spiel den König: Er gewinnt diesen Stich sicher.',
      zfourth:
        'Es hat geklappt: Der Bube gehört dir, 15 Punkte. Jetzt spielst du aus. Ein mittlerer Diamant wie die 8 wird überboten, und genau das willst du.',
      zfifth:
        'Kelche werden gespielt, und du hast keine. Jetzt darfst du abwerfen, was du willst. Weg mit der Blumen-Dame!',
      zsixth:
        'Wieder Kelche. Wirf deine höchste Karte ab, das Diamanten-As, damit es dir später keinen Stich einbrockt.',
      zrest:
        'Dir kann nichts mehr passieren: Du hast nie die Farbe, die gespielt wird. Wirf jedes Mal die höchste Karte ab.',
      zscored:
        'Kein Herz, keine Dame, aber der Bube: 15 Pluspunkte, das beste Ergebnis am Tisch. Jasper hat 77 Minuspunkte, deine Dame inbegriffen.',
    },
  },
}
