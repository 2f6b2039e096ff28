/** The texts of Herzlos that the page loads separately: its names, its table and its lessons. */
export const herzlos = {
  names: {
    en: () => import('../en/herzlos/names.ts'),
    de: () => import('../de/herzlos/names.ts'),
    ru: () => import('../ru/herzlos/names.ts'),
  },
  table: {
    en: () => import('../en/herzlos/index.ts'),
    de: () => import('../de/herzlos/index.ts'),
    ru: () => import('../ru/herzlos/index.ts'),
  },
  course: {
    en: () => import('../en/herzlos/learn.ts'),
    de: () => import('../de/herzlos/learn.ts'),
    ru: () => import('../ru/herzlos/learn.ts'),
  },
}
