import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { type AddedBot, makeBudget } from '@halfpint/bots'
import { below, type Json, pick } from '@halfpint/core'

/**
 * Reasons why a program lost a decision: timeout, exit, an answer that is not the index of a legal action, or too many
 * failures before, so that it was not asked.
 */
const FAULTS = ['late', 'ended', 'illegal', 'unasked'] as const

export type Fault = (typeof FAULTS)[number]

/** Number of lost decisions by reason. */
export type Faults = { readonly [fault in Fault]: number }

export const NO_FAULTS: Faults = { late: 0, ended: 0, illegal: 0, unasked: 0 }

/** A program that fails this many decisions in a row is not asked any more. */
const HOPELESS = 10

/** A program that plays in the arena or at a table. */
export interface Program {
  readonly choose: AddedBot
  /** Whether it was asked and never gave a valid answer. */
  neverAnswered(): boolean
  /** Ends the program. */
  close(): void
}

/** Splits a command into program and arguments. Spaces within double quotes do not split. */
const wordsOf = (command: string): string[] =>
  Array.from(command.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word)

/** Additional milliseconds for the first answer, because a program must start. */
const START_PATIENCE = 20_000

/** Milliseconds for one answer: more than the budget, because the program must read and write too. */
const patience = (milliseconds: number): number => 2_000 + 5 * milliseconds

/** Maximum length of an answer, so that an endless line does not fill the memory. */
const LONGEST_LINE = 1_000_000

/** A running program, and the caller that waits for its next line. */
interface Running {
  readonly child: ChildProcessWithoutNullStreams
  told: ((line: string | Fault) => void) | undefined
  /** Whether it has ever answered. Until then it may still be starting. */
  awake: boolean
}

const startProgram = (command: string, ended: (running: Running) => void, grumble: (text: string) => void): Running => {
  const [program = '', ...words] = wordsOf(command)
  const child = spawn(program, words, { stdio: 'pipe', windowsHide: true })
  const running: Running = { child, told: undefined, awake: false }
  const say = (line: string | Fault): void => {
    const { told } = running
    running.told = undefined
    told?.(line)
  }
  let heard = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk
    for (let end = heard.indexOf('\n'); end >= 0; end = heard.indexOf('\n')) {
      const line = heard.slice(0, end)
      heard = heard.slice(end + 1)
      running.awake = true
      say(line)
    }
    if (heard.length < LONGEST_LINE) return
    heard = ''
    say(heard)
  })
  child.stderr.setEncoding('utf8').on('data', grumble)
  child.stdin.on('error', () => {})
  const close = (): void => {
    ended(running)
    say('ended')
  }
  child
    .on('error', ({ message }) => {
      grumble(`${message}\n`)
      close()
    })
    .on('close', close)
  return running
}

/** The answer of a program: the index of its choice among the legal actions. */
const placeIn = (line: string, legal: number): number | undefined => {
  try {
    const { choice } = JSON.parse(line) as { choice?: unknown }
    return Number.isInteger(choice) && (choice as number) >= 0 && (choice as number) < legal
      ? (choice as number)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * A program as a bot. Each decision is one line of JSON to it (`game`, `seat`, `view`, `legal`, `budget`, `seed`) and
 * one from it (`choice`, an index in `legal`). If it fails, `onFault` is called and a random action is played. A
 * program that hung or exited is restarted for the next decision, until it has failed ten in a row. Its stderr is shown
 * up to the first failure, because later output mostly repeats it.
 */
export const programOf = (
  command: string,
  game: string,
  onFault: (fault: Fault) => void,
  tell: (text: string) => void = text => process.stderr.write(text),
): Program => {
  let running: Running | undefined
  let isFaulty = false
  let lostInRow = 0
  let hasAnswered = false
  /** Whether the last start took longer than `START_PATIENCE`. Then the next one gets no additional time. */
  let isSlowStart = false
  const end = (): void => {
    running?.child.kill('SIGKILL')
    running = undefined
  }
  const ask = (question: string, milliseconds: number): Promise<string | Fault> =>
    new Promise(resolve => {
      running ??= startProgram(
        command,
        gone => {
          if (running === gone) running = undefined
        },
        text => {
          if (!isFaulty) tell(text)
        },
      )
      const asked = running
      const clock = setTimeout(
        () => {
          asked.told = undefined
          isSlowStart = !asked.awake
          end()
          resolve('late')
        },
        patience(milliseconds) + (asked.awake || isSlowStart ? 0 : START_PATIENCE),
      )
      asked.told = line => {
        clearTimeout(clock)
        resolve(line)
      }
      asked.child.stdin.write(question)
    })
  return {
    async choose(view, legal, { random, budget }) {
      const seed = below(random, 0x1_0000_0000)
      const question = { game, seat: view.viewer, view, legal, budget: makeBudget(budget), seed }
      const limit = 'milliseconds' in budget ? budget.milliseconds : 0
      const line = lostInRow >= HOPELESS ? 'unasked' : await ask(`${JSON.stringify(question)}\n`, limit)
      const fault = FAULTS.find(each => each === line)
      const place = fault === undefined ? placeIn(line, legal.length) : undefined
      if (place !== undefined) {
        lostInRow = 0
        hasAnswered = true
        return legal[place] as Json
      }
      isFaulty = true
      if (++lostInRow === HOPELESS) end()
      onFault(fault ?? 'illegal')
      return pick(random, legal)
    },
    neverAnswered: () => !hasAnswered && lostInRow > 0,
    close: end,
  }
}
