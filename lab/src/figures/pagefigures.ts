import { loadavg } from 'node:os'
import { median } from '../engine/contest.ts'
import { machine, machineText } from '../engine/machine.ts'
import { jsonOf, outputOf } from './child.ts'
import { type Goal, grid } from './goal.ts'
import type { DownloadSize, PageFigures, Quickness } from './stored.ts'

/** Builds the page, measures its size and plays in it with a browser. */
export const measurePage = async (): Promise<PageFigures> => {
  await outputOf('npm', ['run', '--silent', 'build', '-w', '@halfpint/web'])
  const load = Number((loadavg()[0] ?? 0).toFixed(1))
  const found = (await jsonOf('npx', ['tsx', 'e2e/src/figures.ts'])) as Omit<PageFigures, keyof ReturnType<typeof here>>
  return { ...here(load), ...found }
}

const here = (load: number) => ({ machine: machine(), command: 'npm run figures -w lab -- page', load })

const KB = 1000

const kilobytes = ({ bytes }: DownloadSize): string => `${(bytes / KB).toFixed(1)} kB`

const GAMES: { readonly [id: string]: string } = { 'half-pint-heroes': 'Half-Pint Heroes', herzlos: 'Herzlos' }

const milliseconds = (value: number | undefined): string => (value === undefined ? 'none' : `${Math.round(value)} ms`)

/** Size and speed of the page. */
export const pageBlock = ({ machine: where, load, slowdown, sizes, quickness }: PageFigures): string => {
  const { view, worker, whole } = sizes
  return [
    grid(
      ['script and style, gzipped', 'size', 'files'],
      [
        ['until the first table asks for something', kilobytes(view), String(view.files)],
        ['the worker with the bots and their weights, loaded beside it', kilobytes(worker), String(worker.files)],
        ['everything, the worker included', kilobytes(whole), String(whole.files)],
      ],
      1,
    ),
    '',
    grid(
      [`on a processor ${slowdown} times slower`, ...quickness.map(({ game }) => GAMES[game] ?? game)],
      [
        ['first paint', ...quickness.map(each => milliseconds(each.firstPaint))],
        ['until the table asks for something', ...quickness.map(each => milliseconds(each.playable))],
        ['tap to movement, the middle one', ...quickness.map(each => milliseconds(median(each.taps)))],
        ['tap to movement, the longest', ...quickness.map(each => milliseconds(each.taps[0]))],
        ['longest tasks during play, processor time', ...quickness.map(longest)],
        ['frames in time during play', ...quickness.map(each => `${Math.floor(100 * each.frames)}%`)],
      ],
      1,
    ),
    '',
    `${machineText(where)}; load of the machine ${load}.`,
  ].join('\n')
}

const longest = ({ tasks }: Quickness): string => `${tasks.map(Math.round).join(', ')} ms`

/** The goals of the page. */
export const pageGoals = ({ sizes, quickness }: PageFigures): Goal[] => [
  {
    what: 'page, first playable view',
    aim: 'at most 85 kB of gzipped script and style',
    measured: kilobytes(sizes.view),
    met: sizes.view.bytes <= 85 * KB,
  },
  {
    what: 'page, all of it',
    aim: 'at most 380 kB of gzipped script and style',
    measured: kilobytes(sizes.whole),
    met: sizes.whole.bytes <= 380 * KB,
  },
  ...quickness.flatMap(({ game, firstPaint, playable, taps, tasks }): Goal[] => [
    {
      what: `page, ${GAMES[game]}, processor slowed`,
      aim: 'first paint under 0.5 s, ready to play under 1.5 s',
      measured: `${milliseconds(firstPaint)}, ${milliseconds(playable)}`,
      met: firstPaint < 500 && playable < 1500,
    },
    {
      what: `page, ${GAMES[game]}, processor slowed`,
      aim: 'from tap to movement under 100 ms',
      measured: `${milliseconds(median(taps))} in the middle, ${milliseconds(taps[0])} at the longest`,
      met: median(taps) < 100,
    },
    {
      what: `page, ${GAMES[game]}, processor slowed`,
      aim: 'no task over 50 ms during play',
      measured: `the longest ${milliseconds(tasks[0])} of processor time`,
      met: (tasks[0] ?? Number.NaN) <= 50,
    },
  ]),
]
