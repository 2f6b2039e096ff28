import type { arena as source } from '../../en/problems/arena.ts'
import { list, type Sentences, show } from '../../sentence.ts'

/** Problems with bots, their budgets, and the parts of an experiment. */
export const arena: Sentences<typeof source> = {
  'unknown-bot': ({ bot, levels, characters }) =>
    `Бота «${show(bot)}» нет; выберите уровень (${list(levels)}) или завсегдатая (${list(characters)}).`,
  'reference-bot': ({ bot }) =>
    `«${show(bot)}» — эталонный бот. Эталонные боты не входят в эту программу: они играют в исходном коде проекта, командой npm run arena.`,
  'bad-budget': ({ budget }) => `«${show(budget)}» — не время на раздумье; напишите 200ms, 2s или 2000it.`,
  'too-few-bots': 'Нужны хотя бы два бота; перечислите их через запятую.',
  'too-many-bots': ({ bots, players }) =>
    `Ботов ${show(bots)}, а мест за столом ${show(players)}; увеличьте --players или назовите меньше.`,
  'bots-do-not-fit': ({ bots, places }) =>
    `Названо ботов: ${show(bots)}, мест: ${show(places)}; назовите одного на всех или по одному на место.`,
  'bad-shard': ({ shard }) => `«${show(shard)}» — не часть эксперимента; первая из трёх пишется 1/3.`,
  'not-a-shard': ({ file }) => `«${show(file)}» — не часть эксперимента, записанная командой halfpint arena.`,
  'shard-unfinished': ({ file, pairs, expected }) =>
    `«${show(file)}» — эксперимент прерван: раздач ${show(pairs)} из ${show(expected)}; повторите эту часть.`,
  'other-experiment': ({ file, other, keys }) =>
    `«${show(file)}» и «${show(other)}» — из разных экспериментов; они различаются: ${list(keys)}.`,
  'shard-twice': ({ file, other, shard }) =>
    `«${show(file)}» и «${show(other)}» — одна и та же часть ${show(shard)}; уберите одну.`,
  'bot-faults': ({ bot, late, ended, illegal, unasked }) =>
    `${show(bot)}: часть решений потеряна, они выбраны жребием. Опоздал: ${show(late)}, завершился: ${show(ended)}, ответ не был номером допустимого действия: ${show(illegal)}, больше не спрашивали после десяти потерянных подряд: ${show(unasked)}.`,
  'bot-never-answered': ({ bot }) =>
    `${show(bot)} не запускается или ни разу не дал допустимого ответа, поэтому результата нет. Запустите эту команду отдельно, чтобы увидеть ошибку.`,
  'bad-sprt': ({ sprt }) => `«${show(sprt)}» — не две доли в процентах; сначала меньшая, например 50,52.`,
  'other-log': ({ file }) => `«${show(file)}» — журнал другого эксперимента; назовите другой файл.`,
  'shard-missing': ({ shards }) => `Не хватает частей эксперимента: ${list(shards)}.`,
  'no-shards': 'Складывать нечего; назовите файлы частей.',
  'no-such-seats': ({ value, most }) =>
    `«${show(value)}» — не места; напишите числа от 0 до ${show(most)}, например 0,2.`,
}
