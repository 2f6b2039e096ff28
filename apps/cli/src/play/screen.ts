import { emitKeypressEvents, type Interface } from 'node:readline'
import { showable } from './ascii.ts'
import { type Key, keyOf, type Pressing } from './key.ts'
import { colourful, type Paint, plain, wantsColour } from './paint.ts'
import { clip } from './text.ts'

/** The source of keys: `process.stdin`, or a stream that behaves like it. */
export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean; setRawMode?(raw: boolean): unknown }

/** The output of the screen: `process.stdout`, or a stream that behaves like it. */
export type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  hasColors?(): boolean
}

/** The size of the screen in characters. */
export interface Size {
  readonly columns: number
  readonly rows: number
}

/** A full screen with keys, until it is closed. */
export interface Screen {
  readonly paint: Paint
  size(): Size
  /** Shows the picture, and redraws it after each change of size. */
  show(picture: (size: Size) => readonly string[]): void
  /** The next key. */
  key(): Promise<Key>
  /** Discards keys that were pressed before they were awaited. */
  flush(): void
  /** Waits for a time or until a key is pressed, and returns that key. */
  pause(milliseconds: number): Promise<Key | undefined>
  /**
   * Resolves with the exit code when the player leaves from outside the game: Ctrl-C, a hang-up, a signal. Rejects on
   * an error in drawing.
   */
  readonly left: Promise<number>
  /** Restores the terminal; a second call does nothing. */
  close(): void
}

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J'
const LEAVE = '\x1b[?25h\x1b[?1049l'
const SIGNALS = { SIGTERM: 143, SIGHUP: 129 } as const

/** Milliseconds after which Esc is a key of its own and not the start of another one. Node's default is 500. */
const ESCAPE_TIMEOUT = 60

/** The smallest screen that is drawn; on a smaller one the rest is cut off. */
const LEAST: Size = { columns: 20, rows: 4 }

const frameText = (lines: readonly string[], size: Size): string => {
  const rows = lines.slice(0, size.rows).map(line => `\x1b[2K${showable(clip(line, size.columns))}`)
  // Mode 2026: the terminal shows the whole picture at once, without flicker.
  return `\x1b[?2026h\x1b[H${rows.join('\r\n')}\x1b[J\x1b[?2026l`
}

/** Takes the terminal over: alternate screen, no cursor, keys one by one. */
export const openScreen = (input: Input, output: Output, paint: Paint): Screen => {
  let open = true
  let picture: ((size: Size) => readonly string[]) | undefined
  let waiting: ((key: Key) => void) | undefined
  let queue: Key[] = []
  let leave: (code: number) => void = () => {}
  let fail: (fault: unknown) => void = () => {}
  const left = new Promise<number>((resolve, reject) => {
    leave = resolve
    fail = reject
  })

  const size = (): Size => ({
    columns: Math.max(LEAST.columns, output.columns ?? 80),
    rows: Math.max(LEAST.rows, output.rows ?? 24),
  })
  const draw = (): void => {
    if (open && picture !== undefined) output.write(frameText(picture(size()), size()))
  }
  // No caller awaits a redraw after a change of size, so its errors must not be lost.
  const redraw = (): void => {
    try {
      draw()
    } catch (fault) {
      fail(fault)
    }
  }
  const enter = (): void => {
    input.setRawMode?.(true)
    output.write(ENTER)
  }
  const giveBack = (): void => {
    output.write(LEAVE)
    input.setRawMode?.(false)
  }
  const resume = (): void => {
    if (!open) return
    enter()
    redraw()
  }
  const suspend = (): void => {
    if (process.platform === 'win32') return
    giveBack()
    // The whole process group, as the terminal does it, because a parent such as npm waits in it too.
    process.kill(0, 'SIGTSTP')
  }
  const press = (text: string | undefined, pressing: Pressing): void => {
    const key = keyOf(text, pressing)
    if (key === undefined) return
    if (key.name === 'interrupt') leave(130)
    else if (key.name === 'suspend') suspend()
    else if (waiting !== undefined) {
      const take = waiting
      waiting = undefined
      take(key)
    } else queue.push(key)
  }
  const hangUp = (): void => leave(0)
  const onSignal = (signal: keyof typeof SIGNALS): void => leave(SIGNALS[signal])
  const close = (): void => {
    if (!open) return
    open = false
    input.off('keypress', press).off('end', hangUp).off('close', hangUp)
    output.off('resize', redraw)
    process.off('exit', close).off('SIGCONT', resume)
    for (const signal of Object.keys(SIGNALS)) process.off(signal, onSignal)
    giveBack()
    input.pause()
  }

  emitKeypressEvents(input, { escapeCodeTimeout: ESCAPE_TIMEOUT } as unknown as Interface)
  input.on('keypress', press).on('end', hangUp).on('close', hangUp)
  output.on('resize', redraw)
  process.on('exit', close).on('SIGCONT', resume)
  for (const signal of Object.keys(SIGNALS)) process.on(signal, onSignal)
  enter()
  input.resume()

  const nextKey = (): Promise<Key> => {
    const early = queue.shift()
    if (early !== undefined) return Promise.resolve(early)
    return new Promise(resolve => {
      waiting = resolve
    })
  }

  return {
    paint,
    left,
    size,
    close,
    show(next) {
      picture = next
      draw()
    },
    key: nextKey,
    flush() {
      queue = []
    },
    pause(milliseconds) {
      const early = queue.shift()
      if (early !== undefined || milliseconds <= 0) return Promise.resolve(early)
      return new Promise(resolve => {
        const done = (key?: Key): void => {
          clearTimeout(timer)
          waiting = undefined
          resolve(key)
        }
        const timer = setTimeout(done, milliseconds)
        waiting = done
      })
    },
  }
}

/** Whether a person sits at a terminal that shows a full screen. */
export const isScreen = (input: Input, output: Output): boolean =>
  input.isTTY === true && output.isTTY === true && process.env.TERM !== 'dumb'

/** A screen with the colours of this terminal. */
export const screenOn = (input: Input, output: Output): Screen =>
  openScreen(input, output, wantsColour(output, process.env) ? colourful : plain)

/** Runs a task on a screen and closes it. Returns the exit code if the player left with Ctrl-C or was disconnected. */
export const runOnScreen = async <T>(
  input: Input,
  output: Output,
  run: (screen: Screen) => Promise<T>,
): Promise<T | { readonly exit: number }> => {
  const screen = screenOn(input, output)
  try {
    return await Promise.race([run(screen), screen.left.then(exit => ({ exit }))])
  } finally {
    screen.close()
  }
}
