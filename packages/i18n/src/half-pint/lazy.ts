/** What the page says of Half-Pint Heroes: its names and its table first, its course when somebody wants to learn it. */
export const halfPint = {
  first: {
    en: () => import('../en/half-pint/index.ts'),
    de: () => import('../de/half-pint/index.ts'),
    ru: () => import('../ru/half-pint/index.ts'),
  },
  course: {
    en: () => import('../en/half-pint/learn.ts'),
    de: () => import('../de/half-pint/learn.ts'),
    ru: () => import('../ru/half-pint/learn.ts'),
  },
}
