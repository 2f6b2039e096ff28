import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { KEY_BYTES } from './seal.ts'

/** The twelve words of a key. */
export const wordsOf = (key: Uint8Array): readonly string[] => entropyToMnemonic(key, wordlist).split(' ')

/** The key of twelve words, in any case and with any spaces or commas; `undefined` if a word is wrong. */
export const keyOfWords = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  try {
    const key = Uint8Array.from(mnemonicToEntropy(words.join(' '), wordlist))
    return key.length === KEY_BYTES ? key : undefined
  } catch {
    return undefined
  }
}
