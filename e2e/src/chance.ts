/**
 * Fixed random numbers, so that a failed test fails again: each document of a profile and each worker of a site has a
 * separate stream. `HALFPINT_DEALS=7` gives other deals.
 */
const DEALS = Number(process.env.HALFPINT_DEALS ?? 1)

/** Runs in the page and in its workers, so it must not use outer variables. */
const fixChance = (deals: number, drawer: number | null): void => {
  // The page loads a small file of that name too, which has own random numbers.
  if (drawer !== null && 'document' in globalThis) return
  let at = drawer ?? 0
  if (drawer === null) {
    try {
      at = 1 + Number(localStorage.getItem('test.documents') ?? 0)
      localStorage.setItem('test.documents', String(at))
    } catch {
      // A page without storage counts as one document.
    }
  }
  let state = (deals * 1_000_003 + at * 7919 + (drawer === null ? 0 : 104_729)) >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  Math.random = () => next() / 2 ** 32
  crypto.getRandomValues = <View extends ArrayBufferView>(view: View): View => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    for (let place = 0; place < bytes.length; place++) bytes[place] = next()
    return view
  }
}

// tsx calls `__name` in compiled code; a page has no such function.
const scriptOf = (drawer: number | null): string =>
  `;{ const __name = named => named; (${fixChance})(${DEALS}, ${drawer}) };`

/** The script that runs before those of the page. */
export const PAGE_CHANCE = scriptOf(null)

/** The code before the script of a site's n-th worker. */
export const workerChance = (drawer: number): string => scriptOf(drawer)
