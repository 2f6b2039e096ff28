import './keysheet.css'
import { words } from '../base/speech.ts'
import { keysOpen } from './keyboard.ts'
import { Sheet } from './sheet.tsx'

/** The list of all keys. */
export const KeySheet = () => {
  const { keys } = words('table')
  return (
    <Sheet
      heading={keys.heading}
      onClose={() => {
        keysOpen.value = false
      }}
    >
      <dl class="keys">
        {keys.list.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map(name => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
