import './curtain.css'
import type { Chair } from '@halfpint/table'
import { useEffect, useRef } from 'preact/hooks'
import { ChairFace, chairName } from '../game/chair.tsx'
import { words } from '../shell/speech.ts'

/** What hides the table while the device goes from hand to hand. */
export const Curtain = ({ chair, onOpen }: { chair: Chair | undefined; onOpen: () => void }) => {
  const { curtain } = words('table')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [chair])
  return (
    <main class="curtain">
      <ChairFace chair={chair} />
      <h1 tabIndex={-1} ref={heading}>
        {curtain.heading(chairName(chair))}
      </h1>
      <p>{curtain.text}</p>
      <button type="button" class="button" onClick={onOpen}>
        {curtain.open}
      </button>
    </main>
  )
}
