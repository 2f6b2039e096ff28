/** What the command's exit code says. */
export const EXIT = {
  good: 0,
  /** A record is bad. */
  bad: 1,
  /** The command was called wrongly, or a file or server cannot be reached. */
  usage: 2,
  /** A fault of the command itself. */
  bug: 70,
  /** A server answered something that the command does not understand. */
  remote: 76,
  /** The reader of the output went away before everything was judged; the shell's number for that. */
  cut: 141,
} as const
