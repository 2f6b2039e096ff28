import type { Chair } from '@halfpint/table'
import type { Task } from '@halfpint/tasks'
import { botName, CHARACTERS } from '../faces/regulars.ts'
import { chairOf } from '../replay/reel.ts'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'

/** Who sits where: the reader at this seat, and bots around. */
export const taskChairs = ({ company, seat: me }: Pick<Task, 'company' | 'seat'>): readonly Chair[] =>
  company.map((bot, seat) => {
    if (bot !== null && seat !== me) return { kind: 'bot', bot, name: botName(bot), free: false }
    const chair = chairOf(words('core').shell.you, seat)
    return chair.kind === 'person' ? { ...chair, person: { ...chair.person, symbol: settings.value.symbol } } : chair
  })

/** Who sits at a puzzle: the reader, and regulars around. */
export const puzzleChairs = (seats: number, seat: number): readonly Chair[] =>
  taskChairs({ seat, company: Array.from({ length: seats }, (_, at) => CHARACTERS[at % CHARACTERS.length] as string) })
