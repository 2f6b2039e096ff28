import { language } from '../base/speech.ts'

/** A number with its sign, a true minus for negative ones. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))

/** A figure to one digit behind the comma, as the reader's language writes it, with a true minus; with its sign on wish. */
export const tenths = (figure: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, signDisplay }).format(figure).replace('-', '−')
