import type { learn as source } from '../../en/herzlos/learn.ts'
import type { Translated } from '../../translated.ts'

/** The lessons of Herzlos. */
export const learn: Translated<typeof source> = {
  summary:
    'Geh den Herzen aus dem Weg. Schieb die schlimmsten Karten dem Nachbarn zu – oder nimm sie alle und gewinne sofort.',
  guidedHint: 'Vier Stammgäste spielen langsam; du erfährst, was zu tun ist und warum. Etwa drei Minuten.',
  lessons: {
    aim: {
      heading: 'Worum es geht',
      text: [
        'Fünf Runden voller Stiche, die man meist nicht haben will. Herzen kosten Punkte, eine Dame kostet viel, ein Bube bringt etwas ein. Das beste Gesamtergebnis gewinnt.',
        'Vier Farben, 2 bis 10, dann Bube, Dame, König und Ass. Trumpf gibt es nicht. Zu viert bekommt jeder 13 Karten. Zu dritt fehlt die Kelche-2, und jeder bekommt 17; zu fünft fehlt auch die Diamanten-2, und jeder bekommt 10.',
      ],
      figures: { suits: 'Herzen, Blumen, Kelche und Diamanten.' },
    },
    pass: {
      heading: 'Nach rechts weitergeben',
      text: [
        'Sieh deine Karten an und gib einige dem Nachbarn rechts: in der ersten Runde eine, in der zweiten zwei, und so weiter bis fünf. Alle tun es gleichzeitig.',
      ],
    },
    play: {
      heading: 'Farbe bedienen',
      text: [
        'In jeder Runde spielt nach dem Weitergeben die Blumen-2 aus, wer sie hat. Weiter geht es im Uhrzeigersinn. Bediene die ausgespielte Farbe, wenn du kannst; sonst wirf eine beliebige Karte ab.',
        'Wer die höchste Karte der ausgespielten Farbe legt, nimmt den Stich und spielt als Nächstes aus. Eine abgeworfene Karte gewinnt nie.',
      ],
      figures: { ztrick: 'Kelche wurden ausgespielt: Der König nimmt alles, auch die Blumen-Dame.' },
    },
    hearts: {
      heading: 'Herzen sind gesperrt',
      text: [
        'Herz darfst du erst ausspielen, wenn in einem früheren Stich dieser Runde jemand eines abgeworfen hat, oder wenn du nur noch Herzen hast; für die anderen bleiben sie dann gesperrt. Punkte können schon im ersten Stich fallen.',
      ],
    },
    points: {
      heading: 'Die Punkte',
      text: [
        'Hier kostet ein Herz seinen Rang: 2 bis 10, Bube 11, Dame 12, König 13, Ass 14. Zeigen deine gedruckten Karten andere Werte, stell sie unter „Regeln“ ein. Die Blumen-Dame kostet 25. Der Diamanten-Bube bringt 15. Alle anderen Karten zählen nichts.',
        'Ein Tisch kann verabreden, dass jedes Herz nur 1 Punkt kostet; wer den Tisch einrichtet, findet das unter „Regeln“.',
      ],
      figures: { zpoints: 'Was diese Karten zählen.' },
    },
    march: {
      heading: 'Durchmarsch',
      text: [
        'Nimmst du in einer Runde alle dreizehn Herzen und die Blumen-Dame, gewinnst du sofort das ganze Spiel, egal wie es stand. Also Vorsicht, wenn bisher alle Herzen bei einem liegen: Nimm rechtzeitig selbst eines.',
        'Ist „lässt die anderen zahlen“ verabredet, geht das Spiel weiter: Wer durchmarschiert, bekommt für diese Karten nichts, alle anderen bekommen sie voll angeschrieben.',
      ],
    },
    end: {
      heading: 'Das Ende',
      text: ['Nach fünf Runden gewinnt das beste Gesamtergebnis; bei Gleichstand teilt man sich den Sieg.'],
    },
  },
  advice: {
    high: {
      heading: 'Gib weiter, was wehtun wird',
      text: 'Asse und Könige einer Farbe, von der du sonst wenig hast, nehmen Stiche, die du nicht willst. Niedrige Karten sind dein Schutz: Behalte sie.',
    },
    queen: {
      heading: 'Die Dame decken oder weitergeben',
      text: 'Mit vier oder mehr weiteren Blumen ist die Blumen-Dame bei dir sicher: Du bestimmst, wann sie fällt. Mit weniger gib sie weiter, und behalte auch König oder Ass der Blumen nicht ungedeckt: Du könntest die Dame auch bekommen.',
    },
    void: {
      heading: 'Werde eine Farbe los',
      text: 'Ohne einen einzigen Kelch kannst du Herzen und Dame abwerfen, sobald Kelche ausgespielt werden. Gib die letzten Karten einer kurzen Farbe weiter.',
    },
    jack: {
      heading: 'Den Buben mit Bedacht jagen',
      text: 'Fünfzehn Punkte wiegen einen ganzen Stich voller Herzen auf. Hohe Diamanten fangen den Buben; versuch es früh, solange wenig Herzen fallen.',
    },
    late: {
      heading: 'Am Ende des Stichs hoch spielen',
      text: 'Wenn du den Stich ohnehin nehmen musst, oder wenn er leer ist und nach dir niemand mehr spielt, werde deine höchste Karte los.',
    },
    watch: {
      heading: 'Sieh, wer die Herzen nimmt',
      text: 'Liegen alle Herzen bisher bei einem, halt ein hohes Herz zurück und nimm selbst einen Stich. Ein paar Punkte sind billiger als ein Durchmarsch.',
    },
    stop: {
      heading: 'Kannst du einen Durchmarsch noch stoppen?',
      text: 'Bevor du dein letztes hohes Herz oder das Ass einer Farbe weitergibst, überleg, wer dann alles nehmen könnte. Irgendwer muss einen Stich mit einem Herz gewinnen können.',
    },
    given: {
      heading: 'Sieh dir an, was du bekommen hast',
      text: 'Die Karten vom linken Nachbarn verraten, was er loswerden will: eine kurze Farbe, oder alles Niedrige für einen Durchmarsch.',
    },
    memory: {
      heading: 'Merk dir die gespielten Karten',
      text: 'Welche Herzen weg sind, wo Dame und Bube sind, wie viele Karten jeder Farbe schon gespielt sind: Wer mitzählt, spielt besser aus.',
    },
    long: {
      heading: 'Eine lange Farbe ist nur sicher, wenn du früh beginnst',
      text: 'Spiel sie früh aus, solange die anderen ihre niedrigen Karten noch haben. Sind die gezogen, verlieren auch deine niedrigen nicht mehr, und die hohen nehmen alles.',
    },
  },
  hints: {
    welcome:
      'Zehn Karten sind deine. Jedes Herz kostet Punkte, die Blumen-Dame kostet 25, der Diamanten-Bube bringt 15. Zuerst gibt jeder eine Karte nach rechts weiter.',
    pass: 'Gib Jasper die Herz-10. Sie ist dein einziges Herz: Ohne Herz musst du nie einen Herzstich nehmen.',
    got: 'Danke, Tilde: Sie hat dir die Blumen-Dame zugeschoben, 25 Minuspunkte. Mit deinen anderen Blumen um sie herum kannst du auf den richtigen Moment warten.',
    first:
      'Gustl spielt die Blumen-2 aus. Du hast Blumen, also musst du bedienen: Alles andere ist abgedunkelt. Bleib mit der 3 unten. Wanda hatte keine Blumen und hat ein Herz abgeworfen, damit sind die Herzen frei.',
    second: 'Wieder Blumen, und eine 9 liegt da. Bleib mit der 5 darunter: Die Herz-7 soll jemand anders nehmen.',
    third:
      'Diamanten, und der Bube ist noch nicht gefallen. Über deinem König ist nur das Ass, und das hast du auch. Spiel den König: Er gewinnt diesen Stich sicher.',
    fourth:
      'Es hat geklappt: Der Bube gehört dir, 15 Punkte. Jetzt spielst du aus. Ein mittlerer Diamant wie die 8 wird geschlagen, und genau das willst du.',
    fifth:
      'Kelche werden gespielt, und du hast keine. Jetzt darfst du abwerfen, was du willst. Weg mit der Blumen-Dame!',
    sixth:
      'Wieder Kelche, und du hast immer noch keine. Wirf deine höchste Karte ab, das Diamanten-Ass, damit es dir später keinen Stich einbrockt.',
    rest: 'Dir kann nichts mehr passieren: Du hast nie die Farbe, die gespielt wird. Wirf jedes Mal die höchste Karte ab.',
    scored:
      'Kein Herz, keine Dame, aber der Bube: +15, das beste Ergebnis am Tisch. Jasper hat −77, deine Dame inbegriffen.',
  },
}
