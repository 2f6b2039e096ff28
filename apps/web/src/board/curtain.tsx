import './curtain.css'
import type { SeatState } from '@halfpint/table'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../base/speech.ts'
import { SeatFace, seatName } from '../ui/seatface.tsx'

/** Hides the table while the device is handed to the next player. */
export const Curtain = ({ seatState, onOpen }: { seatState: SeatState | undefined; onOpen: () => void }) => {
  const { curtain } = words('table')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [seatState])
  return (
    <main class="curtain">
      <SeatFace seatState={seatState} />
      <h1 tabIndex={-1} ref={heading}>
        {curtain.heading(seatName(seatState))}
      </h1>
      <p>{curtain.text}</p>
      <button type="button" class="button" onClick={onOpen}>
        {curtain.open}
      </button>
    </main>
  )
}
