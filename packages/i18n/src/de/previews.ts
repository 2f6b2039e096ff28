import type { previews as source } from '../en/previews.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'

const count = counter('de')

export const previews: Translated<typeof source> = {
  home: 'Zwei Kartenspiele aus der Kneipe',
  about: 'Sofort gegen Bots spielen, mit Freunden per Link oder mit echten Karten und Punkteblock. Ohne Konto.',
  gathering: ({ taken, seats }) =>
    `${taken} von ${count(seats, { one: 'Platz', other: 'Plätzen' })} besetzt. Link öffnen und mitspielen, ohne Konto.`,
  round: ({ round, rounds }) => `Runde ${round} von ${rounds}`,
  won: names => `Sieg für ${names}.`,
  closed: 'Dieser Tisch ist geschlossen.',
  watch: 'Das Spiel Karte für Karte ansehen, von jedem Platz aus.',
  join: 'Du bist eingeladen',
  joinAbout: 'Link öffnen, um am Tisch mitzuspielen oder den Punkteblock mitzulesen.',
  pad: 'Punkteblock',
  padAbout: 'Den Spielstand einer Runde mit echten Karten mitlesen.',
  challenge: (name, game) => `${name} fordert dich zu ${game} heraus`,
  somebody: 'Jemand',
  deals: deals => `${count(deals, { one: 'Runde', other: 'Runden' })}: dieselben Karten und dieselben Bots für alle.`,
  day: 'Runde des Tages',
  dayAbout: 'Eine Runde, ein Versuch, dieselben Karten für alle.',
  open: 'Half-Pint öffnen',
}
