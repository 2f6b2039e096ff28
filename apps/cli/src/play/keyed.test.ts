import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from '@halfpint/core'
import { must } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { answerPuzzle, dailyPuzzle, positionOf, puzzlesOf } from '@halfpint/puzzles'
import { SHIPPED } from '@halfpint/puzzles/shipped'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faceOf } from '../games/registry.ts'
import { leftGamesIn } from '../leftgame.ts'
import { fakeTerminal, frameFor, KEYS, listener, randomOpponents } from './fixture.ts'
import { chooseWithKeys } from './keyed.ts'
import { type PlaySettings, play } from './play.ts'
import { runOnScreen } from './screen.ts'

// The tests do not depend on the terminal in which they run.
beforeEach(() => {
  vi.stubEnv('TERM', 'xterm')
  vi.stubEnv('NO_COLOR', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const start = (gameId: string | undefined, settings: Partial<PlaySettings> = {}) => {
  const terminal = fakeTerminal()
  let record: Json = null
  const code = play(gameId, {
    options: {},
    language: 'en',
    seed: 'tea',
    speed: 0,
    opponents: randomOpponents(6),
    keep: kept => {
      record = kept
    },
    ...settings,
    input: terminal.input,
    output: terminal.output,
  })
  return { ...terminal, code, record: () => record }
}

test('without arguments the game and the number of players are chosen with arrow keys', async () => {
  const { shows, press, code, picture } = start(undefined)
  await shows('Which game')
  expect(picture()).toContain('  ▸ Half-Pint Heroes')
  press(KEYS.down)
  await shows('▸ Herzlos')
  press(KEYS.enter)
  await shows('▸ 4')
  press('5')
  await shows('▸ 5')
  press(KEYS.enter)
  await shows('for Dora, on your right')
  press(KEYS.interrupt)
  expect(await code).toBe(130)
})

test('H6: the menu asks for the start player: a player at the table, or a draw', async () => {
  const { shows, press, code, picture, record } = start('half-pint-heroes')
  await shows('▸ 4')
  press(KEYS.enter)
  await shows('black eye')
  expect(picture()).toContain('  ▸ Draw a lot')
  press(KEYS.down)
  await shows('▸ You')
  press(KEYS.down)
  await shows('▸ Ann')
  press(KEYS.enter)
  await shows('How many tricks')
  press(KEYS.interrupt)
  expect(await code).toBe(130)
  expect(record()).toMatchObject({ options: { startSeat: 1 } })
})

test("bots do not delay the player's cards, and no question is shown after the choice while they think", async () => {
  const opponents = randomOpponents(6)
  let wake = (): void => {}
  const awake = new Promise<void>(resolve => {
    wake = resolve
  })
  const think: typeof opponents.think = async question => {
    await awake
    return opponents.think(question)
  }
  const { shows, press, code, picture } = start('half-pint-heroes', { players: 3, opponents: { ...opponents, think } })
  await shows('How many tricks')
  press('2')
  await shows('[2]')
  press(KEYS.enter)
  // It is no longer this player's turn.
  await shows('  You ')
  expect(picture().join('\n')).not.toContain('How many tricks')
  wake()
  await shows('Who will miss')
  press(KEYS.interrupt)
  expect(await code).toBe(130)
})

test('q in the menu leaves without a game', async () => {
  const { shows, press, code, record } = start(undefined)
  await shows('Which game')
  press('q')
  expect(await code).toBe(0)
  expect(record()).toBeNull()
})

test('Ctrl-C in the middle of a game restores the terminal and exits with 130', async () => {
  const { shows, press, code, isRaw, text, record } = start('herzlos', { players: 4 })
  await shows('on your right')
  expect(isRaw()).toBe(true)
  press(KEYS.interrupt)
  expect(await code).toBe(130)
  expect(isRaw()).toBe(false)
  expect(text()).toContain('\x1b[?25h\x1b[?1049l')
  expect(must(herzlos.records.read(record())).state.phase).toBe('pass')
})

test('q asks for confirmation: another key continues, Enter leaves', async () => {
  const { shows, press, code, picture } = start('half-pint-heroes', { players: 3 })
  await shows('How many tricks')
  press('q')
  await shows('Leave the game?')
  // Not a yes, but the first letter of a yellow card.
  press('y')
  await shows('← → choose')
  expect(picture().join('\n')).not.toContain('Leave the game?')
  press('q')
  await shows('Leave the game?')
  press(KEYS.enter)
  expect(await code).toBe(0)
})

test('help can be opened and closed without changing the choice', async () => {
  const { shows, press, code } = start('half-pint-heroes', { players: 3 })
  await shows('How many tricks')
  press('4')
  await shows('[4]')
  press('?')
  await shows('royal flush')
  press(' ')
  await shows('[4]')
  press(KEYS.interrupt)
  await code
})

test('a change of size redraws the game', async () => {
  const { shows, press, code, resize, picture } = start('half-pint-heroes', { players: 3 })
  await shows('How many tricks')
  resize({ columns: 60, rows: 20 })
  expect(Math.max(...picture().map(line => line.length))).toBeLessThanOrEqual(60)
  expect(picture().length).toBeLessThanOrEqual(20)
  expect(picture().join('\n')).toContain('How many tricks')
  press(KEYS.interrupt)
  await code
})

test('cards are marked, refused with the reason, and played', async () => {
  const { shows, press, code, text } = start('half-pint-heroes', { players: 2, seed: 'b' })
  await shows('How many tricks')
  press(KEYS.enter)
  await shows('no bet')
  press(KEYS.enter)
  await shows('you lead')
  press(` ${KEYS.right} ${KEYS.right} `)
  await shows('is not exactly one set')
  press(KEYS.enter)
  press('\x1b')
  await shows('you open the trick')
  press(KEYS.enter)
  await shows('You play')
  press(KEYS.interrupt)
  await code
  expect(text()).toContain('\x1b[1m')
})

test('a whole game with keys ends with the pad on the normal screen', async () => {
  const { shows, press, code, text, picture, record } = start('half-pint-heroes', {
    players: 3,
    options: { rounds: 1 },
  })
  await shows('How many tricks')
  press(`2${KEYS.enter}`)
  await shows('Who will miss')
  press(`${KEYS.right}${KEYS.enter}`)
  for (let from = 0; ; ) {
    await shows(['Your turn', 'Enter: continue'], from)
    if (picture().at(-1)?.startsWith('Enter: continue')) break
    from = text().length
    press(KEYS.enter)
  }
  press(KEYS.enter)
  await shows('Enter: done')
  press(KEYS.enter)
  expect(await code).toBe(0)
  expect(text().slice(text().lastIndexOf('\x1b[?1049l'))).toMatch(/Total[\s\S]+win/)
  expect(must(halfPint.records.read(record())).state.result).not.toBeNull()
})

test('NO_COLOR keeps symbols and letters', async () => {
  vi.stubEnv('NO_COLOR', '1')
  const { shows, press, code, text } = start('herzlos', { players: 3 })
  await shows('on your right')
  press(KEYS.interrupt)
  await code
  expect(
    text()
      .split('\x1b')
      .filter(piece => /^\[\d+m/.test(piece)),
  ).toEqual([])
  expect(text()).toContain('♥h')
})

test('a dumb terminal gets line mode', async () => {
  vi.stubEnv('TERM', 'dumb')
  const { press, code, text } = start('herzlos', { players: 3 })
  press('quit\n')
  expect(await code).toBe(0)
  expect(text()).not.toContain('\x1b')
  expect(text()).toContain('Your hand:')
})

test('a typing mistake is refused and plays nothing', async () => {
  const { shows, press, code, text } = start('herzlos', { players: 4 })
  await shows('on your right')
  press(`t7${KEYS.enter}`)
  await shows('“t7”')
  expect(text()).not.toContain('You give')
  press('\x1b')
  await shows('1 of 1')
  press(KEYS.interrupt)
  await code
})

test('an impossible prediction or bet is refused at once', async () => {
  const { shows, press, code } = start('half-pint-heroes', { players: 3 })
  await shows('How many tricks')
  press('9')
  await shows('from 0 to 6')
  press(`2${KEYS.enter}`)
  await shows('Who will miss')
  press('0')
  await shows('bet against themselves')
  press(KEYS.interrupt)
  await code
})

test('p shows the pad during a round, and any key returns to the table', async () => {
  const { shows, press, code } = start('half-pint-heroes', { players: 3 })
  await shows('How many tricks')
  press('p')
  await shows('So far')
  press('x')
  await shows('How many tricks')
  press(KEYS.interrupt)
  await code
})

/** Plays a short game by keys from the bet to the pad at its end. */
const playOn = async ({ shows, press, text, picture }: ReturnType<typeof start>, before = 0) => {
  await shows('Who will miss')
  press(KEYS.enter)
  for (let from = before; ; ) {
    await shows(['Your turn', 'Enter: continue'], from)
    if (picture().at(-1)?.startsWith('Enter: continue')) break
    from = text().length
    press(KEYS.enter)
  }
  press(KEYS.enter)
  await shows('n: another game')
}

const playToEnd = async (game: ReturnType<typeof start>, before = 0) => {
  await game.shows('How many tricks', before)
  game.press(KEYS.enter)
  await playOn(game, before)
}

test('after the last round n starts another game with other cards', async () => {
  const records: Json[] = []
  const game = start('half-pint-heroes', { players: 3, options: { rounds: 1 }, keep: kept => records.push(kept) })
  await playToEnd(game)
  const before = game.text().length
  game.press('n')
  await playToEnd(game, before)
  game.press(KEYS.enter)
  expect(await game.code).toBe(0)
  const decks = records.map(record => (record as { rounds: { deck: Json }[] }).rounds[0]?.deck)
  expect(decks).toHaveLength(2)
  expect(decks[0]).not.toEqual(decks[1])
})

test('a left game is offered in the menu and continues', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-left-'))
  const left = leftGamesIn(folder)
  const opponents = { ...randomOpponents(6), bots: ['Xaver', 'Yann'].map(name => ({ bot: 'random', name })) }
  const first = start('half-pint-heroes', { players: 3, options: { rounds: 1 }, left, name: 'Zoe', opponents })
  await first.shows('How many tricks')
  first.press(`3${KEYS.enter}`)
  await first.shows('Who will miss')
  first.press(`q${KEYS.enter}`)
  expect(await first.code).toBe(0)
  expect(first.text()).toContain('Your game is kept')

  const second = start(undefined, { left })
  await second.shows('▸ Half-Pint Heroes: continue the game you left')
  second.press(KEYS.enter)
  await second.shows('0 / 3')
  expect(second.picture().join('\n')).toContain('Who will miss')
  second.press(KEYS.interrupt)
  expect(await second.code).toBe(130)
  expect(left.list().map(({ game }) => game)).toEqual(['half-pint-heroes'])

  const records: Json[] = []
  const third = start(undefined, { left, resume: true, keep: kept => records.push(kept) })
  await playOn(third)
  third.press('n')
  await third.shows('How many tricks')
  third.press(KEYS.interrupt)
  await third.code
  // Another game has the same players.
  expect(records).toMatchObject([{ players: ['Zoe', 'Xaver', 'Yann'] }, { players: ['Zoe', 'Xaver', 'Yann'] }])
  rmSync(folder, { recursive: true })
})

test('a game whose program died can be continued, and an earlier left game is kept too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-cut-'))
  const left = leftGamesIn(folder)
  const earlier = start('half-pint-heroes', { players: 3, options: { rounds: 1 }, left })
  await earlier.shows('How many tricks')
  earlier.press(`q${KEYS.enter}`)
  await earlier.code
  const dying = start('half-pint-heroes', { players: 3, options: { rounds: 1 }, left })
  await dying.shows('How many tricks')
  dying.press(`3${KEYS.enter}`)
  await dying.shows('Who will miss')
  expect(left.list().map(({ cut }) => cut)).toEqual([true, false])
  // It never gets an answer.
  const second = start('half-pint-heroes', { left, resume: true })
  await second.shows('0 / 3')
  await playOn(second)
  second.press(KEYS.interrupt)
  await second.code
  expect(left.list().map(({ cut }) => cut)).toEqual([false])
  dying.press(KEYS.interrupt)
  await dying.code
  rmSync(folder, { recursive: true })
})

