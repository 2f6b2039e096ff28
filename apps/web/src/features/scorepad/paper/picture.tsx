import { type Pad, type Scored, scorePad } from '@halfpint/scorepad'
import { render } from 'preact'
import { SYMBOLS, SymbolDrawing, type SymbolName } from '../../../ui/faces/symbol.tsx'
import { padInterfaceOf } from '../padinterfaces.ts'
import { symbolAt } from '../symbol.ts'
import { paperRows } from './paper.tsx'

/** The texts of the picture. */
export interface PictureWords {
  readonly title: string
  readonly bonus: string
  readonly verdict: string
  /** How the game was won, if not by points. */
  readonly ending: string
  readonly marks: { readonly X: string; readonly B: string; readonly '': string }
}

const ROW = 44
const LABEL = 120
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
const clipped = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

// The line styles of the style sheet of the faces, because a picture has no style sheet.
const STYLE = `.drawing{fill:none;stroke:#fff8e6;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.full{fill:#fff8e6}.inlay{stroke:#0000008c;stroke-width:1.6}.inlay-dot{fill:#0000008c;stroke:none}`

/** A symbol on its disc, as SVG text. */
const face = (symbol: SymbolName, x: number, y: number): string => {
  const box = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  render(<SymbolDrawing symbol={symbol} />, box)
  const disc = `<circle cx="12" cy="12" r="12" fill="${SYMBOLS[symbol]}"/>`
  return `<g transform="translate(${x - 15} ${y - 15}) scale(1.25)">${disc}${box.innerHTML}</g>`
}

/** The finished pad as an SVG picture without outside files. */
export const padPicture = (pad: Pad, words: PictureWords): { readonly svg: string; width: number; height: number } => {
  const scored: Scored = scorePad(pad)
  const seats = pad.players.length
  const column = Math.max(96, Math.floor(640 / seats))
  const width = LABEL + column * seats + 24
  const rows = paperRows(pad, scored).filter(row => row.scores !== null)
  const { bonus, written } = padInterfaceOf(pad)
  const lines: string[] = []
  let top = 150
  const text = (x: number, y: number, content: string, style = '', anchor = 'middle'): string =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" ${style}>${escaped(content)}</text>`
  const middle = (seat: number): number => LABEL + column * (seat + 0.5)
  for (const [seat, name] of pad.players.entries()) {
    lines.push(face(symbolAt(pad, seat), middle(seat), top - 48))
    lines.push(text(middle(seat), top - 12, clipped(name, Math.floor(column / 11)), 'font-weight="600"'))
  }
  const rule = (y: number): string => `<path d="M16 ${y}H${width - 16}" stroke="#d9c9a5"/>`
  for (const row of rows) {
    lines.push(rule(top), text(44, top + 29, String(row.round + 1), 'fill="#6f6048"'))
    for (let seat = 0; seat < seats; seat++) {
      const mark = row.marks?.[seat] ?? ''
      const star = row.overruled.some(each => each.seat === seat) ? '*' : ''
      const colour = mark === 'B' ? '#a33' : '#1e7040'
      const score = row.scores?.[seat] ?? 0
      lines.push(text(middle(seat), top + 29, `${score === 0 && mark === '' ? '–' : written(score)}${star}`))
      if (mark !== '') {
        const [x, y] = [middle(seat) + 28, top + 12]
        // A cross is drawn, because some devices have no glyph for it.
        if (mark === 'X')
          lines.push(`<path d="M${x} ${y}l10 10m0 -10l-10 10" stroke="${colour}" stroke-width="3" fill="none"/>`)
        else lines.push(text(x + 6, y + 11, words.marks.B, `fill="${colour}" font-size="15" font-weight="800"`))
      }
    }
    top += ROW
  }
  const points = bonus(scored)?.points
  if (points !== undefined) {
    lines.push(rule(top), text(20, top + 29, clipped(words.bonus, 12), 'fill="#6f6048" font-size="16"', 'start'))
    for (const [seat, each] of points.entries()) lines.push(text(middle(seat), top + 29, `+${each}`))
    top += ROW
  }
  lines.push(`<rect x="12" y="${top}" width="${width - 24}" height="54" fill="#f3e6c6"/>`)
  lines.push(text(44, top + 36, 'Σ', 'font-weight="800"'))
  for (const [seat, total] of scored.totals.entries()) {
    if (scored.result?.winners.includes(seat) === true)
      lines.push(`<rect x="${LABEL + column * seat}" y="${top}" width="${column}" height="54" fill="#f2b33d"/>`)
    lines.push(text(middle(seat), top + 37, written(total), 'font-weight="800" font-size="26"'))
  }
  top += 54
  lines.push(text(width / 2, top + 42, words.verdict, 'font-weight="700" font-size="22"'))
  if (words.ending !== '') {
    top += 28
    lines.push(text(width / 2, top + 42, words.ending, 'fill="#6f6048" font-size="17"'))
  }
  const height = top + 70
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="20" fill="#2a2119"><style>${STYLE}</style><rect width="${width}" height="${height}" fill="#4a2e1a"/><rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="12" fill="#fffaf0"/>${text(width / 2, 58, words.title, 'font-weight="800" font-size="26"')}${lines.join('')}</svg>`
  return { svg, width, height }
}

/** The picture as a PNG file. */
export const pngOf = async ({ svg, width, height }: ReturnType<typeof padPicture>): Promise<Blob> => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}

/** Hands a file to the reader: by the share dialog if the device has one for files, or as a download. */
export const handOut = async (content: Blob, name: string): Promise<void> => {
  const file = new File([content], name, { type: content.type })
  if (content.type === 'image/png' && navigator.canShare?.({ files: [file] }) === true) {
    try {
      await navigator.share({ files: [file] })
      return
    } catch (error) {
      // After the share dialog was closed nothing else is offered.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
