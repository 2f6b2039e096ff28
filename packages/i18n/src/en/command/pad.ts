/** Texts of the command about pads. */
export const pad = {
  command: {
    about:
      'Score a pad of a game with real cards: predictions, bets and tricks go in, points, marks, gun fights and drinks come out, as one line of JSON for each pad.',
    examples: [
      { what: 'score a pad', type: 'halfpint pad evening.json' },
      { what: 'as a table for people', type: 'halfpint pad --table evening.json' },
      { what: 'many pads, one on each line, from another program', type: 'cat pads.jsonl | halfpint pad -' },
    ],
  },
  files: 'files of pads (JSON, JSON lines or CSV); - reads from stdin',
  flags: {
    json: 'one line of JSON for each pad (the default)',
    table: 'the pad as a table for people',
    csv: 'the pad as a table for spreadsheets',
    strict: 'the exit code is 1 also if something does not add up',
  },
  place: ({ round, name }: { round: number | undefined; name: string | undefined }): string =>
    [...(round === undefined ? [] : [`round ${round}`]), ...(name === undefined ? [] : [name])].join(', '),
  scoring: (file: string): string => `scoring ${file}`,
  overruled: '* changed by hand',
  drinks: (drinkers: string): string => `Drinks, round by round: ${drinkers}.`,
  gunFight: (names: string): string => `Gun fight in the next round: ${names}.`,
  wonByGunFight: (names: string): string => `${names}: won by gun fight.`,
  wonByMarch: (names: string): string => `${names}: won by march.`,
  won: (names: string): string => `Won by: ${names}.`,
}
