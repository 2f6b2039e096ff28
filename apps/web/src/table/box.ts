/** Where an element is, in its own pixels: a television enlarges the board. Browsers that do not tell by how much measure so. */
export const boxOf = (element: Element): DOMRect => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const zoom = element.currentCSSZoom ?? 1
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom)
}
