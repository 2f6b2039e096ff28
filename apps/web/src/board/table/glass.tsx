import './glass.css'

interface GlassProps {
  readonly kind: 'empty' | 'full' | 'down'
}

/** A half-pint glass: empty, full, or upside down for a prediction of 0. */
export const Glass = ({ kind }: GlassProps) => (
  <svg class={`glass ${kind}`} viewBox="0 0 20 28" aria-hidden="true">
    {kind === 'full' ? (
      <path class="beer" d="M3.1 8h13.8l-1.3 16a1.5 1.5 0 0 1-1.5 1.3H5.9A1.5 1.5 0 0 1 4.4 24z" />
    ) : null}
    <path class="pane" d="M2.3 3h15.4l-1.8 21.6a2 2 0 0 1-2 1.9H6.1a2 2 0 0 1-2-1.9z" />
    {kind === 'full' ? (
      <path
        class="foam"
        d="M1.7 8.8C-.4 6.6 1 3.6 3.3 3.6 4.2.8 8 .2 9.7 2.1c1.7-2 5.3-1.6 6.2.9 2.5-.2 4.1 3.1 2.5 5.6-.7 1.2-1.9.9-2.5 2-.7 1.5-2.3 1.4-2.6-.3-3.3.8-7.3.3-8.7-.4-.9.5-2.2.1-2.9-1.1z"
      />
    ) : (
      <path class="shine" d="M5.6 10.5 6.5 22.5" />
    )}
  </svg>
)
