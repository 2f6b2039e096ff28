import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { recall } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { keptSeats } from '../../session/server/keys.ts'
import { keptGroups } from '../../session/server/memberships.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { CodeField } from './codefield.tsx'

/** Whether the device has a network, as far as the browser knows. */
const useOnline = (): boolean => {
  const online = useSignal(navigator.onLine)
  useEffect(() => {
    const ending = new AbortController()
    const look = (): void => {
      online.value = navigator.onLine
    }
    for (const event of ['online', 'offline']) addEventListener(event, look, { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return online.value
}

const Link = ({ to, name }: { to: string; name: string }) => (
  <li>
    <a class="row-link" href={to}>
      <span class="grow">{name}</span>
      <Icon name="next" />
    </a>
  </li>
)

/** Playing with friends: a code to join, the tables of this device, a button for a new table. */
export const Friends = () => {
  const { home } = words('core')
  const isOnline = useOnline()
  const hasTables = keptSeats().length > 0 || recall('matches') !== undefined
  return (
    <section class="friends board-panel">
      <h2>{home.friends}</h2>
      {isOnline ? (
        <>
          {!hasTables && <p class="side-note">{home.friendsAbout}</p>}
          <CodeField />
          {hasTables && (
            <Later words={['online', 'daily']} load={async () => (await import('./tables.tsx')).Tables} with={{}} />
          )}
          <a class="button outline" href={linkTo('/table')}>
            {home.openTable}
          </a>
          <ul class="row-links">
            {keptGroups().map(({ group, name }) => (
              <Link key={group} to={linkTo('/group/:link', { link: group })} name={name} />
            ))}
            <Link to={linkTo('/group')} name={home.groups} />
            <Link to={linkTo('/tables')} name={home.openTables} />
            <Link to={linkTo('/challenge')} name={home.challenge} />
            <Link to={linkTo('/pass')} name={home.passAndPlay} />
          </ul>
        </>
      ) : (
        <>
          <p role="status">{home.offline}</p>
          <div class="acts">
            <a class="button outline" href={linkTo('/pass')}>
              {home.passAndPlay}
            </a>
            <button type="button" class="button outline" onClick={() => location.reload()}>
              {home.again}
            </button>
          </div>
        </>
      )}
    </section>
  )
}
