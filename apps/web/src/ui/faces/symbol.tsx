import './face.css'
import type { SymbolName } from '@halfpint/table'
import type { JSX } from 'preact'

// A copy of the list in the table package, so that the first view does not load that package.
/** The symbols that people can choose, each with the colour of its disc. */
export const SYMBOLS: { readonly [name in SymbolName]: string } = {
  anchor: '#1f5f8f',
  clover: '#1f6d3f',
  barrel: '#8a4b1c',
  key: '#7a5a00',
  fish: '#136b70',
  moon: '#5a4a9c',
  bell: '#a3480f',
  crown: '#8a2f66',
  boot: '#6b4436',
  candle: '#a3262a',
}

export type { SymbolName }

/** All symbol names, in the order in which they are offered. */
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[]

/** A symbol from outside. Unknown ones become an anchor. */
export const symbolOf = (name: string): SymbolName => SYMBOL_NAMES.find(each => each === name) ?? 'anchor'

const DRAWINGS: { readonly [name in SymbolName]: JSX.Element } = {
  anchor: <path d="M12 5.5a2.2 2.2 0 1 1 0-.01M12 7.5V21M7.5 10.5h9M4.5 14.5c.5 4 3.5 6.5 7.5 6.5s7-2.5 7.5-6.5" />,
  clover: (
    <>
      <path
        class="full"
        d="M12 12C8 12.5 6 10.5 6.5 8.5S10 6.5 12 12c-1-5 .5-7.5 2.5-7s3 3 -2.5 7c5.5-1.5 7.5.5 7 2.5s-3.5 2.5-7-2.5c1.5 5 0 7-2 6.5S6.5 15.5 12 12Z"
      />
      <path d="M12 12c1 4 1.5 6 4 9" />
    </>
  ),
  barrel: (
    <>
      <path class="full" d="M7 3.5h10c2 5.5 2 11.5 0 17H7c-2-5.5-2-11.5 0-17Z" />
      <path class="inlay" d="M6 8.5h12M6 15.5h12" />
    </>
  ),
  key: <path d="M12.5 11.5a4.2 4.2 0 1 1-.01-.02M12 11.5l8 8M17 16.5l2-2M14.5 14l1.5-1.5" />,
  fish: (
    <>
      <path class="full" d="M3 12c3.5-5.5 9.5-6 14-1l4-3.5v9L17 13c-4.5 5-10.5 4.5-14-1Z" />
      <circle class="inlay-dot" cx="7.5" cy="11" r="1.2" />
    </>
  ),
  moon: <path class="full" d="M16 3.5A9 9 0 1 0 20.5 16 7.5 7.5 0 0 1 16 3.5Z" />,
  bell: (
    <path
      class="full"
      d="M12 3c4 0 5.5 3 5.5 7 0 3 1 4.5 2.5 6H4c1.5-1.5 2.5-3 2.5-6 0-4 1.5-7 5.5-7Zm-2.5 14.5h5a2.5 2.5 0 0 1-5 0Z"
    />
  ),
  crown: <path class="full" d="M4 18.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1 11z" />,
  boot: <path class="full" d="M8 3h6.5v9.5l5 2c1 .5 1.5 1.5 1.5 3V20H8z" />,
  candle: (
    <>
      <path class="full" d="M9 11h6v9.5H9z" />
      <path class="full" d="M12 2c2 2.5 2.5 3.8 2.5 5a2.5 2.5 0 0 1-5 0c0-1.2.5-2.5 2.5-5Z" />
      <path d="M6.5 20.5h11" />
    </>
  ),
}

/** The drawing of a symbol, 24 by 24. */
export const SymbolDrawing = ({ symbol }: { symbol: SymbolName }) => (
  <g class="drawing" transform="translate(3.6 3.6) scale(0.7)">
    {DRAWINGS[symbol]}
  </g>
)

/** A player's symbol on its coloured disc. */
export const PlayerSymbol = ({ symbol }: { symbol: SymbolName }) => (
  <svg class="face" viewBox="0 0 24 24" aria-hidden="true" style={{ background: SYMBOLS[symbol] }}>
    <SymbolDrawing symbol={symbol} />
  </svg>
)
