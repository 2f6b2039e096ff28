/** Position of a part of a picture in percent, and its rotation in degrees. */
export const at = (x: number, y: number, turn = 0): { [property: string]: string } => ({
  '--x': String(x),
  '--y': String(y),
  '--turn': String(turn),
})
