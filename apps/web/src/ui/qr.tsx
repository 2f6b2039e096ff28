import { encode } from 'uqr'
import './qr.css'
import { words } from '../base/speech.ts'

/** The modules of a code as one path: dark runs, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string => {
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== true) continue
      const begin = x
      while (row[x + 1] === true) x++
      path += `M${begin} ${y}h${x - begin + 1}v1h-${x - begin + 1}z`
    }
  }
  return path
}

/** A QR code, dark on light in every theme, so that every camera can read it. */
export const QrCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words('online').invite.code}>
      <rect width={size} height={size} fill="#fffdf6" />
      <path d={pathOf(data)} fill="#1c1712" />
    </svg>
  )
}
