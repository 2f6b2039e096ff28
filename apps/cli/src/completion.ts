import type { Command, Option } from 'commander'

/** The shells that can complete what is typed. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const

export type Shell = (typeof SHELLS)[number]

/** What a usage line offers to choose from: `<bash|zsh|fish>` or `[half-pint-heroes|herzlos]`. */
const choicesOf = (command: Command): string[] =>
  command.registeredArguments.flatMap(argument => (argument.name().includes('|') ? argument.name().split('|') : []))

const flagNames = ({ long, short }: Option): string[] => [long, short].filter(flag => flag !== undefined)

const flagsOf = (command: Command): string[] => command.options.flatMap(flagNames)

const wordsAfter = (command: Command): string =>
  [...choicesOf(command), ...command.commands.map(below => below.name())].join(' ')

// Where nothing of ours fits, the shell offers files; flags only to whoever begins one.
const bash = (program: Command): string => {
  const cases = program.commands.map(
    command =>
      `    ${command.name()}) words="${wordsAfter(command)}" flags="${[...flagsOf(command), '--help'].join(' ')}" ;;`,
  )
  const valued = program.commands.flatMap(({ options }) => options.filter(({ required }) => required))
  const names = [...new Set(valued.flatMap(flagNames))]
  return `_halfpint() {
  local words="" flags="" current="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${wordsAfter(program)} help" flags="${flagsOf(program).join(' ')} --help"; fi
  case "\${COMP_WORDS[COMP_CWORD-1]}" in ${names.join('|')}) words="" ;; esac
  case "$current" in -*) words="$flags" ;; esac
  COMPREPLY=( $(compgen -W "$words" -- "$current") )
}
complete -o default -F _halfpint halfpint
`
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const fishLine = (when: string, rest: string): string => `complete -c halfpint -n ${quoted(when)} ${rest}`

const fish = (program: Command): string => {
  const lines = program.commands.flatMap(command => {
    const seen = `__fish_seen_subcommand_from ${command.name()}`
    return [
      fishLine('__fish_use_subcommand', `-f -a ${command.name()} -d ${quoted(command.description())}`),
      ...[...choicesOf(command), ...command.commands.map(below => below.name())].map(word =>
        fishLine(seen, `-a ${word}`),
      ),
      ...command.options.map(({ long, short, description, required }) => {
        const letter = short === undefined ? '' : ` -s ${short.slice(1)}`
        return fishLine(seen, `-l ${long?.slice(2)}${letter}${required ? ' -r' : ''} -d ${quoted(description)}`)
      }),
    ]
  })
  return `${lines.join('\n')}\n`
}

/** What zsh needs to read bash's script, also where its own completion was never switched on. */
const ZSH = `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
autoload -U +X bashcompinit && bashcompinit
`

/** The script that teaches a shell to complete the command line, made of the command line itself. */
export const completionFor = (shell: Shell, program: Command): string => {
  if (shell === 'fish') return fish(program)
  return shell === 'zsh' ? ZSH + bash(program) : bash(program)
}
