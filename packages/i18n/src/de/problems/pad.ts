import type { pad as source } from '../../en/problems/pad.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems with a score pad, and warnings about impossible entries. */
export const pad: Sentences<typeof source> = {
  'not-a-pad':
    'Das ist kein Punkteblock. Ein Block ist ein Objekt: {"pad": "half-pint-heroes", "players": …, "rounds": …}.',
  'unknown-pad': ({ pad, known }) => `Für „${show(pad)}“ gibt es keinen Block; es gibt einen für ${show(known)}.`,
  'no-pads': 'Darin steht kein Punkteblock.',
  'pad-not-shown': 'Dieser Block wird nicht mehr gezeigt, oder der Link ist unvollständig.',
  'not-your-pen': 'Hier schreibt ein anderes Gerät; du kannst nur zuschauen.',
  'not-a-pad-table': 'Diese Tabelle ist kein Punkteblock, der hier geschrieben wurde.',
  'bad-pad-round': 'Eine Runde des Blocks muss ein Objekt sein: {"predictions": …, "bets": …, "tricks": …}.',
  'bad-overrule': '„overruled“ muss ein Objekt mit Listen sein, je Platz eine Zahl oder eine Markierung.',
  'bad-entry': ({ key, value, allowed }) =>
    `„${show(key)}“ kann nicht „${show(value)}“ enthalten; möglich ist ${show(allowed)}.`,
  'unfinished-round': 'In dieser Runde fehlt etwas, obwohl noch eine folgt. Nur die letzte darf unfertig sein.',
  'no-such-round': 'Diese Runde gibt es auf dem Block nicht.',
  'no-scoring-card': ({ card }) => `${show(card)} zählt nicht; es zählen nur Herzen, fQ und dJ.`,
  'too-many-tricks': ({ tricks, most }) =>
    `${show(tricks)} Stiche sind zu viele: Eine Hand hatte höchstens ${show(most)} Karten.`,
  'too-few-tricks': ({ tricks, least }) =>
    `${show(tricks)} Stiche sind zu wenige: Es waren mindestens ${show(least)}. Fehlt einer?`,
  'few-tricks': ({ tricks, most }) =>
    most === null
      ? `Nur ${show(tricks)} Stich in dieser Runde? Vielleicht fehlt noch jemand.`
      : `Nur ${show(tricks)} von höchstens ${show(most)} Stichen? Vielleicht fehlt noch jemand.`,
  'tricks-in-a-row': ({ tricks, of }) =>
    `Wer ${show(tricks)} von ${show(of)} Stichen macht, hat drei hintereinander gemacht, und das ist eine Keilerei. Fehlt ein Stich oder die Keilerei?`,
  'brawl-too-small': ({ least }) => `Zu einer Keilerei gehören ${show(least)} Stiche hintereinander.`,
  'hand-size-unknown': 'Regel D8 gilt, aber es ist nicht eingetragen, wie viele Karten eine Hand hatte.',
  'points-do-not-add-up': ({ sum, expected }) =>
    `Die Punkte der Runde ergeben zusammen ${show(sum)}; es müssten ${show(expected)} sein.`,
  'no-march': 'Das sind nicht die Punkte eines Durchmarschs.',
  'march-not-told': 'Das sind die Punkte eines Durchmarschs: alle Herzen und die Blumen-Dame.',
}
