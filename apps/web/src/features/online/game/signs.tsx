import '../../../ui/faces/absent.css'
import './signs.css'
import { words } from '../../../base/speech.ts'
import type { Session } from '../session.ts'
import { AbsentSign } from './absent.tsx'
import { ConnectionSign } from './connection.tsx'
import { PauseSign } from './pause.tsx'
import { WaitingSign } from './waiting.tsx'

interface SignsProps {
  readonly session: Session
  /** The line about missed events, for a short time. */
  readonly missed?: string | null
}

/** Signs for everybody at the table: connection, absent players, missed events. */
export const Signs = ({ session, missed = null }: SignsProps) => (
  <aside class="signs" aria-label={words('online').line.signs}>
    <ConnectionSign session={session} />
    <AbsentSign session={session} />
    {missed !== null && <p class="line-state missed">{missed}</p>}
    <PauseSign session={session} />
    <WaitingSign session={session} />
  </aside>
)
