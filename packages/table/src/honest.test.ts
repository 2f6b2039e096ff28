import { type Json, must, seeded } from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { openPage, openStorage } from '../test/devices.ts'
import { runHonest } from '../test/honest.ts'
import { openPub } from '../test/pub.ts'
import { questionFor } from './question.ts'

test.each(['half-pint-heroes', 'herzlos'])('%s: an honest server causes no warning under any fault', async game => {
  const { verdicts, faults } = await runHonest(game, 'test', 60)
  expect(verdicts.filter(({ kind }) => kind === 'broken')).toEqual([])
  // Most faults still allow a proof.
  const proven = verdicts.filter(({ kind }) => kind === 'proven').length
  expect(proven).toBeGreaterThan(verdicts.length / 4)
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(8)
})

test.each(['half-pint-heroes', 'herzlos'])(
  '%s: a share that arrives after its deal does not count for the next deal',
  async game => {
    const pub = await openPub({ game }, 1)
    await pub.run(0, { type: 'start', fill: 'random' })
    const random = seeded('late share')
    let arrive = () => {}
    const late = new Promise<void>(resolve => {
      arrive = resolve
    })
    const page = openPage(
      0,
      openStorage(),
      () => drawSecret(random),
      async command => {
        if (command.type === 'share') await late
        return pub.host.run(0, null, command)
      },
    )
    const leave = pub.host.join(0, null, update => page.hear(update))
    const settle = async () => {
      for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setTimeout(resolve, 0))
    }
    await settle()
    // The phone is offline for the rest of the match; its share is still in transit.
    leave()
    pub.clock.pass(10_000)
    while (pub.host.table().phase === 'playing') {
      await pub.host.drive()
      const [action] = questionFor(pub.host.table(), 0, '', '')?.legal ?? []
      if (action !== undefined) await pub.run(0, { type: 'act', action: action as Json })
    }
    await pub.run(0, { type: 'rematch' })
    expect(pub.host.table().match?.pledge).toMatchObject({ dealt: false, shares: expect.arrayContaining([null]) })
    arrive()
    await settle()
    expect(pub.host.table().match?.pledge?.shares[0]).toBe(null)
    must(await pub.host.run(0, null, { type: 'share', share: drawSecret(random) }))
    pub.host.join(0, page.view?.version ?? null, update => page.hear(update))
    await settle()
    expect(page.verdicts).toMatchObject([{ match: 1, kind: 'unbound' }])
  },
)
