/** Shows another page: with a view transition where the browser has them and the reader wants motion. */
export const changePage = (show: () => void): void => {
  const isStill = document.documentElement.dataset.motion === 'still'
  if (isStill || document.hidden || document.startViewTransition === undefined) {
    show()
    return
  }
  const { ready } = document.startViewTransition(async () => {
    show()
    // Preact renders in a microtask. Frames are held back here, so this waits for a task.
    await new Promise(resolve => setTimeout(resolve))
  })
  // A transition that the browser skips, because the next one begins, has shown its page all the same.
  ready.catch(() => {})
}
