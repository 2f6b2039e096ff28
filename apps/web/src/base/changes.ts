const listeners = new Set<() => void>()

/** Calls the function after each change of something that a copy of this device contains. */
export const onChange = (listener: () => void): void => {
  listeners.add(listener)
}

/** Notes a change of something that a copy of this device contains. */
export const noteChange = (): void => {
  for (const listener of listeners) listener()
}
