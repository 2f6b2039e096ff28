import './sheet.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { words } from '../base/speech.ts'
import { Icon } from './icon.tsx'
import { Soon } from './nextframe.tsx'
import { overlay } from './overlay.ts'
import { focusTask } from './taskfocus.ts'

interface SheetProps {
  readonly heading: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly class?: string
}

/** A dialog that rises from below on a phone. Escape, its cross and a tap outside close it. */
export const Sheet = ({ heading, onClose, children, class: more = '' }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current
    element?.showModal()
    const end = overlay(() => latest.current())
    return () => {
      end()
      element?.close()
      if (before instanceof HTMLElement) before.focus()
      focusTask()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard
    <dialog
      ref={dialog}
      class={`sheet ${more}`}
      aria-labelledby={title}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <header>
        <h2 id={title}>{heading}</h2>
        <button type="button" class="icon-button" aria-label={words('core').shell.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="inside">
        {/* Opening a dialog is enough work for one frame, so the content follows in the next. */}
        <Soon>{children}</Soon>
      </div>
    </dialog>
  )
}
