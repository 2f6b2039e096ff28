import './face.css'
import { CHARACTERS } from './regulars.ts'

type Regular = (typeof CHARACTERS)[number]

// Portraits are pictures, not parts of the page: a full table shows a score of them, and as elements of the page
// every line of every face would be styled and laid out with the cards.

/** Head and shoulders, the same for all: what differs is skin, coat, hair and what they wear. */
const bust = (skin: string, coat: string, rest: string): string => `
  <path fill="${coat}" d="M5 40c1-8 6-11 15-11s14 3 15 11z" />
  <path fill="${skin}" d="M17 25h6v6c0 2-6 2-6 0z" />
  <ellipse fill="${skin}" cx="20" cy="19" rx="8" ry="9" />
  <circle fill="#2a2119" cx="17" cy="18.5" r="1" />
  <circle fill="#2a2119" cx="23" cy="18.5" r="1" />
  ${rest}`

const LINE = 'fill="none" stroke="#2a2119" stroke-width="1.2" stroke-linecap="round"'

const PORTRAITS: { readonly [who in Regular]: { readonly wall: string; readonly drawing: string } } = {
  // Cautious: a bun, round glasses, a buttoned collar.
  tilde: {
    wall: '#4c6b8a',
    drawing: bust(
      '#f0cfae',
      '#7c8f5a',
      `
        <circle fill="#8b8f96" cx="20" cy="7" r="4" />
        <path fill="#8b8f96" d="M11 19c-1-9 3-11 9-11s10 2 9 11c-1-5-3-6-9-6s-8 1-9 6z" />
        <g ${LINE}>
          <circle cx="16.8" cy="18.6" r="2.7" />
          <circle cx="23.2" cy="18.6" r="2.7" />
          <path d="M19.500 18.5h1M18.500 24.2h3" />
        </g>
      `,
    ),
  },
  // The brawler: bald, broken nose, red beard.
  bruno: {
    wall: '#7a2f24',
    drawing: bust(
      '#e3b28c',
      '#2f3a44',
      `
        <path fill="#a8482a" d="M11.500 19c0 9 3.5 12 8.5 12s8.500-3 8.5-12c-1 3-2 4-4 4h-9c-2 0-3-1-4-4z" />
        <path ${LINE} d="m19.500 18.5 1.5 2-1.5 1M14.500 15.5l4 1M25.500 15.5l-4 1M18 25h4" />
        <path stroke="#fff3" fill="none" d="M16 12c2-1.5 5-1.5 7 0" />
      `,
    ),
  },
  // The boaster: feathered hat and a great moustache.
  gustl: {
    wall: '#3f6b3a',
    drawing: bust(
      '#f2c9a5',
      '#6b4a2b',
      `
        <path fill="#2f4d2a" d="M8 13c3-1.5 21-1.5 24 0-1 1.5-23 1.5-24 0zM13 12c0-6 3-8 7-8s7 2 7 8z" />
        <path fill="#e8e1cf" d="M27 10c3-3 4-7 3-9-3 2-4 5-4 8z" />
        <path fill="#5b3a21" d="M20 22c-2-1.5-5-1-7 2 3 1.5 6 .5 7-1 1 1.5 4 2.5 7 1-2-3-5-3.5-7-2z" />
        <path ${LINE} d="M18.500 26.5c1 .6 2 .6 3 0" />
      `,
    ),
  },
  // The gambler: long black hair, a red flower, a raised brow.
  wanda: {
    wall: '#6b2f5c',
    drawing: bust(
      '#d9a883',
      '#a3262a',
      `
        <path
          fill="#1f1a1c"
          d="M11 32c-3-8-2-24 9-24s12 16 9 24c-1-6-1-12-2-16-4 0-7-1-9-3-2 3-4 4-5 5 0 5-1 9-2 14z"
        />
        <circle fill="#d94b3d" cx="28" cy="12.5" r="2.6" />
        <circle fill="#f2b33d" cx="28" cy="12.5" r="1" />
        <path ${LINE} d="M21.500 15c1-1 2.5-1 3.5 0M18 24.5c2 1.2 3.5.8 4.5-.8" />
      `,
    ),
  },
  // New here: freckles, tousled hair, a wide grin.
  ferdi: {
    wall: '#b5762a',
    drawing: bust(
      '#f6d5b4',
      '#2a6fb5',
      `
        <path fill="#d99a3c" d="M11 17c-2-6 2-9 4-8 1-3 5-4 7-2 3-1 8 2 7 10-1-3-3-4-4-4-2 0-3-1-4-2-2 3-8 1-10 6z" />
        <path fill="#fff" stroke="#2a2119" stroke-width="1" d="M15.500 22.5h9c-.5 4-8.5 4-9 0z" />
        <g fill="#c98a5a">
          <circle cx="14.5" cy="21" r=".6" />
          <circle cx="25.5" cy="21" r=".6" />
          <circle cx="16" cy="20.5" r=".5" />
          <circle cx="24" cy="20.5" r=".5" />
        </g>
      `,
    ),
  },
  // The postman: a peaked cap, grey side whiskers.
  jasper: {
    wall: '#2f4f6b',
    drawing: bust(
      '#e9c4a2',
      '#27496b',
      `
        <path fill="#1d3a57" d="M11 13c0-6 4-8 9-8s9 2 9 8z" />
        <path fill="#14283d" d="M10 13h20c1 2-2 2.5-10 2.5S9 15 10 13z" />
        <circle fill="#f2b33d" cx="20" cy="9.5" r="1.8" />
        <path fill="#9aa0a6" d="M12 17c-1 6 0 9 3 10-1-3-1-6-1-9zM28 17c1 6 0 9-3 10 1-3 1-6 1-9z" />
        <path ${LINE} d="M18 24.5h4" />
      `,
    ),
  },
  // The landlady: a scarf, gold rings, a calm half smile.
  oda: {
    wall: '#8a6a1c',
    drawing: bust(
      '#c68f63',
      '#3d2b56',
      `
        <path fill="#b3261b" d="M11 18c-2-9 3-12 9-12s11 3 9 12c-2-4-5-6-9-6s-7 2-9 6z" />
        <path fill="#8f1d14" d="M28 9c3-1 5 0 5 2-2 1-4 1-6 0z" />
        <circle fill="none" stroke="#f2b33d" stroke-width="1.3" cx="12" cy="24" r="1.8" />
        <circle fill="none" stroke="#f2b33d" stroke-width="1.3" cx="28" cy="24" r="1.8" />
        <path ${LINE} d="M15.500 16.3h3M21.500 16.3h3M18 24.3c1.500.8 3 .6 4-.3" />
      `,
    ),
  },
}

// A bot without a name: a small machine with a mug of its own.
const MACHINE = {
  wall: '#3a4650',
  drawing: `
    <path fill="#6b7680" d="M9 13h22v16a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" />
    <path fill="#8f9aa3" d="M12 17h16v9H12z" />
    <circle fill="#f2b33d" cx="16.5" cy="21" r="2" />
    <circle fill="#f2b33d" cx="23.5" cy="21" r="2" />
    <path stroke="#6b7680" stroke-width="2" d="M20 13V7M14 35h12" />
    <circle fill="#c8392b" cx="20" cy="6" r="2" />`,
}

const addressOf = ({ wall, drawing }: typeof MACHINE): string => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${wall}" d="M0 0h40v40H0z" />${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture.replaceAll(/\s+/g, ' '))}`
}

const addresses = new Map<string, string>()

/** The face of a bot: a regular of the pub, or a machine for a bare level. */
export const Portrait = ({ bot }: { bot: string }) => {
  let address = addresses.get(bot)
  if (address === undefined) {
    const regular = CHARACTERS.find(each => each === bot)
    address = addressOf(regular === undefined ? MACHINE : PORTRAITS[regular])
    addresses.set(bot, address)
  }
  return <img class="face" src={address} alt="" draggable={false} />
}
