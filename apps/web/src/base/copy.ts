/** Copies a text, the old way too, for pages without https have no clipboard; tells whether the browser let it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const copied = document.execCommand?.('copy') ?? false
    field.remove()
    return copied
  }
}
