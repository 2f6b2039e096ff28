import type { Command, Option } from 'commander'

/** Shells with a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof SHELLS)[number]

/** The choices in a usage line: `<bash|zsh|fish>`, `[half-pint-heroes|herzlos]` or `--lang <en|de|ru>`. */
const choicesIn = (usage: string): string[] => {
  const inside = /[<[]([^\]>]*\|[^\]>]*)/.exec(usage)?.[1]
  return inside?.split('|') ?? []
}

const choicesOf = (command: Command): string[] =>
  command.registeredArguments.flatMap(argument => choicesIn(`<${argument.name()}>`))

const wordsAfter = (command: Command): string[] => [
  ...choicesOf(command),
  ...command.commands.map(below => below.name()),
]

const flagNames = ({ long, short }: Option): string[] => [long, short].filter(flag => flag !== undefined)

/** All commands with their full names: `puzzles`, `puzzles make`. */
const commandsBelow = (command: Command, way = ''): { way: string; command: Command }[] =>
  command.commands.flatMap(below => {
    const here = `${way} ${below.name()}`.trim()
    return [{ way: here, command: below }, ...commandsBelow(below, here)]
  })

// The script for bash. It completes flags after a dash, and leaves file names to the shell.
const bash = (program: Command): string => {
  // Flags of all commands.
  const everywhere = ['--lang', '--no-color', '--help']
  const offer = (words: readonly string[], flags: readonly string[]): string =>
    `words="${words.join(' ')}" flags="${[...new Set([...flags, ...everywhere])].join(' ')}"`
  const commands = commandsBelow(program)
  const cases = commands.map(
    ({ way, command }) =>
      `      "${way}") way="${way}" ${offer(wordsAfter(command), command.options.flatMap(flagNames))} ;;`,
  )
  const valued = [program, ...commands.map(({ command }) => command)].flatMap(({ options }) =>
    options.filter(({ required }) => required),
  )
  const named = (options: readonly Option[]): string => [...new Set(options.flatMap(flagNames))].join('|')
  const chosen = valued.filter(({ flags }) => choicesIn(flags).length > 0)
  const values = chosen.map(option => `    ${named([option])}) words="${choicesIn(option.flags).join(' ')}" ;;`)
  return `_halfpint() {
  local way="" word current="\${COMP_WORDS[COMP_CWORD]}" ${offer([...wordsAfter(program), 'help'], program.options.flatMap(flagNames))}
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "\${way:+$way }$word" in
${cases.join('\n')}
    esac
  done
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${[...new Set(values)].join('\n')}
    ${named(valued)}) words="" ;;
  esac
  case "$current" in -*) words="$flags" ;; esac
  COMPREPLY=( $(compgen -W "$words" -- "$current") )
}
complete -o default -F _halfpint halfpint
`
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const fishLine = (when: string, rest: string): string =>
  `complete -c halfpint${when === '' ? '' : ` -n ${quoted(when)}`} ${rest}`

const fishFlag = (when: string, { long, short, flags, description, required }: Option): string => {
  const letter = short === undefined ? '' : ` -s ${short.slice(1)}`
  const choices = choicesIn(flags)
  const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : required ? ' -r' : ''
  return fishLine(when, `-l ${long?.slice(2)}${letter}${value} -d ${quoted(description)}`)
}

const fish = (program: Command): string => {
  const seenOf = (names: readonly string[]): string =>
    names.map(name => `__fish_seen_subcommand_from ${name}`).join('; and ')
  const lines = commandsBelow(program).flatMap(({ way, command }) => {
    const names = way.split(' ')
    const seen = seenOf(names)
    const siblings = command.parent?.commands.map(each => each.name()).join(' ')
    const before = names.length === 1 ? '' : `${seenOf(names.slice(0, -1))}; and `
    return [
      fishLine(
        `${before}not __fish_seen_subcommand_from ${siblings}`,
        `-f -a ${names.at(-1)} -d ${quoted(command.description())}`,
      ),
      ...choicesOf(command).map(word => fishLine(seen, `-f -a ${word}`)),
      ...command.options.map(option => fishFlag(seen, option)),
    ]
  })
  return `${[...program.options.map(option => fishFlag('', option)), ...lines].join('\n')}\n`
}

/** zsh needs its own completion switched on to run the script of bash. */
const ZSH = `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
autoload -U +X bashcompinit && bashcompinit
`

/** The completion script of a shell, generated from the command line. */
export const completionFor = (shell: Shell, program: Command): string => {
  if (shell === 'fish') return fish(program)
  return shell === 'zsh' ? ZSH + bash(program) : bash(program)
}
