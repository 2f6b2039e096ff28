import type { Json } from '@halfpint/core'
import type { RuleSentences } from '../en.ts'
import { show } from '../sentence.ts'
import { terms } from './terms.ts'

const phase = (name: Json | undefined): string => terms.phases[name as keyof typeof terms.phases] ?? show(name)
const suit = (name: Json | undefined): string => terms.suits[name as keyof typeof terms.suits] ?? show(name)

/** What the rules of the games do not allow. */
export const rules: RuleSentences = {
  'bad-deck': ({ cards, expected }) =>
    `Der Stapel muss alle ${show(expected)} Karten haben, jede einmal; dieser hat ${show(cards)}.`,
  'unknown-card': ({ card }) =>
    `${card === null ? 'Das' : `„${show(card)}“`} ist keine Karte dieses Spiels. Half-Pint Heroes hat r1 bis k13 (Farben r y g b k), Herzlos h2 bis dA (Farben h f c d).`,
  'card-twice': ({ card }) => `${show(card)} steht doppelt da, es gibt sie aber nur einmal; nenne jede Karte einmal.`,
  'card-left-out': ({ card, seats }) =>
    `${show(card)} bleibt bei ${show(seats)} Spielern aus dem Spiel; nimm sie heraus und ergänze die fehlende Karte.`,
  'bad-cards': 'Karten müssen eine Liste von Kartennamen sein, etwa ["r7", "y7"].',
  'too-many-cards': ({ most }) => `Das sind zu viele Karten; hier sind höchstens ${show(most)} erlaubt.`,
  'bad-action':
    'Das gibt es in diesem Spiel nicht. Half-Pint Heroes: predict 2, bet 1, bet none, play r7 r5, play r7 r5 + y5. Herzlos: pass h9 fA, play f2.',
  'bad-prediction': ({ least, most }) =>
    `Eine Ansage ist eine ganze Zahl von Stichen von ${show(least)} bis ${show(most)}.`,
  'bad-bet': 'Eine Gegnerwette nennt den Platz eines Gegners; zu zweit darf sie auch niemanden nennen.',
  'bad-play': 'Ein Spielzug muss ein Objekt sein: {"seat": 0, "hand": ["r7"]}.',
  'already-chosen': ({ seat }) => `Platz ${show(seat)} hat schon gewählt; warte auf die anderen.`,
  'bet-needed': 'Ab drei Spielern muss jeder gegen jemanden wetten.',
  'bet-on-oneself': 'Niemand wettet gegen sich selbst; wähle einen Gegner.',
  'no-such-seat': ({ seat, seats }) =>
    `Einen Platz ${show(seat)} gibt es nicht; die Plätze sind 0 bis ${show(Number(seats) - 1)}.`,
  'no-card': 'Zu einem Spielzug gehört mindestens eine Handkarte.',
  'not-in-hand': ({ card }) => `${show(card)} ist nicht auf der Hand; spiele Karten von der Hand.`,
  'not-in-row': ({ card }) => `${show(card)} liegt nicht in der Auslage; nenne Karten, die dort liegen.`,
  'row-not-declared': 'Hier zählt die Auslage von selbst mit; spiele nur Handkarten aus.',
  'row-missing': 'Sag, welche Karten der Auslage mitzählen; eine leere Liste, wenn keine.',
  'not-a-set': ({ hand, row }) =>
    Array.isArray(row) && row.length > 0
      ? `${show(hand)} mit ${show(row)} aus der Auslage ist nicht genau eine Kombination; jede Karte muss dazugehören.`
      : `${show(hand)} ist nicht genau eine Kombination; jede Karte muss dazugehören. Eine einzelne Karte geht immer.`,
  'group-in-row': ({ hand, row }) =>
    `${show(hand)} mit ${show(row)} gilt nicht: Ein Paar oder Drilling, der ganz in der Auslage liegt, gehört allen. Jede der beiden Gruppen braucht eine Handkarte.`,
  'not-the-strongest': ({ hand, row }) =>
    `${show(row)} ist nicht das Stärkste, was ${show(hand)} mit der Auslage ergibt. Nenne diese Karten oder lass „row“ weg.`,
  'not-your-turn': ({ seat, turn }) => `Nicht Platz ${show(seat)} ist an der Reihe, sondern Platz ${show(turn)}.`,
  'wrong-pass-size': ({ cards, expected }) =>
    `Gib genau so viele Karten weiter, wie die Runde zählt: ${show(expected)}, nicht ${show(cards)}.`,
  'first-lead': ({ card, lead }) => `Der erste Stich beginnt mit ${show(lead)}, nicht mit ${show(card)}.`,
  'hearts-closed': ({ card }) =>
    `${show(card)} darf noch nicht ausgespielt werden: Erst muss in einem früheren Stich ein Herz abgeworfen worden sein. Spiele eine andere Farbe aus.`,
  'follow-suit': facts =>
    `${show(facts.card)} bedient nicht: Ausgespielt sind ${suit(facts.suit)}, und davon ist noch etwas auf der Hand; spiele eine davon.`,
  'wrong-phase': facts => `Das geht jetzt nicht; die Runde wartet auf: ${phase(facts.phase)}.`,
}
