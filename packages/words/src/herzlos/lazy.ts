/** What the page says of Herzlos: its names with the first view, the rest when a screen first needs it. */
export const herzlos = {
  names: {
    en: async () => (await import('../en/herzlos/names.ts')).names,
    de: async () => (await import('../de/herzlos/names.ts')).names,
    ru: async () => (await import('../ru/herzlos/names.ts')).names,
  },
  sections: {
    herzlos: {
      en: async () => (await import('../en/herzlos/index.ts')).herzlos,
      de: async () => (await import('../de/herzlos/index.ts')).herzlos,
      ru: async () => (await import('../ru/herzlos/index.ts')).herzlos,
    },
    'herzlos/learn': {
      en: async () => (await import('../en/herzlos/learn.ts')).learn,
      de: async () => (await import('../de/herzlos/learn.ts')).learn,
      ru: async () => (await import('../ru/herzlos/learn.ts')).learn,
    },
  },
}
