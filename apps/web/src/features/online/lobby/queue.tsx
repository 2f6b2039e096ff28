import { listed } from '@halfpint/i18n'
import type { PlayerCommand, TableView } from '@halfpint/table'
import { language, words } from '../../../base/speech.ts'
import { PlayerSymbol, symbolOf } from '../../../ui/faces/symbol.tsx'
import { ConfirmButton } from '../talk/confirmbutton.tsx'

/** The people in the queue for a seat, in one line; nothing if the queue is empty. */
export const QueueLine = ({ view }: { view: TableView }) => {
  const names = view.queue.map(({ person }) => person.name)
  if (names.length === 0) return null
  return <p class="quiet-text queue-line">{words('online').door.queue(listed(language.value, names))}</p>
}

/** The queue as a list, in which the host may remove people. */
export const QueueList = ({ view, send }: { view: TableView; send: (command: PlayerCommand) => void }) => {
  const { people } = words('online')
  if (view.viewer === 'spectator' || view.viewer !== view.host) return <QueueLine view={view} />
  return (
    <ul>
      {view.queue.map(({ person }) => (
        <li key={person.id}>
          <PlayerSymbol symbol={symbolOf(person.symbol)} />
          <span class="name">
            <b>{person.name}</b> <span class="quiet-text">{words('online').people.waits}</span>
          </span>
          <ConfirmButton
            label={people.notWait(person.name)}
            ask={people.showOutAsk(person.name)}
            yes={people.showOutYes}
            onYes={() => send({ type: 'clear-queue', person: person.id })}
          />
        </li>
      ))}
    </ul>
  )
}
