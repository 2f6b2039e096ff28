import type { Json } from '@halfpint/core'
import type { rules as source } from '../../en/problems/rules.ts'
import { type Sentences, show } from '../../sentence.ts'

const phases = {
  deal: 'das Geben',
  predict: 'die Ansagen',
  bet: 'die Gegnerwetten',
  pass: 'das Weitergeben',
  play: 'das Ausspielen',
  over: 'nichts mehr, das Spiel ist zu Ende',
}

const phase = (name: Json | undefined): string => phases[name as keyof typeof phases] ?? show(name)

/** Problems that the rules of any game report. */
export const rules: Sentences<typeof source> = {
  'bad-deck': ({ cards, expected }) =>
    `Der Stapel muss alle ${show(expected)} Karten haben, jede einmal; dieser hat ${show(cards)}.`,
  'unknown-card': ({ card }) =>
    `${card === null ? 'Das' : `„${show(card)}“`} ist keine Karte dieses Spiels. Eine Karte schreibt man als Buchstaben der Farbe und Zahl oder Bild, etwa r7 oder hQ.`,
  'card-twice': ({ card }) => `${show(card)} steht doppelt da, es gibt sie aber nur einmal; nenne jede Karte einmal.`,
  'bad-cards': 'Karten müssen eine Liste von Kartennamen sein, etwa ["r7", "y7"].',
  'too-many-cards': ({ most }) => `Das sind zu viele Karten; hier sind höchstens ${show(most)} erlaubt.`,
  'bad-action':
    'Das gibt es in diesem Spiel nicht. Züge sehen so aus: predict 2, bet 1, bet none, play r7 r5, play r7 r5 + y5, pass h9 fA.',
  'bad-play': 'Ein Spielzug muss ein Objekt sein: {"seat": 0, "hand": ["r7"]}.',
  'already-chosen': ({ seat }) => `Platz ${show(seat)} hat schon gewählt; warte auf die anderen.`,
  'no-such-seat': ({ seat, seats }) =>
    `Einen Platz ${show(seat)} gibt es nicht; die Plätze sind 0 bis ${show(Number(seats) - 1)}.`,
  'not-in-hand': ({ card }) => `${show(card)} ist nicht auf der Hand; spiele Karten von der Hand.`,
  'not-your-turn': ({ seat, turn }) => `Nicht Platz ${show(seat)} ist an der Reihe, sondern Platz ${show(turn)}.`,
  'wrong-phase': facts => `Das geht jetzt nicht; die Runde wartet auf: ${phase(facts.phase)}.`,
}
