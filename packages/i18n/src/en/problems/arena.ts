import { list, type Sentence, show } from '../../sentence.ts'

/** Problems with bots, their budgets, and the parts of an experiment. */
export const arena = {
  'unknown-bot': ({ bot, levels, characters }) =>
    `There is no bot “${show(bot)}”; choose a level (${list(levels)}) or a regular (${list(characters)}).`,
  'reference-bot': ({ bot }) =>
    `“${show(bot)}” is a reference bot. Reference bots are not part of this program: they play in the source code of the project, with npm run arena.`,
  'bad-budget': ({ budget }) => `“${show(budget)}” is not a budget; write 200ms, 2s or 2000it.`,
  'too-few-bots': 'Two bots at least are needed; name them with commas between.',
  'too-many-bots': ({ bots, players }) =>
    `${show(bots)} bots do not fit at a table of ${show(players)}; raise --players or name fewer.`,
  'bots-do-not-fit': ({ bots, places }) =>
    `${show(bots)} bots are named for ${show(places)} places; name one for all, or one for each place.`,
  'bad-shard': ({ shard }) => `“${show(shard)}” is not a part of an experiment; write 1/3 for the first of three.`,
  'not-a-shard': ({ file }) => `“${show(file)}” is not a part of an experiment that halfpint arena wrote.`,
  'shard-unfinished': ({ file, pairs, expected }) =>
    `“${show(file)}” was broken off after ${show(pairs)} of ${show(expected)} deals; run this part again.`,
  'other-experiment': ({ file, other, keys }) =>
    `“${show(file)}” is of another experiment than “${show(other)}”; they differ in ${list(keys)}.`,
  'shard-twice': ({ file, other, shard }) =>
    `“${show(file)}” and “${show(other)}” are both part ${show(shard)}; leave one out.`,
  'bot-faults': ({ bot, late, ended, illegal, unasked }) =>
    `${show(bot)} lost decisions, which were drawn by chance: ${show(late)} because it was late, ${show(ended)} because it ended, ${show(illegal)} because its answer was not the number of an allowed action, ${show(unasked)} because it was no longer asked after ten lost in a row.`,
  'bot-never-answered': ({ bot }) =>
    `${show(bot)} cannot be started or never gave a valid answer, so there is no result. Run its command alone to see what is wrong.`,
  'bad-sprt': ({ sprt }) => `“${show(sprt)}” are not two shares in percent; write the lower one first, as in 50,52.`,
  'other-log': ({ file }) => `“${show(file)}” is the log of another experiment; name another file.`,
  'shard-missing': ({ shards }) => `Parts of the experiment are missing: ${list(shards)}.`,
  'no-shards': 'There are no parts to put together; name their files.',
  'no-such-seats': ({ value, most }) =>
    `“${show(value)}” are not seats; write numbers from 0 to ${show(most)}, as in 0,2.`,
} satisfies { readonly [code: string]: Sentence }