test('--resume without a left game is reported', async () => {
  const { output: errors, text } = listener()
  const { code } = start(undefined, { resume: true, errors })
  expect(await code).toBe(2)
  expect(text()).toContain('No saved game')
})

test('the player can have a name, and a bot of the same name gets another', async () => {
  const { shows, press, code, picture } = start('herzlos', { players: 4, name: 'Ann' })
  await shows('on your right')
  expect(picture().join('\n')).toMatch(/Ann [\s\S]+Ann 2/)
  press(KEYS.interrupt)
  await code
})

test('a puzzle is solved on the screen, and a refused card is named', async () => {
  const game = must(puzzlesOf('herzlos'))
  const puzzle = dailyPuzzle(SHIPPED, '2026-11-16', 'herzlos')
  const face = must(await faceOf('herzlos'))
  const view = face.game.view(positionOf(game, puzzle), puzzle.seat)
  const { input, output, shows, press } = fakeTerminal(100, 40)
  const answered = runOnScreen(input, output, screen =>
    chooseWithKeys(
      { face, screen, view: () => view, frame: size => ({ ...frameFor('en', view.seats), size, log: ['the goal'] }) },
      action => Promise.resolve(answerPuzzle(puzzle, action)),
    ),
  )
  await shows('the goal')
  press(`zz${KEYS.enter}`)
  await shows('is not a card of this game')
  press('\x7f\x7f')
  press('?')
  await shows('passes cards')
  press('x')
  await shows('the goal')
  const { card } = puzzle.solution as { readonly card: string }
  press(`${card}${KEYS.enter}`)
  expect(await answered).toMatchObject({ right: true })
  expect(output.listenerCount('resize')).toBe(0)
})
