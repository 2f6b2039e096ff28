import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeTerminal, KEYS } from './fixture.ts'
import { plain } from './paint.ts'
import { openScreen } from './screen.ts'

test('the screen is taken over and restored once', () => {
  const terminal = fakeTerminal()
  const listening = process.listenerCount('SIGTERM')
  const screen = openScreen(terminal.input, terminal.output, plain)
  expect(terminal.isRaw()).toBe(true)
  expect(terminal.text()).toContain('\x1b[?1049h\x1b[?25l')
  screen.close()
  screen.close()
  expect(terminal.isRaw()).toBe(false)
  expect(terminal.text().split('\x1b[?25h\x1b[?1049l')).toHaveLength(2)
  expect(terminal.input.listenerCount('keypress')).toBe(0)
  expect(process.listenerCount('SIGTERM')).toBe(listening)
})

test('the picture is redrawn after a change of size, and cut to it', () => {
  const terminal = fakeTerminal(30, 5)
  const screen = openScreen(terminal.input, terminal.output, plain)
  screen.show(({ columns, rows }) => [`${columns} by ${rows}`, 'x'.repeat(60), 'a', 'b', 'c', 'd'])
  expect(terminal.picture()).toEqual(['30 by 5', `${'x'.repeat(29)}…`, 'a', 'b', 'c'])
  terminal.resize({ columns: 70, rows: 10 })
  expect(terminal.picture()).toEqual(['70 by 10', 'x'.repeat(60), 'a', 'b', 'c', 'd'])
  screen.close()
  terminal.resize({ columns: 20, rows: 10 })
  expect(terminal.text().endsWith('\x1b[?1049l')).toBe(true)
})

test('Esc and a key soon after it are two keys', async () => {
  const terminal = fakeTerminal()
  const screen = openScreen(terminal.input, terminal.output, plain)
  terminal.press('\x1b')
  expect(await screen.key()).toEqual({ name: 'escape' })
  // An arrow key begins with the same character, but all of it arrives at once.
  terminal.press(KEYS.left)
  expect(await screen.key()).toEqual({ name: 'left' })
  terminal.press('\x1b')
  await setTimeout(200)
  terminal.press('q')
  expect(await screen.key()).toEqual({ name: 'escape' })
  expect(await screen.key()).toEqual({ name: 'char', char: 'q' })
  screen.close()
})

test('keys are returned in order, also those pressed before they were awaited', async () => {
  const terminal = fakeTerminal()
  const screen = openScreen(terminal.input, terminal.output, plain)
  terminal.press(`r${KEYS.left}`)
  expect(await screen.key()).toEqual({ name: 'char', char: 'r' })
  expect(await screen.key()).toEqual({ name: 'left' })
  const waiting = screen.key()
  terminal.press(KEYS.enter)
  expect(await waiting).toEqual({ name: 'enter' })
  screen.close()
})

test('a pause ends after its time or with a key', async () => {
  const terminal = fakeTerminal()
  const screen = openScreen(terminal.input, terminal.output, plain)
  expect(await screen.pause(1)).toBeUndefined()
  const long = screen.pause(1_000_000)
  terminal.press(' ')
  expect(await long).toEqual({ name: 'space' })
  screen.close()
})

test('Ctrl-C, a hang-up and a signal exit with their codes', async () => {
  const codeAfter = async (act: (terminal: ReturnType<typeof fakeTerminal>) => void): Promise<number> => {
    const terminal = fakeTerminal()
    const screen = openScreen(terminal.input, terminal.output, plain)
    act(terminal)
    const code = await screen.left
    screen.close()
    return code
  }
  expect(await codeAfter(terminal => terminal.press(KEYS.interrupt))).toBe(130)
  expect(await codeAfter(terminal => terminal.input.end())).toBe(0)
  expect(await codeAfter(() => process.emit('SIGTERM', 'SIGTERM'))).toBe(143)
})

test('an error while redrawing is not swallowed', async () => {
  const terminal = fakeTerminal()
  const screen = openScreen(terminal.input, terminal.output, plain)
  let faulty = false
  screen.show(() => {
    if (faulty) throw new Error('no such card')
    return []
  })
  faulty = true
  terminal.resize({ columns: 60, rows: 20 })
  await expect(screen.left).rejects.toThrow('no such card')
  screen.close()
})
