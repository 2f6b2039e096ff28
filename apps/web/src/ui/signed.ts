import { language } from '../base/speech.ts'

/** A number with a sign; negative numbers have a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))

/** A number with one decimal in the reader's language, with a true minus; with a plus if wanted. */
export const tenths = (figure: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, signDisplay }).format(figure).replace('-', '−')
