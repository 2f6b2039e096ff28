import type { Reaction } from '@halfpint/table'
import type { JSX } from 'preact'

const FACE = <circle cx="12" cy="12" r="9.5" class="skin" />

// Drawn like the other symbols: thick lines, one warm colour.
const DRAWINGS: { readonly [reaction in Reaction]: JSX.Element } = {
  cheers: (
    <>
      <path class="skin" d="M5 8h10v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" />
      <path
        class="foam"
        d="M4.5 9c-1.5-2 .5-4.5 2.5-4 .5-2 4-2.5 5-.5 2-1 4.5 1 3.5 3.5-.5 1.5-2 1-3 1s-1.5 1-3 .5-2 1-5-.5z"
      />
      <path d="M15 11h2.5a2.5 2.5 0 0 1 0 6H15M8.5 12.5v5M11.5 12.5v5" />
    </>
  ),
  bravo: (
    <>
      <path
        class="skin"
        d="M7 20c-3-3-3.5-6-3-9l4-5c1.5-1 2.5.5 2 2l-1.5 3 5-5c1.5-1 3 .5 2 2l3-1.5c1.5 0 2 1.5 1 2.5L14 19c-2 2-5 2.5-7 1z"
      />
      <path d="M4 4l1 1.5M9 2v2M14 3l-.8 1.5" />
    </>
  ),
  thanks: <path class="warm" d="M12 20.5C5 15.5 2.5 12 3 8.5c.5-4 6-5 9-1 3-4 8.5-3 9 1 .5 3.5-2 7-9 12z" />,
  haha: (
    <>
      {FACE}
      <path d="M6.5 10c1-1.5 2.5-1.5 3.5 0M14 10c1-1.5 2.5-1.5 3.5 0" />
      <path class="mouth" d="M6.5 13.5h11c-.5 6-10.5 6-11 0z" />
    </>
  ),
  wow: (
    <>
      {FACE}
      <circle class="ink" cx="8.5" cy="9.5" r="1.4" />
      <circle class="ink" cx="15.5" cy="9.5" r="1.4" />
      <ellipse class="mouth" cx="12" cy="16" rx="2.4" ry="3" />
    </>
  ),
  oops: (
    <>
      {FACE}
      <path d="M7 8.5 10 10M17 8.5 14 10M7.5 16.5c1.5-2.5 2.5 1 4.5-.5s3-1.5 4.5 0" />
      <path class="foam" d="M18.5 3c2 3 1.5 4.5 0 4.5s-2-1.5 0-4.5z" />
    </>
  ),
  grr: (
    <>
      <circle cx="12" cy="12" r="9.5" class="warm" />
      <path d="M6.5 8 10.5 10.5M17.5 8 13.5 10.5" />
      <path class="foam" d="M7.5 14.5h9v3.5h-9zM10.5 14.5v3.5M13.5 14.5v3.5" />
    </>
  ),
  hurry: (
    <>
      <path class="skin" d="M6 3h12v2c0 3.5-4 5-4 7s4 3.5 4 7v2H6v-2c0-3.5 4-5 4-7S6 8.5 6 5z" />
      <path d="M5 3h14M5 21h14M10 18.5c1-2 3-2 4 0" />
    </>
  ),
}

/** The drawing of a reaction. */
export const ReactionMark = ({ reaction }: { reaction: Reaction }) => (
  <svg class="reaction" viewBox="0 0 24 24" aria-hidden="true">
    {DRAWINGS[reaction]}
  </svg>
)
