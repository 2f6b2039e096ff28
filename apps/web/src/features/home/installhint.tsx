import { useSignal } from '@preact/signals'
import { remember } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { AppleInstall } from '../../ui/appleinstall.tsx'

/** How to install the page on an iPhone, until it is dismissed. */
export const InstallHint = () => {
  const { settings: say } = words('core')
  const isOpen = useSignal(true)
  if (!isOpen.value) return null
  return (
    <section class="install-hint note-panel">
      <h2>{say.apple}</h2>
      <AppleInstall />
      <button
        type="button"
        class="button outline"
        onClick={() => {
          remember('install-hint', true)
          isOpen.value = false
        }}
      >
        {say.later}
      </button>
    </section>
  )
}
