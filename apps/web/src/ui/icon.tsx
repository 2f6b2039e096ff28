const PATHS = {
  back: 'M15 4 7 12l8 8',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M5 5l14 14M19 5 5 19',
  sets: 'M4 5h9v14H4zM16 6l4 1-3 12-3-1',
  pad: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 11c-.5.4-.5 1-.5 2H9c0-1 0-1.6-.5-2A6 6 0 0 1 12 3z',
  gear: 'M10 2h4v3l2 1 2-2 2 2-2 2 1 2h3v4h-3l-1 2 2 2-2 2-2-2-2 1v3h-4v-3l-2-1-2 2-2-2 2-2-1-2H2v-4h3l1-2-2-2 2-2 2 2 2-1zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  crown: 'M4 18 3 7l5 4 4-7 4 7 5-4-1 11z',
  shield: 'M12 3l7 2.5v6c0 4.5-3 7.5-7 9.5-4-2-7-5-7-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  first: 'M6 5v14M18 5l-9 7 9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  next: 'M9 4l8 8-8 8',
  run: 'M7 4l12 8-12 8z',
  pause: 'M8 5v14M16 5v14',
  sort: 'M7 4v16M3 8l4-4 4 4M13 6h8M13 12h6M13 18h4',
  trick: 'M3 8l7-3 4 12-7 3zM12 5l8 1-2 13-4-1',
  loud: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5',
  add: 'M4 4h16v16H4zM12 8v8M8 12h8',
  sliders:
    'M4 7h7M17 7h3M14 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h3M13 17h7M10 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  chart: 'M5 20v-7M12 20V5M19 20v-10',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  check: 'M5 13l5 5 9-11',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
} as const

/** The name of an icon. */
export type IconName = keyof typeof PATHS

/** A line drawing for a button. The button has a text as well. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d={PATHS[name]} />
  </svg>
)
