import '../../board/replay.css'
import { type Signal, useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import type { Board } from '../../session/board.ts'
import {
  type GameSteps,
  nameIn,
  type Outlook,
  outlookOf,
  roundAt,
  tableAt,
  viewerOf,
} from '../../session/record/gamesteps.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { linkToReview, type Source } from '../../session/record/source.ts'
import type { Script } from '../../session/script.ts'
import { scriptPlace } from '../../session/scriptplace.ts'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { FairDeal } from './fairness.tsx'
import { Hands } from './hands.tsx'
import { logAt, sentenceAt } from './log.ts'
import { ReplayResult } from './result.tsx'
import { download, Share } from './share.tsx'
import { Steps } from './steps.tsx'
import { choiceAt, Why } from './why.tsx'

interface PlayerProps {
  readonly gameSteps: GameSteps
  readonly board: Board
  readonly parts: ReplayParts
  readonly source: Source
  readonly script: Script
  readonly outlook: Signal<Outlook>
}

/** A replay: the table at one step, and buttons to move between steps. */
export const Player = ({ gameSteps, script, board, parts, source, outlook }: PlayerProps) => {
  const { step } = script
  const say = words('replay')
  const view = useComputed(() => tableAt(gameSteps, step.value, viewerOf(outlook.value)))
  const log = useComputed(() => logAt(gameSteps, board, step.value))
  const still = useSignal(false)
  const more = useSignal(false)
  const asked = useSignal(false)
  const place = useMemo(() => scriptPlace({ view, mayAct: still, act: () => false, log }), [gameSteps])
  const now = step.value
  const names = gameSteps.players.map((_, seat) => nameIn(gameSteps, seat, roundAt(gameSteps, now)))
  const state = script.state.value
  const over = gameSteps.played.game.turn(state).kind === 'over'
  const sentence = useMemo(() => sentenceAt(gameSteps, board, now), [gameSteps, now, language.value])
  useEffect(() => announce(sentence), [sentence])
  useEffect(() => script.stop, [script])
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || (event.target as HTMLElement).matches('input, select')) return
    script.to(now + by)
  }
  const back = linkTo('/replay')
  const { View } = board
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys step from anywhere on the screen
    <div class="replaying" onKeyDown={walk} data-step={now}>
      <div class="stage">
        {over ? (
          <>
            <WoodBar heading={say.title} back={back} />
            <main class="plain">
              <ReplayResult game={gameSteps.played.game} state={state} players={names} />
            </main>
          </>
        ) : (
          <View place={place} around={{ kind: 'online', back, replay: null, review: null }} />
        )}
      </div>
      <section class="film" aria-label={say.title}>
        <p class="sentence">{sentence}</p>
        {choiceAt(gameSteps, parts, now) !== undefined && (
          <button
            type="button"
            class="button quiet why"
            onClick={() => {
              asked.value = true
            }}
          >
            {say.why.ask}
          </button>
        )}
        {outlook.value === 'open' && !over && <Hands parts={parts} state={state} players={names} />}
        <input
          type="range"
          min={0}
          max={script.last}
          value={now}
          aria-label={say.scrub}
          aria-valuetext={`${say.roundStart(roundAt(gameSteps, now) + 1)}, ${say.step(now, script.last)}`}
          onInput={event => {
            script.to(Number(event.currentTarget.value))
          }}
        />
        <div class="desk">
          <Steps script={script} />
          <button
            type="button"
            class="step"
            aria-label={say.more}
            title={say.more}
            onClick={() => {
              more.value = true
            }}
          >
            <Icon name="menu" />
          </button>
          <label class="pick">
            <span class="unseen">{say.round}</span>
            <select
              value={roundAt(gameSteps, now)}
              onChange={event => {
                script.to(gameSteps.deals[Number(event.currentTarget.value)] ?? 0)
              }}
            >
              {gameSteps.deals.map((_, round) => (
                <option key={round} value={round}>
                  {say.roundStart(round + 1)}
                </option>
              ))}
            </select>
          </label>
          <label class="pick">
            <Icon name="eye" />
            <span class="unseen">{say.seat}</span>
            <select
              value={`${outlook.value}`}
              onChange={event => {
                outlook.value = outlookOf(event.currentTarget.value)
              }}
            >
              <option value="open">{say.allOpen}</option>
              <option value="spectator">{say.spectators}</option>
              {gameSteps.players.map((_, seat) => (
                <option key={seat} value={seat}>
                  {names[seat]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </section>
      {asked.value && (
        <Why
          gameSteps={gameSteps}
          parts={parts}
          step={now}
          onClose={() => {
            asked.value = false
          }}
        />
      )}
      {more.value && (
        <Sheet
          heading={say.more}
          onClose={() => {
            more.value = false
          }}
        >
          <div class="acts">
            <a class="button quiet" href={linkToReview(source)}>
              {say.review.start}
            </a>
            <button type="button" class="button quiet" onClick={() => download(gameSteps)}>
              {say.download}
            </button>
            <Share source={source} step={step} outlook={outlook} />
            {source.kind === 'local' && gameSteps.mine !== null && (
              <Later
                words={['challenges', 'online']}
                load={async () => (await import('../../board/challengelink.tsx')).ChallengeLink}
                with={{ gameSteps, source }}
              />
            )}
          </div>
          <FairDeal played={gameSteps.played} />
        </Sheet>
      )}
    </div>
  )
}
