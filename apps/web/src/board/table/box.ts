/** The box of an element in its own pixels. On a television the board is zoomed; browsers without `currentCSSZoom` measure unzoomed pixels anyway. */
export const boxOf = (element: Element): DOMRect => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const zoom = element.currentCSSZoom ?? 1
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom)
}
