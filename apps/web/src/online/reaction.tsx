import type { Reaction } from '@halfpint/table'
import type { JSX } from 'preact'

const FACE = <circle cx="12" cy="12" r="9.500" class="skin" />

// Drawn in the hand of the house: thick lines, one warm colour.
const DRAWINGS: { readonly [reaction in Reaction]: JSX.Element } = {
  cheers: (
    <>
      <path class="skin" d="M5 8h10v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z" />
      <path
        class="foam"
        d="M4.500 9c-1.500-2 .5-4.500 2.500-4 .5-2 4-2.500 5-.5 2-1 4.500 1 3.500 3.500-.5 1.500-2 1-3 1s-1.500 1-3 .5-2 1-5-.5z"
      />
      <path d="M15 11h2.500a2.500 2.500 0 0 1 0 6H15M8.500 12.500v5M11.500 12.500v5" />
    </>
  ),
  bravo: (
    <>
      <path
        class="skin"
        d="M7 20c-3-3-3.500-6-3-9l4-5c1.500-1 2.500.5 2 2l-1.500 3 5-5c1.500-1 3 .5 2 2l3-1.500c1.500 0 2 1.500 1 2.500L14 19c-2 2-5 2.500-7 1z"
      />
      <path d="M4 4l1 1.500M9 2v2M14 3l-.8 1.500" />
    </>
  ),
  thanks: (
    <path class="warm" d="M12 20.500C5 15.500 2.500 12 3 8.500c.5-4 6-5 9-1 3-4 8.500-3 9 1 .5 3.500-2 7-9 12z" />
  ),
  haha: (
    <>
      {FACE}
      <path d="M6.500 10c1-1.500 2.500-1.500 3.500 0M14 10c1-1.500 2.500-1.500 3.500 0" />
      <path class="mouth" d="M6.500 13.500h11c-.5 6-10.500 6-11 0z" />
    </>
  ),
  wow: (
    <>
      {FACE}
      <circle class="ink" cx="8.500" cy="9.500" r="1.400" />
      <circle class="ink" cx="15.500" cy="9.500" r="1.400" />
      <ellipse class="mouth" cx="12" cy="16" rx="2.400" ry="3" />
    </>
  ),
  oops: (
    <>
      {FACE}
      <path d="M7 8.500 10 10M17 8.500 14 10M7.500 16.500c1.500-2.500 2.500 1 4.500-.5s3-1.500 4.500 0" />
      <path class="foam" d="M18.500 3c2 3 1.500 4.500 0 4.500s-2-1.500 0-4.500z" />
    </>
  ),
  grr: (
    <>
      <circle cx="12" cy="12" r="9.500" class="warm" />
      <path d="M6.500 8 10.500 10.500M17.500 8 13.500 10.500" />
      <path class="foam" d="M7.500 14.500h9v3.500h-9zM10.500 14.500v3.500M13.500 14.500v3.500" />
    </>
  ),
  hurry: (
    <>
      <path class="skin" d="M6 3h12v2c0 3.500-4 5-4 7s4 3.500 4 7v2H6v-2c0-3.500 4-5 4-7S6 8.500 6 5z" />
      <path d="M5 3h14M5 21h14M10 18.500c1-2 3-2 4 0" />
    </>
  ),
}

/** The drawing of a reaction. */
export const ReactionMark = ({ reaction }: { reaction: Reaction }) => (
  <svg class="reaction" viewBox="0 0 24 24" aria-hidden="true">
    {DRAWINGS[reaction]}
  </svg>
)
