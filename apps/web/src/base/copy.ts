/** Copies a text. Pages without https have no clipboard, so it also tries the old way. Returns whether it worked. */
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
