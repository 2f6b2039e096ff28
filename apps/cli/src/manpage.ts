import type { Command } from 'commander'

/** Escapes text for `man`: a backslash, and a dot or a quote at the start of a line. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')

const optionLines = (command: Command): string[] =>
  command.options.flatMap(({ flags, description }) => ['.TP', `.B ${roff(flags)}`, roff(description)])

const commandLines = (command: Command, before: string): string[] => {
  const name = `${before} ${command.name()}`
  return [
    `.SS ${roff(name)} ${roff(command.usage())}`,
    roff(command.description()),
    ...optionLines(command),
    ...command.commands.flatMap(below => commandLines(below, name)),
  ]
}

/** The manual page, generated from the command line. */
export const manPage = (program: Command, version: string): string =>
  `${[
    `.TH HALFPINT 1 "" "halfpint ${version}"`,
    '.SH NAME',
    `halfpint \\- ${roff(program.description())}`,
    '.SH SYNOPSIS',
    `.B halfpint\n${roff(program.usage())}`,
    '.SH OPTIONS',
    ...optionLines(program),
    '.SH COMMANDS',
    ...program.commands.flatMap(command => commandLines(command, program.name())),
  ].join('\n')}\n`
