/** Asks the browser not to delete the data of this page when space is short. */
export const askToPersist = (): void => {
  // Firefox asks the reader. Safari decides by itself.
  void globalThis.navigator?.storage?.persist?.().catch(() => false)
}
