import type { Seat } from '@halfpint/core'
import { announce } from '../shell/announcer.tsx'
import { hex } from '../shell/chance.ts'
import { waitByClock } from '../shell/wait.ts'
import type { Board } from './board.ts'
import { soundOut } from './effects.ts'
import type { OpenLink } from './link.ts'
import { type Place, takePlace } from './place.ts'
import { noteSheet } from './roundsheet.ts'

/** Takes a place at a table in this page, at the board of its game; `tellMore` tells what the board has no words for. */
export const sitDown = (board: Board, link: OpenLink, tellMore: Board['tell'] = () => undefined): Place =>
  takePlace(link, {
    script: board.script,
    wait: waitByClock,
    share: () => hex(32),
    tell: (told, before, after) => {
      noteSheet(told, before)
      soundOut(told)
      return board.tell(told, before, after) ?? tellMore(told, before, after)
    },
    announce,
  })

/** The seats of people whom the game waits for, in seat order from one of them on. */
export const nextPerson = (people: readonly Seat[], waiting: readonly Seat[], after: Seat): Seat | undefined => {
  const turn = people.filter(seat => waiting.includes(seat))
  return turn.find(seat => seat > after) ?? turn[0]
}
