/** Waits by the clock of the page; gives the way to call it off. */
export const waitByClock = (milliseconds: number, goOn: () => void): (() => void) => {
  const timer = setTimeout(goOn, milliseconds)
  return () => clearTimeout(timer)
}
