import { type Json, type Problem, refuse } from '@halfpint/core'
import type { CommanderError, HelpConfiguration, Option } from 'commander'
import type { Terminal } from './terminal.ts'

/** Commander's help with its headings and remarks in the chosen language. */
export const helpIn = ({ words, paint }: Terminal): HelpConfiguration => {
  const { headings } = words.command
  const titles: { readonly [title: string]: string } = {
    'Usage:': headings.usage,
    'Arguments:': headings.arguments,
    'Options:': headings.options,
    'Global Options:': headings.globalOptions,
    'Commands:': headings.commands,
  }
  return {
    showGlobalOptions: true,
    styleTitle: title => paint('bold', titles[title] ?? title),
    subcommandTerm: command => command.name(),
    optionDescription: ({ description, defaultValue, required }: Option) =>
      required && typeof defaultValue === 'string' ? `${description} ${headings.usual(defaultValue)}` : description,
  }
}

/** Whether two words have more than half of their letters in common. */
const isClose = (word: string, name: string): boolean => {
  const letters = [...name]
  const shared = [...word].filter(each => letters.includes(each) && letters.splice(letters.indexOf(each), 1))
  return shared.length * 2 > Math.max(word.length, name.length)
}

/**
 * The names that commander suggests, read from its message. It also suggests names as far apart as "book" and "foo".
 */
const similarIn = (message: string, word: string): Json[] =>
  (/\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1]?.split(', ') ?? []).filter(name => isClose(word, name))

/** An error of commander as a problem of ours; `undefined` if help or the version was shown. */
export const usageProblem = ({ code, message }: CommanderError): Problem | undefined => {
  const named = /'(.*)'/.exec(message)?.[1] ?? ''
  const similar = similarIn(message, named)
  switch (code) {
    case 'commander.help':
    case 'commander.helpDisplayed':
    case 'commander.version':
      return undefined
    case 'commander.unknownCommand':
      return refuse('unknown-command', { command: named, similar }).problem
    case 'commander.unknownOption':
      return refuse('unknown-flag', { flag: named, similar }).problem
    case 'commander.missingArgument':
      return refuse('missing-argument', { argument: named }).problem
    case 'commander.optionMissingArgument':
      return refuse('missing-value', { flag: named }).problem
    case 'commander.missingMandatoryOptionValue':
      return refuse('missing-flag', { flag: named }).problem
    case 'commander.excessArguments':
      return refuse('too-many-arguments').problem
    default:
      throw new Error(message)
  }
}
