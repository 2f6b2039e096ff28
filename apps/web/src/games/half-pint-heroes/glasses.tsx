import './glasses.css'
import { Glass } from '../../table/glass.tsx'

/** So many glasses beside each other, the first of them full; nought is one upside down. */
export const Shelf = ({ glasses, full }: { glasses: number; full: number }) => (
  <span class="shelf" style={{ '--g': String(Math.max(1, glasses)) }}>
    {glasses === 0 ? (
      <Glass kind="down" />
    ) : (
      Array.from({ length: glasses }, (_, at) => <Glass key={at} kind={at < full ? 'full' : 'empty'} />)
    )}
  </span>
)

/** A glass for each predicted trick: a trick won fills one, one too many spills. The number stands beside them. */
export const Glasses = ({ won, predicted }: { won: number; predicted: number }) => (
  <span class={`glasses ${won === predicted ? 'met' : won > predicted ? 'spilt' : ''}`}>
    <Shelf glasses={predicted} full={won} />
    {won > predicted ? <i class="puddle" /> : null}
    <span class="count">
      <b>{won}</b>/{predicted}
    </span>
  </span>
)
