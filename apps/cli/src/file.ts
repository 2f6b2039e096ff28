import { createReadStream, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Problem, type Refusal, refuse } from '@halfpint/core'
import { printable } from '@halfpint/i18n'

const CHUNK = 1024 * 1024

/** The name under which the command reads its own input. */
export const STDIN = '-'

/** The bytes of a file, or of stdin for `-`. */
export const bytesOf = (file: string): AsyncIterable<Buffer> =>
  file === STDIN ? process.stdin : createReadStream(file, { highWaterMark: CHUNK })

/** How many bytes a file has; `undefined` where that is not known beforehand. */
const sizeOf = async (file: string): Promise<number | undefined> => {
  if (file === STDIN) return undefined
  try {
    const found = await stat(file)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}

/** The bytes of a file as they are; `told` hears how many of how many have been taken. */
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

/** How a file is called where people read. */
export const calledFile = (file: string): string => (file === STDIN ? 'stdin' : printable(file))

/** The system's code of a failed call (`ENOENT`), or `undefined` for any other error. */
export const systemCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Why a file cannot be read, or written, as the system says it; any other error is a bug, and goes on. */
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

/** Writes a text to a file, anew or after what is there; gives the problem if it cannot. */
export const writeText = (file: string, text: string, flag: 'a' | 'w' = 'w'): Problem | undefined => {
  try {
    writeFileSync(file, text, { flag })
    return undefined
  } catch (error) {
    return fileProblem(file, error, true).problem
  }
}
