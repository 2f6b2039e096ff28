import { below, everySeat, type Position, pick, type Random, shuffle, type Viewer } from '@halfpint/core'
import { alike } from '../difference.ts'
import { atStep, type Law, type Trial } from '../law.ts'
import { type PlayedStep, pending, type RandomPlay } from '../played.ts'
import { namesIn, rename } from '../relabel.ts'
import { heardBy, retell } from '../retell.ts'
import type { LawSubject } from '../subject.ts'

/** Number of positions checked in each game. */
const MOMENTS = 12

/** Exchanges some or all hidden cards. Few exchanges are possible more often, many reveal more. */
const otherPlaces = (hidden: readonly string[], random: Random): ReadonlyMap<string, string> => {
  const moved = below(random, 2) === 0 ? hidden : shuffle(random, hidden).slice(0, 2 + below(random, 3))
  const to = shuffle(random, moved)
  return new Map(moved.map((card, place) => [card, to[place]!]))
}

const onTrial = <S extends Position, A, E, O>(subject: LawSubject<S, A, E, O>): Trial<S, A, E, O> => {
  const { game } = subject
  type Steps = readonly PlayedStep<S, A, E>[]
  const count = { deals: 0, fitting: 0 }

  const compare = (viewer: Viewer, what: string, truth: Steps, other: Steps): void => {
    const told = `viewer ${viewer} can tell ${what} by`
    const [now, then] = [truth.at(-1), other.at(-1)]
    if (now === undefined || then === undefined) return
    alike(`${told} what was heard`, heardBy(game, other, viewer), heardBy(game, truth, viewer))
    alike(`${told} the view`, game.view(then.after, viewer), game.view(now.after, viewer))
  }

  /** The cards hidden from the viewer after these steps. Throws if the viewer saw one of them. */
  const hiddenAfter = (steps: Steps, last: PlayedStep<S, A, E>, viewer: Viewer): readonly string[] => {
    const heard = namesIn(heardBy(game, steps, viewer), new Set(subject.deck(last.after.seats)))
    // Between rounds the state has no cards, so cards hidden at the end of a round stay hidden.
    const closed = subject.cardsIn(last.after).length === 0
    const log = (closed ? steps.slice(0, -1) : steps).flatMap(step => step.events)
    const hidden = subject.hiddenFrom(closed ? last.before : last.after, viewer, log)
    const known = hidden.find(card => heard.has(card))
    // The last step of a round may reveal a card.
    if (known !== undefined && !closed) throw new Error(`viewer ${viewer} was told of ${known}, which is hidden`)
    return hidden.filter(card => !heard.has(card))
  }

  const varyCards = (steps: Steps, last: PlayedStep<S, A, E>, viewer: Viewer, random: Random): void => {
    const hidden = hiddenAfter(steps, last, viewer)
    if (hidden.length < 2) return
    const names = otherPlaces(hidden, random)
    const other = retell(game, steps, {
      deal: event => rename(event, names),
      action: action => rename(action, names),
    })
    count.deals++
    if (other === undefined) return
    count.fitting++
    const some = [...names].map(([from, to]) => `${from} was ${to}`).slice(0, 4)
    compare(viewer, `whether ${some.join(', ')}`, steps, other)
  }

  /** Simultaneous choices are secret before the last one is made. */
  const varyChoices = (steps: Steps, viewer: Viewer, random: Random): void => {
    const waiting = pending(game, steps)
    const secret = steps.slice(steps.length - waiting).filter(({ move }) => move !== null && move.seat !== viewer)
    if (secret.length === 0) return
    const changed = pick(random, secret)
    const choices = game.legal(game.view(changed.before, changed.move?.seat ?? 0))
    const otherwise = pick(random, choices)
    const place = steps.indexOf(changed)
    const other = retell(game, steps, {
      deal: event => event,
      action: (action, at) => (at === place ? otherwise : action),
    })
    if (other === undefined) return
    compare(viewer, `whether seat ${changed.move?.seat} chose to ${game.actions.make(otherwise)}`, steps, other)
  }

  return {
    game({ opened, steps }: RandomPlay<S, A, E, O>, random: Random) {
      const viewers: readonly Viewer[] = [...everySeat(opened.seats), 'spectator']
      for (let moment = 0; moment < MOMENTS; moment++) {
        const last = pick(random, steps)
        const deal = steps.findLastIndex((step, at) => at <= last.number && step.move === null)
        const told = steps.slice(Math.max(deal, 0), last.number + 1)
        const viewer = pick(random, viewers)
        atStep(last, () => {
          varyCards(told, last, viewer, random)
          varyChoices(told, viewer, random)
        })
      }
    },
    done() {
      if (count.fitting === 0) throw new Error('no other deal was found that fits: nothing was shown')
      if (count.deals >= 100 && count.fitting < count.deals / 5) {
        throw new Error(`only ${count.fitting} of ${count.deals} other deals fit: too little was shown`)
      }
    },
  }
}

/** Law 5. */
export const leak: Law = {
  number: 5,
  name: 'no leak',
  says: 'deal what a viewer cannot know in another way that fits: the view does not change',
  share: 0.5,
  trial: onTrial,
}
