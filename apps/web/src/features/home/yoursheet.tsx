import { type Link, linkTo } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'

interface YourSheetProps {
  /** Number of games that were counted. */
  readonly games: number
  readonly onClose: () => void
}

/** The pages about the player. */
export const YourSheet = ({ games, onClose }: YourSheetProps) => {
  const { home, shell } = words('core')
  const row = (icon: IconName, name: string, to: Link, count?: number) => (
    <li>
      <a class="row-link" href={to}>
        <Icon name={icon} />
        <span class="grow">{name}</span>
        {count !== undefined && count > 0 && <span class="quiet-text">{count}</span>}
        <Icon name="next" />
      </a>
    </li>
  )
  const { name } = settings.value
  return (
    <Sheet heading={name === '' ? shell.you : name} onClose={onClose}>
      <ul class="row-links your-links">
        {row('chart', home.statistics, linkTo('/book'), games)}
        {row('run', home.replays, linkTo('/replay'))}
        {row('book', home.rules, linkTo('/learn'))}
        {row('sliders', home.settings, linkTo('/settings'))}
      </ul>
    </Sheet>
  )
}
