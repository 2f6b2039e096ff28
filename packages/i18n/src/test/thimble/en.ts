import type { Sentence } from '../../sentence.ts'

/** Texts of Thimble in English. */
export const en = {
  name: 'Thimble',
  about: 'The best card takes all stakes.',
  options: {
    rounds: { note: 'how many rounds' },
    wins: { note: 'which card wins' },
    prizes: { note: 'what a right guess brings: in the first round, and later' },
  },
  acts: { stake: 'stake', guess: 'guess', play: 'play' },
  plays: (name: string, card: string): string => `${name} plays ${card}`,
  takes: (name: string, round: number): string => `Round ${round}: ${name} takes the stakes`,
  end: 'The end',
  problems: { 'bad-stake': 'That stake is not offered.' } as { readonly [code: string]: Sentence },
}
