/**
 * The same chance in every run, so that a test that failed fails again: each document of a profile and each worker of
 * a site draws from a stream of its own. `HALFPINT_DEALS=7` deals others.
 */
const DEALS = Number(process.env.HALFPINT_DEALS ?? 1)

/** Runs in the page and in its workers, so it uses nothing from outside. */
const fixChance = (deals: number, drawer: number | null): void => {
  // The page itself loads a small file of that name too, and has its own.
  if (drawer !== null && 'document' in globalThis) return
  let at = drawer ?? 0
  if (drawer === null) {
    try {
      at = 1 + Number(localStorage.getItem('test.documents') ?? 0)
      localStorage.setItem('test.documents', String(at))
    } catch {
      // A page that may store nothing is one document.
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

// tsx calls `__name` in what it compiles; a page has no such thing.
const scriptOf = (drawer: number | null): string =>
  `;{ const __name = named => named; (${fixChance})(${DEALS}, ${drawer}) };`

/** What a page runs before its own scripts. */
export const PAGE_CHANCE = scriptOf(null)

/** What stands before the script of a site's nth worker. */
export const workerChance = (drawer: number): string => scriptOf(drawer)
