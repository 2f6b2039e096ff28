/** What the page says of Half-Pint Heroes: its names with the first view, the rest when a screen first needs it. */
export const halfPint = {
  names: {
    en: async () => (await import('../en/half-pint/names.ts')).names,
    de: async () => (await import('../de/half-pint/names.ts')).names,
    ru: async () => (await import('../ru/half-pint/names.ts')).names,
  },
  sections: {
    'half-pint-heroes': {
      en: async () => (await import('../en/half-pint/index.ts')).halfPint,
      de: async () => (await import('../de/half-pint/index.ts')).halfPint,
      ru: async () => (await import('../ru/half-pint/index.ts')).halfPint,
    },
    'half-pint-heroes/learn': {
      en: async () => (await import('../en/half-pint/learn.ts')).learn,
      de: async () => (await import('../de/half-pint/learn.ts')).learn,
      ru: async () => (await import('../ru/half-pint/learn.ts')).learn,
    },
  },
}
