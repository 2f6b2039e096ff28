/** Does something to at most `limit` things in portions, so that nobody waits long for it; tells to how many. */
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
