import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { compare, standingIn } from './compare.ts'
import { dayTask, type Ghost, ghostsOf, playsOf, pointsOf } from './daytask.ts'
import { sharedOf } from './share.ts'
import { choose, openTask, replayTask } from './task.ts'

const GAMES = ['half-pint-heroes', 'herzlos']

const fieldOf = (game: string, size: number): readonly Ghost[] => ghostsOf(dayTask('2026-11-16', game), 0, size)

test.each(GAMES)('%s: the deal of a day is the same for everybody, and another the next day', game => {
  const first = must(openTask(dayTask('2026-11-16', game)))
  expect(must(openTask(dayTask('2026-11-16', game)))).toEqual(first)
  expect(must(openTask(dayTask('2026-11-17', game))).log[0]).not.toEqual(first.log[0])
  expect(dayTask('2026-11-16', game).company.filter(bot => bot === null)).toHaveLength(1)
})

test.each(GAMES)('%s: what was chosen can be played through again to the same end, and nothing else can', game => {
  const task = dayTask('2026-11-16', game)
  let course = must(openTask(task))
  while (course.legal.length > 0) course = must(choose(task, course, course.legal.length - 1))
  const again = must(replayTask(task, course.choices))
  expect(again).toEqual(course)
  expect(pointsOf(task, again)).toHaveLength(4)
  expect(playsOf(task, again)).toHaveLength(course.choices.length)
  expect(replayTask(task, [...course.choices, 0])).toMatchObject({ problem: { code: 'bad-choice' } })
  for (const bad of [-1, 0.5, 1e9]) expect(replayTask(task, [bad])).toMatchObject({ ok: false })
})

test.each(GAMES)('%s: ghosts of every level play the deal, and a result stands among them', game => {
  const field = fieldOf(game, 5)
  expect(ghostsOf(dayTask('2026-11-16', game), 1, 3)).toEqual(field.slice(1, 3))
  expect(new Set(field.map(({ level }) => level)).size).toBe(5)
  const [ghost] = field as [Ghost]
  const { better, equal, worse } = standingIn(field, ghost.points)
  expect(better + equal + worse).toBe(field.length)
  expect(equal).toBeGreaterThan(0)
  const compared = compare(field, ghost.plays)
  expect(compared).toHaveLength(ghost.plays.length)
  expect(compared[0]?.others.reduce((sum, { ghosts }) => sum + ghosts, 0)).toBe(field.length)
  for (const { play, others } of compared) expect(others.map(other => other.play)).toContain(play)
  const shared = sharedOf('2026-11-16', field, ghost.points, ghost.plays)
  expect([...shared.signs]).toHaveLength(ghost.plays.length)
  // Nothing of the cards may be told.
  for (const play of ghost.plays) expect(JSON.stringify(shared)).not.toContain(play)
})
