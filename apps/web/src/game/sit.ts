import type { Seat } from '@halfpint/core'
import { announce } from '../shell/announcer.tsx'
import { hex } from '../shell/chance.ts'
import type { Board } from './board.ts'
import type { OpenLink } from './link.ts'
import { type Place, takePlace } from './place.ts'

/** Waits by the clock of the page. */
const wait = (milliseconds: number, goOn: () => void): (() => void) => {
  const timer = setTimeout(goOn, milliseconds)
  return () => clearTimeout(timer)
}

/** Takes a place at a table in this page, at the board of its game. */
export const sitDown = (board: Board, link: OpenLink): Place =>
  takePlace(link, { script: board.script, wait, share: () => hex(32), tell: board.tell, announce })

/** The seats of people whom the game waits for, in seat order from one of them on. */
export const nextPerson = (people: readonly Seat[], waiting: readonly Seat[], after: Seat): Seat | undefined => {
  const turn = people.filter(seat => waiting.includes(seat))
  return turn.find(seat => seat > after) ?? turn[0]
}
