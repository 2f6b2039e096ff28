import './settings.css'
import { LANGUAGES } from '@halfpint/i18n'
import { install, isApple, isInstalled, offer } from '../../base/install.ts'
import { previousScreen } from '../../base/route.ts'
import { set, settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { AppleInstall } from '../../ui/appleinstall.tsx'
import { PlayerSymbol, SYMBOL_NAMES, symbolOf } from '../../ui/faces/symbol.tsx'
import { Choices, Switch, TextField } from '../../ui/field.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { YourNames } from './yournames.tsx'

/** Each language by its own name. */
const OWN_NAMES = { auto: '', en: 'English', de: 'Deutsch', ru: 'Русский' } as const

/** How to install the page as an app. */
const Device = () => {
  const { settings: say } = words('core')
  return (
    <section>
      <h2>{say.device}</h2>
      <p class="quiet-text">{isSecureContext ? say.offline : say.insecure}</p>
      {offer.value !== null ? (
        <button type="button" class="button" onClick={() => void install()}>
          {say.install}
        </button>
      ) : isSecureContext && !isInstalled() ? (
        isApple() ? (
          <AppleInstall />
        ) : (
          <p class="quiet-text">{say.installHint}</p>
        )
      ) : null}
    </section>
  )
}

/** The settings page. */
export const SettingsScreen = () => {
  const { settings: say, symbols } = words('core')
  const now = settings.value
  return (
    <>
      <WoodBar heading={say.heading} back={previousScreen()} />
      <main class="plain settings">
        <section>
          <h2>{say.you}</h2>
          <TextField
            caption={say.name}
            value={now.name}
            most={24}
            placeholder={say.namePlaceholder}
            onWrite={name => set({ name })}
          />
          <Choices
            caption={say.symbol}
            value={symbolOf(now.symbol)}
            values={SYMBOL_NAMES}
            say={symbol => <PlayerSymbol symbol={symbol} />}
            label={symbol => symbols[symbol]}
            onChoose={symbol => set({ symbol })}
          />
        </section>
        <section>
          <h2>{say.look}</h2>
          <Choices
            caption={say.language}
            value={now.language ?? 'auto'}
            values={['auto', ...LANGUAGES]}
            say={language => (language === 'auto' ? say.languageAuto : OWN_NAMES[language])}
            onChoose={language => set({ language: language === 'auto' ? null : language })}
          />
          <Choices
            caption={say.theme}
            value={now.theme}
            values={['auto', 'light', 'dark']}
            say={theme => say.themes[theme]}
            onChoose={theme => set({ theme })}
          />
          <Choices
            caption={say.motion}
            value={now.motion}
            values={['auto', 'full', 'still']}
            say={motion => say.motions[motion]}
            onChoose={motion => set({ motion })}
          />
          <Choices
            caption={say.pace}
            value={now.pace}
            values={['slow', 'usual', 'quick', 'instant']}
            say={pace => say.paces[pace]}
            onChoose={pace => set({ pace })}
          />
          <Switch caption={say.largeCards} on={now.largeCards} onTurn={largeCards => set({ largeCards })} />
          <Switch caption={say.leftHanded} on={now.leftHanded} onTurn={leftHanded => set({ leftHanded })} />
        </section>
        <section>
          <h2>{say.sounds}</h2>
          <Switch caption={say.sound} on={now.sound} onTurn={sound => set({ sound })} />
        </section>
        <Device />
        <YourNames />
      </main>
    </>
  )
}
