/**
 * All breakpoints of the page. A style sheet uses one of these conditions, letter by letter, for the window (`@media`)
 * or for the table (`@container tabletop`); `breakpoints.test.ts` checks that. Sizes between them are fluid.
 */
export const BREAKPOINTS = {
  /** Narrow phones. */
  small: '(width < 480px)',
  /** Wide enough for two columns of text. */
  medium: '(width >= 720px)',
  /** Phones and small windows, upright. */
  upright: '(width < 960px) and (aspect-ratio < 5 / 4)',
  /** Phones and small windows, on their side. */
  lying: '(aspect-ratio >= 5 / 4) and ((width < 960px) or (height < 600px))',
  /** Tablets, laptops and desktops. */
  wide: '(width >= 960px) and (height >= 600px)',
  /** Large screens. */
  desktop: '(width >= 1600px) and (height >= 900px)',
} as const
