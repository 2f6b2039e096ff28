import './banner.css'
import type { ComponentChildren } from 'preact'

interface BannerProps {
  /** The event; its colours follow from that. */
  readonly of: 'brawl' | 'march' | 'duel'
  /** The word in large letters. */
  readonly word: string
  /** Delay in milliseconds. */
  readonly after?: number
  readonly onDone: () => void
  readonly children: ComponentChildren
}

/** A large word over the table; a tap ends it. The announcer reads it to screen readers. */
export const Banner = ({ of, word, after = 0, onDone, children }: BannerProps) => (
  <div class={`banner of-${of}`} aria-hidden="true" style={{ '--after': `${after}ms` }} onPointerDown={onDone}>
    <div class="banner-stage">
      {children}
      <b class="banner-word" style={{ '--letters': String(word.length) }}>
        {word}
      </b>
    </div>
  </div>
)
