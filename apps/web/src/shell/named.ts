/**
 * Puts the names of sentences back to their sentences: the build keeps the names of a catalogue once for all languages
 * (wordsplugin.ts). A name with a brace is that of a group, whose own names follow.
 */
export const named = (names: string, sentences: readonly unknown[]): object => {
  const left = names.split(' ').values()
  const read = (values: readonly unknown[]): object =>
    Object.fromEntries(
      values.map(value => {
        const name = left.next().value as string
        return name.endsWith('{') ? [name.slice(0, -1), read(value as readonly unknown[])] : [name, value]
      }),
    )
  return read(sentences)
}
