/** Processes at most `limit` items in batches, so that other work does not wait long. Returns the number of items. */
export const inBatches = async (
  limit: number,
  portion: number,
  act: (most: number) => Promise<number>,
): Promise<number> => {
  let done = 0
  for (let last = portion; last === portion && done < limit; done += last) {
    last = await act(Math.min(portion, limit - done))
  }
  return done
}
