import './glasses.css'
import { Glass } from '../table/glass.tsx'

/** A row of glasses, the first of them full; for 0, one upside down. */
export const Shelf = ({ glasses, full }: { glasses: number; full: number }) => (
  <span class="shelf" style={{ '--g': String(Math.max(1, glasses)) }}>
    {glasses === 0 ? (
      <Glass kind="down" />
    ) : (
      Array.from({ length: glasses }, (_, at) => <Glass key={at} kind={at < full ? 'full' : 'empty'} />)
    )}
  </span>
)

/** A glass for each predicted trick, filled by a won trick; one trick too many spills. The numbers are beside them. */
export const Glasses = ({ won, predicted }: { won: number; predicted: number }) => (
  <span class={`glasses ${won === predicted ? 'met' : won > predicted ? 'spilt' : ''}`}>
    <Shelf glasses={predicted} full={won} />
    {won > predicted ? <i class="puddle" /> : null}
    <span class="count">
      <b>{won}</b>/{predicted}
    </span>
  </span>
)
