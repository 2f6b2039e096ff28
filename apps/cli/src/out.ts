import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Problem, refuse } from '@halfpint/core'
import { fileProblem } from './file.ts'

/** The output flags, which are the same in every command. */
export interface OutFlags {
  readonly out?: string | undefined
  /** Append to an existing file. */
  readonly append?: boolean
  /** Overwrite an existing file. */
  readonly force?: boolean
}

/**
 * The reason why the file of `--out` cannot be written, checked before any work. A device or a pipe cannot be
 * overwritten.
 */
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
