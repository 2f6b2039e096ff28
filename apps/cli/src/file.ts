import { createReadStream, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Problem, type Refusal, refuse } from '@halfpint/core'
import { printable } from '@halfpint/i18n'

const CHUNK = 1024 * 1024

/** The file name of the standard input. */
export const STDIN = '-'

/** The bytes of a file, or of stdin for `-`. */
export const bytesOf = (file: string): AsyncIterable<Buffer> =>
  file === STDIN ? process.stdin : createReadStream(file, { highWaterMark: CHUNK })

/** The size of a file in bytes; `undefined` if it is not known beforehand. */
const sizeOf = async (file: string): Promise<number | undefined> => {
  if (file === STDIN) return undefined
  try {
    const found = await stat(file)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}

/** The bytes of a file. `onProgress` gets the number of bytes read and the total. */
export async function* counted(
  file: string,
  told: (done: number, size: number | undefined) => void,
): AsyncGenerator<Buffer> {
  const size = await sizeOf(file)
  let done = 0
  for await (const chunk of bytesOf(file)) {
    yield chunk
    done += chunk.length
    told(done, size)
  }
}

/** The name of a file in messages. */
export const calledFile = (file: string): string => (file === STDIN ? 'stdin' : printable(file))

/** The system's code of a failed call (`ENOENT`); `undefined` for any other error. */
export const systemCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The problem of a file that cannot be read or written. Rethrows any other error. */
export const fileProblem = (file: string, error: unknown, isWritten = false): Refusal => {
  const code = systemCode(error)
  switch (code) {
    case undefined:
      throw error
    case 'ENOENT':
      return isWritten ? refuse('no-such-folder', { folder: dirname(file) }) : refuse('no-such-file', { file })
    case 'ENOTDIR':
      return refuse('not-a-folder', { folder: dirname(file) })
    case 'EISDIR':
      return refuse('is-a-directory', { file })
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return refuse('not-permitted', { file })
    case 'ENOSPC':
      return refuse('disk-full', { file })
    default:
      return refuse('file-trouble', { file, reason: code })
  }
}

/** Writes a text to a file, or appends it. Returns the problem if that fails. */
export const writeText = (file: string, text: string, flag: 'a' | 'w' = 'w'): Problem | undefined => {
  try {
    writeFileSync(file, text, { flag })
    return undefined
  } catch (error) {
    return fileProblem(file, error, true).problem
  }
}
