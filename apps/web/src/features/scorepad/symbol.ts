import type { Seat } from '@halfpint/core'
import type { Pad } from '@halfpint/scorepad'
import { symbolOf } from '../../ui/faces/symbol.tsx'

/** A player's symbol; a pad without symbols assigns them by seat. */
export const symbolAt = (pad: Pad, seat: Seat) =>
  symbolOf(pad.symbols?.[seat] ?? (['anchor', 'clover', 'barrel', 'key', 'fish', 'moon', 'bell'] as const)[seat] ?? '')
