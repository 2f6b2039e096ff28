/** What the command's exit code says. */
export const EXIT = {
  good: 0,
  /** A record is bad. */
  bad: 1,
  /** The command was called wrongly, or a file cannot be read or written. */
  usage: 2,
  /** A fault of the command itself. */
  bug: 70,
  /** The reader of the output went away before everything was judged; the shell's number for that. */
  cut: 141,
} as const
