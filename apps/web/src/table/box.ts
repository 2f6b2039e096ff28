/** Where an element is, in the pixels in which it is drawn: a television enlarges the whole board, and all on it. */
export const boxOf = (element: Element): DOMRect => {
  const { x, y, width, height } = element.getBoundingClientRect()
  // Browsers that do not tell it measure in the element's own pixels already.
  const zoom = element.currentCSSZoom ?? 1
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom)
}
