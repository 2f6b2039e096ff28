import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Link, linkTo } from '../base/routes.ts'
import { words } from '../base/speech.ts'
import { Icon } from './icon.tsx'
import { nameScreen } from './title.ts'

/** The wooden bar at the top of a screen: the way back, the heading, and more controls. */
export const WoodBar = ({ heading, back = linkTo('/'), children }: WoodBarProps) => {
  useEffect(() => nameScreen(heading), [heading])
  return (
    <header class="wood">
      <a class="icon-button" href={back} aria-label={words('core').shell.back}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </header>
  )
}

interface WoodBarProps {
  readonly heading: string
  readonly back?: Link
  readonly children?: ComponentChildren
}
