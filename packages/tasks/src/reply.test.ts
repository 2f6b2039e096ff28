import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { randomGame } from '../test/randomgame.ts'
import { type Challenge, encodeFresh, encodeGame, readLink } from './challenge.ts'
import { checkClaim, claimOf } from './claim.ts'
import { decodeReply, encodeReply } from './reply.ts'
import { type Course, choose, openTask, type Task } from './task.ts'

const GAMES = ['half-pint-heroes', 'herzlos']

const fresh = (game: string, name = 'Ann'): Challenge => {
  const { options } = randomGame(game, 'fresh', 4)
  return { game, options, seat: 0, company: [null, 'tilde', 'ferdi', 'gustl'], name }
}

const playOn = (task: Task, way: number): Course => {
  let course = must(openTask(task))
  while (course.legal.length > 0) course = must(choose(task, course, (way * course.log.length) % course.legal.length))
  return course
}

test.each(GAMES)('%s: fresh deals are the same for everybody who has the link', game => {
  const link = must(encodeFresh(fresh(game), 123_456_789_012))
  const [one, other] = [must(readLink(link)), must(readLink(link))]
  expect(one.challenge).toEqual(fresh(game))
  expect(one.log).toBeNull()
  expect(link.length).toBeLessThan(60)
  expect(playOn(one.task, 3)).toEqual(playOn(other.task, 3))
  const another = must(readLink(must(encodeFresh(fresh(game), 7))))
  expect(must(openTask(another.task)).log[0]).not.toEqual(must(openTask(one.task)).log[0])
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

test.each(GAMES)('%s: what somebody did with a link stands behind it, and behind no other', game => {
  const played = must(
    encodeGame({ ...randomGame(game, 'reply', 4), seat: 0, company: [null, 'tilde', 'ferdi', 'oda'] }),
  )
  for (const link of [played, must(encodeFresh(fresh(game), 99))]) {
    const { task } = must(readLink(link))
    const course = playOn(task, 5)
    const reply = must(encodeReply(link, task, 'Дора', course.choices))
    expect(must(decodeReply(link, task, reply))).toEqual({ name: 'Дора', course })
    expect(decodeReply(`${link}x`, task, reply)).toMatchObject({ problem: { code: 'bad-link' } })
    expect(encodeReply(link, task, '', course.choices.slice(1)).ok).toBe(false)
    for (let at = 0; at < reply.length; at += 3) {
      const letter = reply[at] === 'Q' ? 'R' : 'Q'
      const changed = reply.slice(0, at) + letter + reply.slice(at + 1)
      expect(decodeReply(link, task, changed)).toMatchObject({ problem: { code: 'bad-link' } })
    }
  }
})

test.each(GAMES)('%s: a claim is taken as it was played, and in no other way', game => {
  const { task } = must(readLink(must(encodeFresh(fresh(game), 4))))
  const claim = claimOf(task, playOn(task, 2))
  expect(checkClaim(task, claim).ok).toBe(true)
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
    expect(checkClaim(task, forged)).toMatchObject({ problem: { code: 'not-reproduced' } })
  }
})
