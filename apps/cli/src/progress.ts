const DELAY = 500
const INTERVAL = 100
const WIDTH = 30

/** A bar on stderr for work that takes a while; silent unless stderr is a terminal. */
export interface Progress {
  /** Tells how much is done; a total that is not known shows the count alone. */
  tell(done: number, total: number | undefined, text: string): void
  /** Wipes the bar away. */
  end(): void
}

const bar = (share: number): string => {
  const full = Math.round(Math.min(1, share) * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`
}

/** A bar that appears after half a second; `shown` is false where it would be in the way. */
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
