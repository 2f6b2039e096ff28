import { problemText } from '@halfpint/i18n'
import { calledFile } from './file.ts'
import { titleOf } from './games/registry.ts'
import { jsonLine } from './output.ts'
import type { Terminal } from './terminal.ts'
import type { Judged } from './verdict.ts'

/** The output for judged records. Each function returns text for stdout, which may be empty. */
export interface Report {
  record(file: string, judged: Judged): string
  /** After the last record of a file. */
  file(file: string): string
  /** After the last file; `unread` is the number of unreadable files. */
  end(unread: number): string
}

/** One JSON line per record. With several files, invalid ones name their file. */
export const jsonReport = (severalFiles: boolean): Report => ({
  record(file, { line, item, verdict }) {
    if (verdict.ok) return `${JSON.stringify(verdict)}\n`
    const problem = item === undefined ? verdict.problem : { ...verdict.problem, item }
    return jsonLine({ ok: false, ...(severalFiles ? { file } : {}), line, problem })
  },
  file: () => '',
  end: () => '',
})

/** Maximum number of invalid records of a file that are printed; `--json` prints all. */
const MOST_TOLD = 100

interface Count {
  good: number
  bad: number
  rounds: number
  unfinished: number
  deals: number
  proven: number
  readonly games: Map<string, number>
}

const noCount = (): Count => ({ good: 0, bad: 0, rounds: 0, unfinished: 0, deals: 0, proven: 0, games: new Map() })

/** For people: every invalid record with its place and reason, and a summary of each file. */
export const textReport = (terminal: Terminal): Report => {
  const { paint, words, language } = terminal
  const { command } = words
  let count = noCount()
  const whole = { files: 0, good: 0, bad: 0, empty: 0 }
  const figure = (value: number): string => new Intl.NumberFormat(language).format(value)

  return {
    record(file, { line, item, verdict }) {
      if (!verdict.ok) {
        const { code, round, play } = verdict.problem
        // People count from one; records and `--json` from zero.
        const place = command.place({
          item: item === undefined ? undefined : item + 1,
          round: typeof round === 'number' ? round + 1 : undefined,
          play: typeof play === 'number' ? play + 1 : undefined,
        })
        if (code === 'no-records') whole.empty++
        else if (++count.bad > MOST_TOLD) return ''
        const where = paint('bold', `${calledFile(file)}:${line}:`)
        return `${where} ${place}${problemText(verdict.problem, language)} ${paint('dim', `[${code}]`)}\n`
      }
      count.good++
      count.rounds += verdict.rounds.length
      if (verdict.result === null) count.unfinished++
      count.deals += verdict.fair?.deals ?? 0
      count.proven += verdict.fair?.proven ?? 0
      count.games.set(verdict.game, (count.games.get(verdict.game) ?? 0) + 1)
      return ''
    },
    file(file) {
      const { good, bad, rounds, unfinished, deals, proven, games } = count
      count = noCount()
      whole.files++
      whole.good += good
      whole.bad += bad
      if (good + bad === 0) return ''
      const mark = bad === 0 ? paint('green', '✓') : paint('red', '✗')
      const played = [...games].map(([id, times]) => `${figure(times)} × ${titleOf(id, words)}`)
      const details = good === 0 ? [] : [...played, command.roundsPlayed(rounds)]
      if (unfinished > 0) details.push(command.unfinished(unfinished))
      if (deals > 0) details.push(command.fairDeals({ deals, proven }))
      const untold = bad > MOST_TOLD ? `${command.untold(bad - MOST_TOLD)}\n` : ''
      const summary = `${untold}${mark} ${calledFile(file)}: ${command.judged({ good, bad })}\n`
      return details.length === 0 ? summary : `${summary}  ${details.join(', ')}\n`
    },
    end(unread) {
      if (whole.files <= 1) return ''
      const without = whole.empty + unread
      const rest = without === 0 ? '' : `, ${command.withoutRecords(without)}`
      return `${command.altogether} ${command.judged(whole)}${rest}
`
    },
  }
}
