/** Waits on the page's clock. Returns a function that cancels. */
export const waitByClock = (milliseconds: number, goOn: () => void): (() => void) => {
  const timer = setTimeout(goOn, milliseconds)
  return () => clearTimeout(timer)
}
