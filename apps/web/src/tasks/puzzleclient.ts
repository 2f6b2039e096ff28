import { type Json, type Result, refuse } from '@halfpint/core'
import type { Answer, Puzzle } from '@halfpint/tasks'
import type { PuzzleRequest } from './request.ts'

/** The puzzles' worker, for as long as a screen needs it. */
export interface PuzzleClient {
  puzzle(request: Exclude<PuzzleRequest, { kind: 'answer' }>): Promise<Result<Puzzle>>
  answer(puzzle: Puzzle, action: Json): Promise<Result<Answer>>
  close(): void
}

/** Starts the worker. */
export const openPuzzles = (): PuzzleClient => {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'puzzles' })
  const waiting = new Map<number, (result: Result<never>) => void>()
  let numbers = 0
  worker.addEventListener('message', ({ data }: MessageEvent<{ number: number; result: Result<never> }>) => {
    waiting.get(data.number)?.(data.result)
    waiting.delete(data.number)
  })
  worker.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(refuse('puzzles-unavailable'))
    waiting.clear()
  })
  const ask = <T>(request: PuzzleRequest): Promise<Result<T>> =>
    new Promise(resolve => {
      waiting.set(numbers, resolve)
      worker.postMessage({ number: numbers++, request })
    })
  return {
    puzzle: request => ask<Puzzle>(request),
    answer: (puzzle, action) => ask<Answer>({ kind: 'answer', puzzle, action }),
    close: () => worker.terminate(),
  }
}
