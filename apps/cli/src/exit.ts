/** The exit codes of the command. */
export const EXIT = {
  good: 0,
  /** A record is bad. */
  bad: 1,
  /** Wrong usage, or an unreachable file or server. */
  usage: 2,
  /** A bug of the command. */
  bug: 70,
  /** A server's answer that the command does not understand. */
  remote: 76,
  /** The reader closed the output before everything was written: the shell's code for that. */
  cut: 141,
} as const
