import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { playBy } from '../test/days.ts'
import { randomGame } from '../test/randomgame.ts'
import { type Challenge, encodeFresh, encodeGame, readLink } from './challenge.ts'
import { replay } from './playthrough.ts'
import { decodeReply, encodeReply } from './reply.ts'
import { checkClaim, claimOf } from './resultclaim.ts'

const GAMES = ['half-pint-heroes', 'herzlos']

const fresh = (game: string, name = 'Ann'): Challenge => {
  const { options } = randomGame(game, 'fresh', 4)
  return { game, options, seat: 0, opponents: [null, 'tilde', 'ferdi', 'gustl'], name }
}

test.each(GAMES)('%s: fresh deals are the same for everyone with the link', async game => {
  const link = must(encodeFresh(fresh(game), 123_456_789_012))
  const [one, other] = [must(readLink(link)), must(readLink(link))]
  expect(one.challenge).toEqual(fresh(game))
  expect(one.log).toBeNull()
  expect(link.length).toBeLessThan(60)
  expect(await playBy(one.fixed, events => 3 * events)).toEqual(await playBy(other.fixed, events => 3 * events))
  const another = must(readLink(must(encodeFresh(fresh(game), 7))))
  const firstOf = async ({ fixed }: typeof one) => must(await replay(fixed, [])).log[0]
  expect(await firstOf(another)).not.toEqual(await firstOf(one))
})

test('a changed link of fresh deals is refused, and a long name is cut between letters', () => {
  const link = must(encodeFresh(fresh('herzlos', 'Александра-Маргарита'), 5))
  expect(must(readLink(link)).challenge.name).toBe('Александра-М')
  for (let at = 0; at < link.length; at++) {
    const letter = link[at] === 'Q' ? 'R' : 'Q'
    expect(readLink(link.slice(0, at) + letter + link.slice(at + 1))).toMatchObject({ problem: { code: 'bad-link' } })
  }
  for (const bad of ['', 'f', 'fA', `${link}A`, link.slice(1), 'f'.repeat(5000)]) expect(readLink(bad).ok).toBe(false)
})

test.each(GAMES)('%s: a reply is valid for its link and for no other', async game => {
  const ofGame = must(
    encodeGame({ ...randomGame(game, 'reply', 4), seat: 0, opponents: [null, 'tilde', 'ferdi', 'oda'] }),
  )
  for (const link of [ofGame, must(encodeFresh(fresh(game), 99))]) {
    const { fixed } = must(readLink(link))
    const played = await playBy(fixed, events => 5 * events)
    const reply = must(encodeReply(link, 'Дора', played))
    expect(must(await decodeReply(link, fixed, reply))).toEqual({ name: 'Дора', played })
    expect(await decodeReply(`${link}x`, fixed, reply)).toMatchObject({ problem: { code: 'bad-link' } })
    expect(encodeReply(link, '', must(await replay(fixed, played.choices.slice(0, -1)))).ok).toBe(false)
    for (let at = 0; at < reply.length; at += 3) {
      const letter = reply[at] === 'Q' ? 'R' : 'Q'
      const changed = reply.slice(0, at) + letter + reply.slice(at + 1)
      expect(await decodeReply(link, fixed, changed)).toMatchObject({ problem: { code: 'bad-link' } })
    }
  }
})

test.each(GAMES)('%s: a claim is accepted only as it was played', async game => {
  const { fixed } = must(readLink(must(encodeFresh(fresh(game), 4))))
  const claim = claimOf(fixed, await playBy(fixed, events => 2 * events))
  expect((await checkClaim(fixed, claim)).ok).toBe(true)
  const { choices, points, digest } = claim
  for (const forged of [
    { ...claim, points: points + 1 },
    { ...claim, points: Number.NaN },
    { ...claim, digest: digest.replace(/./, letter => (letter === '0' ? '1' : '0')) },
    { ...claim, choices: choices.slice(0, -1) },
    { ...claim, choices: [...choices, 0] },
    { ...claim, choices: [] },
    { ...claim, choices: choices.map(choice => choice + 1) },
    { ...claim, choices: [1e9] },
  ]) {
    expect(await checkClaim(fixed, forged)).toMatchObject({ problem: { code: 'not-reproduced' } })
  }
})
