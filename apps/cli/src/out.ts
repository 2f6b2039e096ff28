import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Problem, refuse } from '@halfpint/core'
import { fileProblem } from './file.ts'

/** Where a command shall write, as typed: the same three flags mean the same in every command. */
export interface OutFlags {
  readonly out?: string | undefined
  /** Add to a file that is there. */
  readonly append?: boolean
  /** Write a file anew that is there. */
  readonly force?: boolean
}

/** Why the file of `--out` cannot be written, told before any work is done. A device or a pipe is no file to lose. */
export const outProblem = ({ out, append, force }: OutFlags, canAppend = true): Problem | undefined => {
  if (out === undefined) return undefined
  try {
    const found = statSync(out, { throwIfNoEntry: false })
    if (found?.isDirectory()) return refuse('is-a-directory', { file: out }).problem
    if (found?.isFile() && !append && !force) return refuse('file-exists', { file: out, append: canAppend }).problem
    if (found === undefined && !statSync(dirname(out), { throwIfNoEntry: false })?.isDirectory()) {
      return refuse('no-such-folder', { folder: dirname(out) }).problem
    }
    accessSync(found === undefined ? dirname(out) : out, constants.W_OK)
    return undefined
  } catch (error) {
    return fileProblem(out, error, true).problem
  }
}
