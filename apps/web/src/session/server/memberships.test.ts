import { beforeEach, expect, test } from 'vitest'
import { forget, remember } from '../../base/settings.ts'
import { groupEntry, joinGroups, keptGroups } from './memberships.ts'

const FRIDAY = { group: 'friday', token: 'a', name: 'Friday' }
const CLUB = { group: 'club', token: 'b', name: 'Club' }

beforeEach(() => forget('groups'))

test('memberships of a copy are added once, and the own ones stay', () => {
  remember('groups', [FRIDAY])
  joinGroups([{ ...FRIDAY, token: 'other' }, CLUB, CLUB, { group: 'no token' }], new Set())
  expect(keptGroups()).toEqual([FRIDAY, CLUB])
  joinGroups([CLUB], new Set())
  expect(keptGroups()).toEqual([FRIDAY, CLUB])
})

test('a group that was left on another device goes, and does not come back', () => {
  remember('groups', [FRIDAY, CLUB])
  const removed = new Set([groupEntry(CLUB)])
  joinGroups([CLUB], removed)
  expect(keptGroups()).toEqual([FRIDAY])
  joinGroups([CLUB], removed)
  expect(keptGroups()).toEqual([FRIDAY])
})
