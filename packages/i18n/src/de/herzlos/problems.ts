import type { Json } from '@halfpint/core'
import type { problems as source } from '../../en/herzlos/problems.ts'
import { type Sentences, show } from '../../sentence.ts'
import { names } from './names.ts'

const suit = (name: Json | undefined): string => names.suits[name as keyof typeof names.suits] ?? show(name)

/** Problems that the rules of Herzlos report. */
export const problems: Sentences<typeof source> = {
  'card-left-out': ({ card, seats }) =>
    `${show(card)} bleibt bei ${show(seats)} Spielern aus dem Spiel; nimm sie heraus und ergänze die fehlende Karte.`,
  'wrong-pass-size': ({ cards, expected }) =>
    `In dieser Runde gibst du genau ${show(expected)} Karten weiter, nicht ${show(cards)}.`,
  'first-lead': ({ card, lead }) => `Der erste Stich beginnt mit ${show(lead)}, nicht mit ${show(card)}.`,
  'hearts-closed': ({ card }) =>
    `${show(card)} darf noch nicht ausgespielt werden: Erst muss in einem früheren Stich ein Herz abgeworfen worden sein. Spiele eine andere Farbe aus.`,
  'follow-suit': facts =>
    `${show(facts.card)} bedient nicht: Ausgespielt sind ${suit(facts.suit)}, du hast noch welche; spiele eine davon.`,
}
