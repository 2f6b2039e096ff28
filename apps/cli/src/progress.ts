const DELAY = 500
const INTERVAL = 100
const WIDTH = 30

/** A progress bar on stderr; silent unless stderr is a terminal. */
export interface Progress {
  /** Shows the progress. Without a known total it shows the count alone. */
  tell(done: number, total: number | undefined, text: string): void
  /** Removes the bar. */
  end(): void
}

const bar = (share: number): string => {
  const full = Math.round(Math.min(1, share) * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`
}

/** A bar that appears after half a second; `shown` is false where it would disturb the output. */
export const progress = (shown: boolean): Progress => {
  const stream = process.stderr
  if (!shown || stream.isTTY !== true) return { tell() {}, end() {} }
  let next = performance.now() + DELAY
  let drawn = false
  return {
    tell(done, total, text) {
      const now = performance.now()
      if (now < next) return
      next = now + INTERVAL
      drawn = true
      const share = total === undefined ? '' : `${bar(done / total)} ${Math.floor((100 * done) / total)} %  `
      stream.write(`\r\u001b[K${share}${text}`)
    },
    end() {
      if (drawn) stream.write('\r\u001b[K')
      drawn = false
    },
  }
}
