import { PassThrough } from 'node:stream'
import { type AnyGame, type Json, must } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { type Language, wordsIn } from '@halfpint/i18n'
import { expect, test } from 'vitest'
import { listener, randomOpponents } from './fixture.ts'
import { type PlaySettings, play } from './play.ts'

const PROMPT = '> '

/** The answer of a script that knows only what it has just read. */
const answerTo = (asked: string, language: Language): string => {
  const { table, games } = wordsIn(language)
  const lines = asked.split('\n').slice(0, -1)
  const after = (label: string): string[] | undefined =>
    lines
      .findLast(line => line.startsWith(`${label}: `))
      ?.slice(label.length + 2)
      .split(' ')
  const last = lines.at(-1) ?? ''
  if (last === games['half-pint-heroes'].askPrediction) return 'predict 1'
  if (/^ {2}\d {2}/.test(last)) return 'bet 1'
  const hand = after(table.hand) ?? []
  for (let size = 1; size <= 5; size++) {
    if (table.names.some(name => last === games.herzlos.askPass(size, name)))
      return `pass ${hand.slice(0, size).join(' ')}`
  }
  return `play ${(after(games.herzlos.labels.playable) ?? hand)[0]}`
}

type Settings = Partial<PlaySettings>

/** Plays with a script that answers every prompt; without an answer the input ends. */
const playByScript = async (
  gameId: string,
  settings: Settings,
  answer: (asked: string, turn: number) => string | undefined,
) => {
  const input = new PassThrough()
  const { output, text, when } = listener()
  let record: Json = null
  const running = play(gameId, {
    options: {},
    language: 'en',
    opponents: randomOpponents(6, settings.language),
    ...settings,
    input,
    output,
    keep: kept => {
      record = kept
    },
  })
  let over = false
  const finished = running.finally(() => {
    over = true
  })
  let read = 0
  for (let turn = 0; ; turn++) {
    await Promise.race([finished, when(all => all.length > read && all.endsWith(PROMPT))])
    if (over) break
    const asked = text().slice(read)
    read = text().length
    const line = answer(asked, turn)
    if (line === undefined) input.end()
    else input.write(`${line}\n`)
  }
  return { code: await running, text: text(), record }
}

const wholeGame = async (game: AnyGame, language: Language, players: number, options: PlaySettings['options']) => {
  const settings = { players, language, options, seed: `${language} ${players}` }
  const { code, text, record } = await playByScript(game.id, settings, asked => answerTo(asked, language))
  expect(code).toBe(0)
  expect(text).not.toContain('\x1b')
  expect(game.turn(must(game.records.read(record)).state).kind).toBe('over')
  return text
}

for (const [language, players] of [
  ['en', 2],
  ['de', 3],
  ['ru', 4],
  ['en', 5],
  ['de', 6],
  ['ru', 7],
] as const) {
  test(`Half-Pint Heroes with ${players} is played by a script from stdin, in ${language}`, async () => {
    const text = await wholeGame(halfPint, language, players, { rounds: 3 })
    const { labels } = wordsIn(language).games['half-pint-heroes']
    expect(text).toContain(labels.predictions)
    expect(text).toContain(labels.bonus)
  })
}

for (const [language, players] of [
  ['ru', 3],
  ['en', 4],
  ['de', 5],
] as const) {
  test(`Herzlos with ${players} is played by a script from stdin, in ${language}`, async () => {
    const text = await wholeGame(herzlos, language, players, { rounds: 5 })
    expect(text).toContain(wordsIn(language).table.total)
  })
}

test('H16: declared sets can be played by a script', async () => {
  await wholeGame(halfPint, 'en', 3, { rounds: 2, sets: 'declared' })
})

test('the same seed and the same answers give the same game', async () => {
  const run = () =>
    playByScript('herzlos', { players: 4, seed: 'tea', options: { rounds: 1 } }, asked => answerTo(asked, 'en'))
  expect((await run()).text).toBe((await run()).text)
})

test('help, rules, pad and show answer without making a move', async () => {
  const lines = ['help', 'rules', 'pad', 'show', '', 'quit']
  const { text, code } = await playByScript('half-pint-heroes', { players: 3, seed: 'tea' }, (_, turn) => lines[turn])
  expect(code).toBe(0)
  expect(text).toContain('predict 2')
  expect(text).toContain('royal flush')
  expect(text).toContain('So far')
  expect(text.match(/How many tricks will you win\?/g)).toHaveLength(2)
  expect(text).toContain('Goodbye')
})

test('invalid input is refused with a sentence, and the question is repeated', async () => {
  const lines = ['predict 9', 'play r1', 'dance', 'predict 2', 'bet 0', 'bet ANN', 'quit']
  const { text } = await playByScript('half-pint-heroes', { players: 3, seed: 'tea' }, (_, turn) => lines[turn])
  expect(text).toContain('A prediction is a whole number of tricks from 0 to 6.')
  expect(text).toContain('the round waits for the predictions')
  expect(text).toContain('Nobody may bet against themselves')
  expect(text).toContain('Bets: You → Ann')
})

test('the verb may be left out, and ranks may be in lower case', async () => {
  const { text } = await playByScript('herzlos', { players: 4, seed: 'tea' }, (asked, turn) => {
    const card = /^Your hand: (\S+)/m.exec(asked)?.[1]
    return turn === 0 ? card?.toLowerCase() : undefined
  })
  expect(text).toMatch(/You give Cem: .+\. Ann gives you: /)
})

test('the end of the input ends the game with a message, and the record is kept', async () => {
  const { code, text, record } = await playByScript('herzlos', { players: 4, seed: 'tea' }, () => undefined)
  expect(code).toBe(0)
  expect(text).toContain('No more input: the game ends here.')
  expect(must(herzlos.records.read(record)).state.phase).toBe('pass')
})

test('settings that the rules do not allow are refused before the game', async () => {
  const complaints: string[] = []
  const refused = async (gameId: string | undefined, settings: Settings) => {
    const { output: errors, text } = listener()
    const { output } = listener()
    const code = await play(gameId, {
      options: {},
      language: 'en',
      opponents: randomOpponents(6),
      ...settings,
      input: new PassThrough(),
      output,
      errors,
    })
    complaints.push(text())
    return code
  }
  expect(await refused('skat', {})).toBe(2)
  expect(await refused(undefined, {})).toBe(2)
  expect(await refused('herzlos', { players: 2 })).toBe(2)
  expect(await refused('herzlos', { players: Number.NaN })).toBe(2)
  expect(await refused('half-pint-heroes', { players: 3, options: { rounds: 11 } })).toBe(2)
  expect(complaints.every(text => text.length > 10 && text.endsWith('\n'))).toBe(true)
  expect(complaints[0]).toContain('skat')
})

test('a closed output ends the game', async () => {
  const { output } = listener()
  const input = new PassThrough()
  const running = play('herzlos', {
    players: 4,
    options: {},
    language: 'en',
    opponents: randomOpponents(6),
    input,
    output,
  })
  output.on('error', () => {})
  output.destroy(new Error('EPIPE'))
  expect(await running).toBe(141)
})

test('the bots play what the given function decides', async () => {
  const { text } = await playByScript(
    'half-pint-heroes',
    { players: 3, seed: 'tea', opponents: { ...randomOpponents(6), think: async ({ legal }) => legal.length - 1 } },
    (_, turn) => ['predict 1'][turn],
  )
  expect(text).toContain('Predictions: You 1, Ann 6, Ben 6')
})
