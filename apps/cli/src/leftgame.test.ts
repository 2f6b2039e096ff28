import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LeftGame, leftGamesIn, stateFolder } from './leftgame.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halfpint-left-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const left = (game: string): LeftGame => ({ game, log: [] })

test('the latest game of each kind is kept, the last one left first', () => {
  const games = leftGamesIn(join(folder, 'not/there/yet'))
  expect(games.list()).toEqual([])
  expect([games.keep(left('herzlos')), games.keep(left('half-pint-heroes'))]).toEqual([true, true])
  utimesSync(join(folder, 'not/there/yet/left-half-pint-heroes.json'), 1, 1)
  expect(games.list().map(({ game }) => game)).toEqual(['herzlos', 'half-pint-heroes'])
  games.forget({ game: 'herzlos' })
  games.forget({ game: 'herzlos' })
  expect(games.list().map(({ game }) => game)).toEqual(['half-pint-heroes'])
})

test('an interrupted game and one that was left are kept and removed separately', () => {
  const games = leftGamesIn(folder)
  games.keep(left('herzlos'))
  games.keep({ ...left('herzlos'), cut: true })
  utimesSync(join(folder, 'left-herzlos.json'), 1, 1)
  expect(games.list().map(({ cut }) => cut)).toEqual([true, false])
  games.forget({ game: 'herzlos', cut: true })
  expect(games.list()).toEqual([{ game: 'herzlos', log: [], cut: false }])
})

test('a corrupt file is neither offered nor removed', () => {
  writeFileSync(join(folder, 'left-herzlos.json'), '[{"version":')
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(leftGamesIn(folder).list()).toEqual([])
  expect(readdirSync(folder).sort()).toEqual(['left-herzlos.json', 'notes.txt'])
})

test('a folder that cannot be created is reported by the return value', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(leftGamesIn(join(folder, 'file')).keep(left('herzlos'))).toBe(false)
})

test('each system has its folder for the state of programs', () => {
  expect(stateFolder({ HALFPINT_STATE: '/s' }, 'win32')).toBe('/s')
  expect(stateFolder({ XDG_STATE_HOME: '/x' }, 'linux')).toBe(join('/x', 'halfpint'))
  expect(stateFolder({ LOCALAPPDATA: '/l' }, 'win32')).toBe(join('/l', 'halfpint'))
  expect(stateFolder({}, 'darwin')).toMatch(/\.local.state.halfpint$/)
})
