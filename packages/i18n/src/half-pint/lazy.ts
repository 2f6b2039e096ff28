/** The texts of Half-Pint Heroes that the page loads separately: its names, its table and its lessons. */
export const halfPint = {
  names: {
    en: () => import('../en/half-pint/names.ts'),
    de: () => import('../de/half-pint/names.ts'),
    ru: () => import('../ru/half-pint/names.ts'),
  },
  table: {
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
