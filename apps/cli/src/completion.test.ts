import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint, scratch } from './child.ts'

beforeAll(build)
afterAll(clean)

test('bash completes commands, games and flags', async () => {
  const { code, out } = await halfpint(['completion', 'bash'])
  expect(code).toBe(0)
  const file = join(scratch, 'completion.sh')
  writeFileSync(file, out)
  const complete = (...words: string[]): string[] => {
    const typed = words.map(word => `'${word}'`).join(' ')
    const script = `source '${file}'; COMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _halfpint; echo "\${COMPREPLY[*]}"`
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split(' ')
  }
  expect(complete('halfpint', 'si')).toEqual(['simulate'])
  expect(complete('halfpint', 'play', 'her')).toEqual(['herzlos'])
  expect(complete('halfpint', 'play', '--resu')).toEqual(['--resume'])
  expect(complete('halfpint', 'arena', 'me')).toEqual(['merge'])
  expect(complete('halfpint', 'puzzles', 'make', 'h')).toEqual(['half-pint-heroes', 'herzlos'])
  expect(complete('halfpint', 'puzzles', 'make', '--th')).toEqual(['--theme'])
  expect(complete('halfpint', '--lang', '')).toEqual(['en', 'de', 'ru'])
  expect(complete('halfpint', 'play', '--lang', 'd')).toEqual(['de'])
  expect(complete('halfpint', '--lang', 'de', 'si')).toEqual(['simulate'])
  expect(complete('halfpint', 'play', '')).toEqual(['half-pint-heroes', 'herzlos'])
  // No completion of the command, so that the shell offers files.
  for (const words of [
    ['judge', ''],
    ['play', '--out', ''],
  ])
    expect(complete('halfpint', ...words)).toEqual([''])
})

test('zsh and fish have their scripts, other shells are refused', async () => {
  const [zsh, fish, other] = await Promise.all(['zsh', 'fish', 'cmd'].map(shell => halfpint(['completion', shell])))
  expect(zsh?.out).toMatch(/compinit; }\nautoload -U \+X bashcompinit/)
  expect(fish?.out).toContain('-f -a simulate -d')
  expect(fish?.out).toContain('-l resume')
  expect(fish?.out).toContain("complete -c halfpint -l lang -x -a 'en de ru'")
  expect(fish?.out).toContain("-n '__fish_seen_subcommand_from puzzles; and __fish_seen_subcommand_from make' -l theme")
  expect(other).toMatchObject({ code: 2, out: '', err: expect.stringContaining('“cmd”') })
})

test('the manual page names every command', async () => {
  const { code, out } = await halfpint(['man'])
  expect(code).toBe(0)
  expect(out).toMatch(/^\.TH HALFPINT 1/)
  for (const name of ['play', 'simulate', 'judge', 'sets', 'serve', 'move', 'pad', 'arena', 'arena merge', 'review'])
    expect(out).toContain(`.SS halfpint ${name}`)
})
