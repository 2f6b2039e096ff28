import { machine, machineText } from '../engine/machine.ts'
import { outputOf } from './child.ts'
import type { ProofFigures } from './stored.ts'

/** Compares the table of sets with the plain rules, for every choice of cards. */
export const measureProof = async (): Promise<ProofFigures> => {
  const text = (await outputOf('npm', ['run', '--silent', 'exhaustive', '-w', 'lab'])).trimEnd()
  return { machine: machine(), command: 'npm run exhaustive -w lab', text }
}

/** The output of the proof. */
export const proofBlock = ({ machine: where, text }: ProofFigures): string =>
  ['```text', machineText(where), '', text, '```'].join('\n')
