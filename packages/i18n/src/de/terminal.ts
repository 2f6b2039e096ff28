import type { terminal as source } from '../en/terminal.ts'
import type { Translated } from '../translated.ts'

/** The keys, commands and questions of the terminal. */
export const terminal: Translated<typeof source> = {
  chooseGame: 'Welches Spiel soll es sein?',
  choosePlayers: 'Zu wievielt, dich mitgezählt?',
  menuKeys: '↑ ↓ wählen · Enter bestätigt · q Ende',
  leaveQuestion: 'Spiel verlassen? Enter verlässt es, jede andere Taste spielt weiter.',
  anyKey: 'Eine Taste: zurück an den Tisch',
  nextPage: 'Eine Taste: weiter',
  goOn: 'Enter: weiter',
  finish: 'Enter: fertig',
  again: 'n: noch ein Spiel',
  againQuestion: 'Tippe „again“ für noch ein Spiel, alles andere beendet.',
  playOn: game => `${game}: das verlassene Spiel fortsetzen`,
  keptForLater: 'Bis bald! Dein Spiel bleibt liegen: „halfpint play --resume“ setzt es fort.',
  help: '? Hilfe',
  leave: 'q Ende',
  pad: 'p Block',
  faster: 'Leertaste: schneller',
  lineMode: 'Tippe deine Züge; „help“ nennt die Befehle, „quit“ verlässt das Spiel.',
  endOfInput: 'Keine weitere Eingabe: Hier endet das Spiel.',
  goodbye: 'Bis bald! Dein Hocker bleibt frei.',
  commonCommands: {
    show: 'den Tisch noch einmal zeigen',
    pad: 'den Punkteblock zeigen',
    rules: 'die Regeln in Kürze',
    help: 'diese Befehle',
    quit: 'das Spiel verlassen',
  },
  typing: 'Getippt:',
  keys: {
    choose: '← → wählen',
    enter: 'Enter bestätigt',
    card: '← → Karte',
    mark: 'Leertaste wählt',
    zone: '↑ ↓ Auslage',
    lay: 'Enter spielt',
    pass: 'Enter gibt weiter',
    figures: (first, last) => `${first} bis ${last}`,
    type: example => `oder tippen: ${example}`,
  },
}
