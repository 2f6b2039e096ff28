import type { Suit } from '@halfpint/herzlos'
import { disc, marksOf } from '../../ui/cards/shape.tsx'

/** The shape of a suit. */
export const ShapeMark = marksOf<Suit>({
  hearts: (
    <path d="M12 21.2C5.2 16 2 12.4 2 8.5A5.4 5.4 0 0 1 7.4 3c1.9 0 3.6 1 4.6 2.6C13 4 14.7 3 16.6 3A5.4 5.4 0 0 1 22 8.5c0 3.9-3.2 7.5-10 12.7Z" />
  ),
  flowers: (
    <>
      <path
        d={`${disc(12, 5.8, 4)}${disc(17.8, 10, 4)}${disc(15.6, 16.8, 4)}${disc(8.4, 16.8, 4)}${disc(6.2, 10, 4)}`}
      />
      <circle class="shape-hole" cx="12" cy="11.9" r="2.9" />
    </>
  ),
  cups: <path d="M4.5 2.5h15v4.8c0 4.4-2.7 7.3-6 7.9v3.4l3.8 1.5v1.9H6.7v-1.9l3.8-1.5v-3.4c-3.3-.6-6-3.5-6-7.9z" />,
  diamonds: (
    <>
      <path d="M6.5 4h11L22 9.5 12 21.5 2 9.5z" />
      <path class="shape-cut" d="M2.6 9.5h18.8M8.5 4.4 12 20.5l3.5-16.1" />
    </>
  ),
})
