/** What the page says of Herzlos: its names and its table first, its course when somebody wants to learn it. */
export const herzlos = {
  first: {
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
